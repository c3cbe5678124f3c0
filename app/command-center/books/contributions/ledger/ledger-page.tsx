import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, HandCoins, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MonthBadges, monthName } from '~/command-center/books/contributions/months';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { useAddress } from '~/command-center/kit/use-address';
import { AppError } from '~/shared/backend/app-error';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { EntryEditor, FundUseEditor } from './entry-editors';
import { EntryList } from './entry-list';
import { type Ledger, type LedgerMonth, ledgerQuery, stateOf } from './fetch-ledger';

type LedgerPageProps = { id: string; onClose: () => void };

/** A member's ledger, which replaces the list. */
export function LedgerPage({ id, onClose }: LedgerPageProps) {
  const { t } = useTranslation(['manageContributions', 'errors']);
  const query = useQuery(ledgerQuery(id));
  const isGone = query.error instanceof AppError && query.error.code === 'not_found';
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('manageContributions:ledger.back')}
        </Button>
      </div>
      {query.data ? (
        <MemberLedger ledger={query.data} />
      ) : isGone ? (
        <ListMessage title={t('manageContributions:ledger.gone')} text={t('errors:notFound')} />
      ) : query.error ? (
        <ListFailure
          error={query.error}
          isTrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="grid gap-6">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-48 rounded-md!" />
          <Skeleton className="h-72 rounded-md!" />
        </div>
      )}
    </TabPage>
  );
}

/** A member's months and entries, and the button that records a payment. */
function MemberLedger({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const mayOpenMember = can(useAdmin(), 'members');
  const [query, change] = useAddress();
  const edit = (part: string | null) =>
    change((current) => {
      if (part) current.set('edit', part);
      else current.delete('edit');
      return current;
    });
  const heading = useRef<HTMLHeadingElement>(null);
  // The ledger has replaced the list, so it takes the focus and screen readers announce it.
  useEffect(() => {
    window.scrollTo(0, 0);
    if (!document.querySelector('[role="dialog"]')) heading.current?.focus({ preventScroll: true });
  }, []);
  const { member, lapse, months, entries, today } = ledger;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid min-w-0 gap-2">
          <h1 ref={heading} tabIndex={-1} className="text-subtitle wrap-anywhere outline-none">
            {member.name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
            <span className="tabular-nums">{member.number}</span>
            <span className="wrap-anywhere">{member.email}</span>
            {mayOpenMember && (
              <LocalLink to="adminMembers" search={`?open=${member.id}`} className="link">
                {t('ledger.openMember')}
              </LocalLink>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="sm" onClick={() => edit('fund')}>
            <HandCoins className="size-5" />
            {t('fund.button')}
          </Button>
          <Button size="sm" onClick={() => edit('payment')}>
            <Plus className="size-5" />
            {t('entry.add')}
          </Button>
        </div>
      </div>
      {lapse && (
        <Notice
          tone="warning"
          title={t('ledger.inactive', { date: formatDate(lapse.from_date, language) })}
        >
          <p>
            {t(lapse.paid_on || today > lapse.last_day ? 'ledger.over' : 'ledger.canPay', {
              date: formatDate(lapse.last_day, language),
            })}
          </p>
        </Notice>
      )}
      <FactGroup
        title={t('ledger.months')}
        form={
          months.length > 0 ? (
            <MonthList months={months} today={today} />
          ) : (
            <p className="text-muted">{t('ledger.noMonths')}</p>
          )
        }
      />
      <FactGroup
        title={t('ledger.entries')}
        form={
          entries.length > 0 ? (
            <EntryList entries={entries} today={today} />
          ) : (
            <p className="text-muted">{t('ledger.noEntries')}</p>
          )
        }
      />
      {query.get('edit') === 'payment' && (
        <EntryEditor ledger={ledger} onClose={() => edit(null)} />
      )}
      {query.get('edit') === 'fund' && <FundUseEditor ledger={ledger} onClose={() => edit(null)} />}
    </>
  );
}

type MonthListProps = { months: readonly LedgerMonth[]; today: string };

/** What was due and received in each month, the latest first. */
function MonthList({ months, today }: MonthListProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  return (
    <ul className="divide-y divide-line/70">
      {months.map((month) => {
        const { due_cents: due, received_cents: received, paid_on, due_on } = month;
        return (
          <li key={month.month} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold first-letter:uppercase">
                {monthName(month.month, language)}
              </span>
              <MonthBadges
                month={{ state: stateOf(month, today), is_reversed: month.is_reversed }}
              />
            </p>
            <p className="flex flex-wrap gap-x-5 text-sm text-muted tabular-nums">
              <span>{t('ledger.due', { amount: money(due) })}</span>
              <span>{t('ledger.received', { amount: money(received) })}</span>
              {received > due && (
                <span>{t('ledger.above', { amount: money(received - due) })}</span>
              )}
              {paid_on && (
                <span>{t('ledger.paidOn', { date: formatDate(paid_on, language) })}</span>
              )}
              {!paid_on && due_on && (
                <span>{t('ledger.dueOn', { date: formatDate(due_on, language) })}</span>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
