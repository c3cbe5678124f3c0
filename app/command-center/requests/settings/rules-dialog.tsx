import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { type Rule, rulesQuery } from './fetch-rules';
import { RuleEditor } from './rule-editor';
import { SettingsList } from './settings-list';
import { useRuleText } from './use-rule-text';

/** The rules that decide which documents a request needs. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const query = useQuery({ ...rulesQuery, staleTime: 0 });
  const textOf = useRuleText();
  const [edited, setEdited] = useState<Rule | 'new'>();
  if (edited) {
    return (
      <RuleEditor
        rule={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('rules.title')} query={query} onClose={onClose}>
      {(rules) => (
        <SettingsList
          title={t('rules.title')}
          text={t('rules.text')}
          addLabel={t('rules.add')}
          empty={t('rules.empty')}
          rows={rules}
          summary={(rule) => {
            const { title, text } = textOf(rule);
            const waiting = rule.wanted && (
              <Badge tone="warning" className="mt-1 w-fit">
                {t('rules.waiting')}
              </Badge>
            );
            return { title, text, waiting };
          }}
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}
