import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type BillStatus, statusOf } from '#bill-help/status';
import { billPath, pathFor } from '~/paths';
import { usePortalUser } from '~/portal/frame/portal-user';
import { backState } from '~/portal/frame/use-back-link';
import { formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { LoadFailure } from '~/shared/ui/load-failure';
import { useBillAmount, useBillName } from './bill-name';
import { billsQuery, type MemberBill } from './bills';

/** The member's bills, those for the same care together. Nothing while there are none. */
export function BillList() {
  const { t } = useTranslation('ownBills');
  const query = useQuery(billsQuery(usePortalUser().id));
  if (!query.data && query.isError) return <LoadFailure title={t('list.failed')} query={query} />;
  if (!query.data?.length) return null;
  return (
    <section aria-labelledby="bills-title" className="grid gap-3">
      <h2 id="bills-title" className="text-heading">
        {t('list.title')}
      </h2>
      <ul className="grid gap-3">
        {byCare(query.data).map((bills) => (
          <Care key={bills[0].care.id} bills={bills} />
        ))}
      </ul>
    </section>
  );
}

type Group = [MemberBill, ...MemberBill[]];

function byCare(bills: readonly MemberBill[]): Group[] {
  const groups = new Map<string, Group>();
  for (const bill of bills) {
    const known = groups.get(bill.care.id);
    if (known) known.push(bill);
    else groups.set(bill.care.id, [bill]);
  }
  return [...groups.values()];
}

/** The bills for one care, and the way to add another. */
function Care({ bills }: { bills: Group }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const { care } = bills[0];
  const person = care.household_people;
  const about = [
    person && `${person.first_name} ${person.last_name}`,
    care.service_date && formatDate(care.service_date, language),
    care.state !== 'draft' && care.number,
    bills.length > 1 && t('list.same', { count: bills.length }),
  ].filter((one): one is string => typeof one === 'string' && one !== '');
  return (
    <li className="grid rounded-md bg-white shadow-raised">
      {about.length > 0 && (
        <p className="px-4 pt-4 text-sm text-muted wrap-anywhere md:px-5">
          {about.map((one, index) => (
            <Fragment key={one}>
              {index > 0 && ' · '}
              {/* A number breaks at none of its hyphens. */}
              <span className="inline-block">{one}</span>
            </Fragment>
          ))}
        </p>
      )}
      <ul className="divide-y divide-line">
        {bills.map((bill) => (
          <Row key={bill.id} bill={bill} />
        ))}
      </ul>
      <Link
        to={`${pathFor('newBill', language)}?care=${care.id}`}
        state={backState(1)}
        className="link inline-flex min-h-11 items-center gap-1.5 border-t border-line px-4 text-sm font-semibold md:px-5"
      >
        <Plus className="size-4.5" />
        {t('list.another')}
      </Link>
    </li>
  );
}

function Row({ bill: one }: { bill: MemberBill }) {
  const { t } = useTranslation(['ownBills', 'billHelp']);
  const { language } = useLanguage();
  const nameOf = useBillName();
  const amountOf = useBillAmount();
  const { bill, payment, answers, letters } = one;
  const { status, next } = statusOf(bill, payment, answers, letters, today());
  return (
    <li>
      <Link
        to={billPath(one.id, language)}
        state={backState(1)}
        className="group flex items-center gap-4 rounded-md p-4 transition hover:bg-mata-50 active:translate-y-px md:p-5"
      >
        <span className="grid min-w-0 grow justify-items-start gap-1">
          <span className="font-semibold wrap-anywhere">{nameOf(one)}</span>
          <span className="tabular-nums">{amountOf(one)}</span>
          <StatusBadge status={status} />
          {next && (
            <span className="text-sm text-muted">
              {t('next', {
                title: t(`billHelp:dates.${next.kind}.title`),
                date: formatDate(next.day, language),
              })}
            </span>
          )}
        </span>
        <ArrowRight className="size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5" />
      </Link>
    </li>
  );
}

const tones = {
  paid: 'success',
  forgiven: 'success',
  notYet: 'neutral',
  waiting: 'info',
  check: 'warning',
  open: 'neutral',
} as const;

/** Where a bill stands, in a few words. */
export function StatusBadge({ status }: { status: BillStatus }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const text =
    status.kind === 'waiting'
      ? t('status.waiting', { date: formatDate(status.since, language) })
      : status.kind === 'check'
        ? t('status.check', { count: status.count })
        : t(`status.${status.kind}`);
  return <Badge tone={tones[status.kind]}>{text}</Badge>;
}
