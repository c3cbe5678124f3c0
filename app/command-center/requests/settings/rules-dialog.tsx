import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { choicesQuery, documentName } from '~/command-center/requests/fetch-choices';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Rule, rulesQuery } from './fetch-rules';
import { RuleEditor } from './rule-editor';
import { conditionNames } from './rule-form';
import { SettingsList } from './settings-list';
import { useCodeText } from './use-code-text';

/** The rules that decide which documents a request needs. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const query = useQuery({ ...rulesQuery, staleTime: 0 });
  const { data: choices } = useQuery(choicesQuery);
  const conditionsOf = useConditions();
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
            const name = documentName(choices?.documents ?? [], rule.document_kind, language);
            const kind = t(rule.is_required ? 'documents.required' : 'documents.optional');
            return { title: `${name} (${kind})`, text: conditionsOf(rule) };
          }}
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}

/** The conditions of a rule in one line. */
function useConditions(): (rule: Rule) => string {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const textOf = useCodeText();
  const either = new Intl.ListFormat(language, { type: 'disjunction' });
  return (rule) => {
    const parts = conditionNames.flatMap((condition) => {
      const codes = rule[condition];
      if (!codes) return [];
      const texts = codes.map((code) => textOf(condition, code));
      return [`${t(`rules.${condition}`)}: ${either.format(texts)}`];
    });
    if (rule.min_amount_cents !== null) {
      parts.push(`${t('rules.min_amount')}: ${formatMoney(rule.min_amount_cents / 100, language)}`);
    }
    return parts.length > 0 ? parts.join(' · ') : t('rules.always');
  };
}
