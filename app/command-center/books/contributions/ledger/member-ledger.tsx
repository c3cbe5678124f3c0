import { HandCoins, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useAddress } from '~/command-center/kit/use-address';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { EntryEditor } from './entry-editor';
import { EntryList } from './entry-list';
import type { Ledger } from './fetch-ledger';
import { FundUseEditor } from './fund-use-editor';
import { MonthList } from './month-list';

/** A member's months and entries, and the button that records a payment. */
export function MemberLedger({ ledger }: { ledger: Ledger }) {
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
