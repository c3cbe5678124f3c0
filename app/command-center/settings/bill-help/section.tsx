import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Guideline, type Rule, registerQuery } from './fetch-register';
import { GuidelineEditor } from './guideline-editor';
import { RuleEditor } from './rule-editor';
import { useEntryNames } from './use-entry-names';

/** The poverty guidelines, and the rules of states and hospitals about financial assistance. */
export function BillHelp() {
  const { t } = useTranslation('manageBillHelp');
  const query = useQuery(registerQuery);
  const record = useOpenRecord();
  const editor = { onClose: record.close, onReload: () => void query.refetch() };
  const { guidelines = [], rules = [] } = query.data ?? {};
  const guideline = guidelines.find(({ id }) => id === record.openId);
  const rule = rules.find(({ id }) => id === record.openId);
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <SettingsMenu current="bill-help" />
      {query.isPending && <Skeleton className="h-60" />}
      {!query.data && query.error && <LoadFailure title={t('rules.title')} query={query} />}
      {query.data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
          <Part name="guidelines" onAdd={() => record.open('new-guideline')}>
            {guidelines.map((one) => (
              <GuidelineRow key={one.id} guideline={one} onOpen={() => record.open(one.id)} />
            ))}
          </Part>
          <Part name="rules" onAdd={() => record.open('new-rule')}>
            {rules.map((one) => (
              <RuleRow key={one.id} rule={one} onOpen={() => record.open(one.id)} />
            ))}
          </Part>
        </div>
      )}
      {query.data && (guideline || record.openId === 'new-guideline') && (
        <GuidelineEditor
          key={guideline?.updated_at ?? 'new'}
          guideline={guideline}
          newest={guidelines[0]}
          {...editor}
        />
      )}
      {query.data && (rule || record.openId === 'new-rule') && (
        <RuleEditor key={rule?.updated_at ?? 'new'} rule={rule} {...editor} />
      )}
    </TabPage>
  );
}

type PartProps = { name: 'guidelines' | 'rules'; onAdd: () => void; children: ReactNode };

function Part({ name, onAdd, children }: PartProps) {
  const { t } = useTranslation('manageBillHelp');
  return (
    <FactGroup
      title={t(`${name}.title`)}
      action={
        <Button variant="outline" size="sm" className="shrink-0" onClick={onAdd}>
          <Plus className="size-4" />
          {t(`${name}.add`)}
        </Button>
      }
      form={
        <div className="grid gap-4">
          <p className="text-sm text-muted">{t(`${name}.text`)}</p>
          <ul className="grid divide-y divide-line/70">{children}</ul>
        </div>
      }
    />
  );
}

function GuidelineRow({ guideline, onOpen }: { guideline: Guideline; onOpen: () => void }) {
  const { t } = useTranslation('manageBillHelp');
  const { language } = useLanguage();
  const { guidelineName } = useEntryNames();
  const { year, first_person_dollars: first, each_further_dollars: more } = guideline;
  const money = (dollars: number) => formatMoney(dollars, language, { cents: false });
  const name = guidelineName(guideline);
  return (
    <Row label={t('guidelines.edit', { name })} entry={guideline} onOpen={onOpen}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {name}
        {year > Number(dayInBocaRaton().slice(0, 4)) && <Badge>{t('guidelines.later')}</Badge>}
      </h3>
      <p>{t('guidelines.amounts', { first: money(first), more: money(more) })}</p>
    </Row>
  );
}

function RuleRow({ rule, onOpen }: { rule: Rule; onOpen: () => void }) {
  const { t } = useTranslation('manageBillHelp');
  const { ruleName } = useEntryNames();
  const name = ruleName(rule);
  const { free_up_to: free, reduced_up_to: reduced, apply_days: days, policy_url: policy } = rule;
  const limits = [
    free && t('rules.free', { percent: free }),
    reduced && t('rules.reduced', { percent: reduced }),
    days && t('rules.apply', { days }),
  ].filter(Boolean);
  return (
    <Row label={t('rules.edit', { name })} entry={rule} onOpen={onOpen}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {name}
        {rule.kind === 'hospital' && <Badge>{t('rules.isHospital')}</Badge>}
        {rule.retired_at && <Badge>{t('rules.retired')}</Badge>}
      </h3>
      {limits.length > 0 && <p>{limits.join(' · ')}</p>}
      {policy && (
        <ExternalLink newTab href={policy} className="link inline-flex items-center gap-1 text-sm">
          {t('rules.policy')}
        </ExternalLink>
      )}
      {rule.note && <p className="text-sm wrap-anywhere whitespace-pre-line">{rule.note}</p>}
    </Row>
  );
}

type RowProps = {
  label: string;
  entry: Guideline | Rule;
  onOpen: () => void;
  children: ReactNode;
};

function Row({ label, entry, onOpen, children }: RowProps) {
  const { t } = useTranslation('manageBillHelp');
  const { language } = useLanguage();
  const date = formatDate(entry.source_date, language);
  return (
    <li className="flex items-start gap-x-4 py-4 first:pt-0 last:pb-0">
      <div className="grid min-w-0 grow gap-1">
        {children}
        <p className="text-sm wrap-anywhere text-muted">
          {t('source', { source: entry.source, date })}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={label} onClick={onOpen} className="-my-1">
        {t('change')}
      </Button>
    </li>
  );
}
