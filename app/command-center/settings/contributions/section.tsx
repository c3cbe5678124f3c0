import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { type IuaAmount, type Plan, plansQuery } from '~/command-center/settings/plans/fetch-plans';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { EmptyState } from '~/shared/ui/empty-state';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { amountsQuery, type ContributionTable, tablesQuery } from './fetch-tables';
import { draftOf, newDraft, nextStart } from './table-draft';
import { TableEditor } from './table-editor';
import { TableView } from './table-view';

/** What memberships contribute each month: the tables so far, and the next one. */
export function Contributions() {
  const { t } = useTranslation('managePlans');
  const tables = useQuery(tablesQuery);
  const choices = useQuery(plansQuery);
  const record = useOpenRecord();
  const failed = [tables, choices].find(({ data, error }) => !data && error);
  const mayAdd =
    choices.data?.plans.some(isOpen) === true && choices.data.amounts.some(isOpen) === true;
  return (
    <TabPage>
      <TabHeading lead={t('tables.lead')}>
        {tables.data && mayAdd && record.openId === null && (
          <Button onClick={() => record.open('new')}>
            <Plus className="size-5" />
            {t('tables.add')}
          </Button>
        )}
      </TabHeading>
      <SettingsMenu current="contributions" />
      {failed && <LoadFailure title={t('tables.title')} query={failed} />}
      {!failed && !(tables.data && choices.data) && <Skeleton className="h-60" />}
      {tables.data && choices.data && (
        <Tables
          // A saved or opened table starts with its own values.
          key={record.openId}
          tables={tables.data}
          plans={choices.data.plans}
          amounts={choices.data.amounts}
          record={record}
        />
      )}
    </TabPage>
  );
}

const isOpen = ({ retired_at }: { retired_at: string | null }) => retired_at === null;

type TablesProps = {
  tables: readonly ContributionTable[];
  plans: readonly Plan[];
  amounts: readonly IuaAmount[];
  record: ReturnType<typeof useOpenRecord>;
};

function Tables({ tables, plans, amounts, record }: TablesProps) {
  const { t } = useTranslation('managePlans');
  const today = dayInBocaRaton();
  const opened = tables.find(({ id }) => id === record.openId);
  // The latest table is the model of the next one.
  const model = tables[0];
  const isNew = record.openId === 'new';
  const shown = opened ?? (isNew ? model : undefined);
  const cells = useQuery({ ...amountsQuery(shown?.id ?? ''), enabled: shown !== undefined });
  const { language } = useLanguage();
  const close = record.close;
  if (plans.length === 0 || amounts.length === 0) {
    return (
      <Notice>
        <p>{t('tables.needsPlans')}</p>
      </Notice>
    );
  }
  // Cached amounts may be older than the table: saved with its version, they would undo a change.
  if (shown && !(cells.data && cells.isFetchedAfterMount)) {
    return cells.error ? (
      <LoadFailure title={t('tables.title')} query={cells} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  const isChanged = opened && opened.starts_on > today;
  if (isNew || isChanged) {
    const draft = opened
      ? draftOf(opened, cells.data ?? [], language)
      : newDraft(
          nextStart(tables, today),
          language,
          model && { table: model, amounts: cells.data ?? [] },
        );
    return (
      <TableEditor
        initial={draft}
        stored={opened}
        tables={tables}
        plans={plans}
        amounts={amounts}
        onClose={close}
      />
    );
  }
  if (opened) {
    return (
      <TableView
        table={opened}
        cells={cells.data ?? []}
        plans={plans}
        amounts={amounts}
        onClose={close}
      />
    );
  }
  if (tables.length === 0) {
    return (
      <EmptyState
        title={t('tables.empty.title')}
        text={t('tables.empty.text')}
        illustration={HeartLedger}
      />
    );
  }
  return <TableList tables={tables} today={today} onOpen={record.open} />;
}

type TableListProps = {
  tables: readonly ContributionTable[];
  today: string;
  onOpen: (id: string) => void;
};

function TableList({ tables, today, onOpen }: TableListProps) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const inForce = tables.find(({ starts_on }) => starts_on <= today);
  return (
    <FactGroup
      title={t('tables.title')}
      form={
        <ul className="grid divide-y divide-line/70">
          {tables.map((table) => {
            const date = formatDate(table.starts_on, language);
            const isFuture = table.starts_on > today;
            return (
              <li
                key={table.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
              >
                <div className="grid min-w-0 grow basis-60 gap-0.5">
                  <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                    {t('tables.from', { date })}
                    {table === inForce && (
                      <Badge dot tone="success">
                        {t('tables.inForce')}
                      </Badge>
                    )}
                    {isFuture && <Badge tone="info">{t('tables.next')}</Badge>}
                  </h3>
                  {table.note && <p className="text-sm wrap-anywhere text-muted">{table.note}</p>}
                </div>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t(isFuture ? 'tables.changeOne' : 'tables.showOne', { date })}
                  onClick={() => onOpen(table.id)}
                >
                  {t(isFuture ? 'change' : 'tables.show')}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    />
  );
}
