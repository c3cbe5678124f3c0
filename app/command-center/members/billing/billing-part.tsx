import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Children, type ReactNode, use, useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure } from '~/command-center/kit/list-messages';
import {
  type BillingType,
  billingTypes,
  type PaymentStatus,
  paymentLooks,
  type scheduleStatuses,
} from '~/command-center/members/member-status';
import { EditButton, IsEditable } from '~/command-center/members/record/edit-button';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Billing, billingQuery, type Payment, type Schedule } from './fetch-billing';

type BillingPartProps = { memberId: string; onEdit: (part: string) => void };

const step = 6;

/** The contributions of the member, with schedules, card and payments. */
export function BillingPart({ memberId, onEdit }: BillingPartProps) {
  const { t } = useTranslation('manageMembers');
  const mayOpenBooks = can(useAdmin(), 'books');
  const [count, setCount] = useState(step);
  const { data, error, isFetching, refetch } = useQuery(billingQuery(memberId, count));
  return (
    <FactGroup
      title={t('record.billing')}
      action={
        mayOpenBooks && (
          <LocalLink
            to="adminBooks"
            search={`?open=${memberId}`}
            className="link text-sm font-semibold"
          >
            {t('record.ledger')}
          </LocalLink>
        )
      }
      form={
        data ? (
          <div className="grid gap-6">
            <BillingSection
              title={t('record.schedules')}
              add={t('record.newSchedule')}
              onAdd={() => onEdit('schedule-new')}
              empty={t('record.noSchedules')}
            >
              {data.schedules.map((one) => (
                <ScheduleLine key={one.id} schedule={one} onEdit={onEdit} />
              ))}
            </BillingSection>
            <BillingSection title={t('record.card')} empty={t('record.noCard')}>
              {data.cards.map((card) => (
                <CardLine key={card.id} card={card} />
              ))}
            </BillingSection>
            <BillingSection
              title={t('record.payments')}
              add={t('record.newPayment')}
              onAdd={() => onEdit('payment-new')}
              empty={t('record.noPayments')}
            >
              {data.payments.map((one) => (
                <PaymentLine key={one.id} payment={one} onEdit={onEdit} />
              ))}
            </BillingSection>
            {data.hasMore && (
              <Button
                variant="outline"
                size="sm"
                busy={isFetching}
                onClick={() => setCount(count + 8 * step)}
                className="w-fit"
              >
                {t('record.older')}
              </Button>
            )}
          </div>
        ) : error ? (
          <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )
      }
    />
  );
}

function CardLine({ card }: { card: Billing['cards'][number] }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const month = new Intl.DateTimeFormat(language, {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${card.expiration_date}T00:00:00Z`));
  return (
    <li className="py-2.5">
      {t('record.cardText', { type: card.card_type, digits: card.card_last4, month })}
    </li>
  );
}

type BillingSectionProps = {
  title: string;
  /** The label of the add button; none if lines cannot be added here. */
  add?: string;
  onAdd?: () => void;
  empty: string;
  /** The lines. */
  children: ReactNode;
};

/** Billing lines under a small title. */
function BillingSection({ title, add, onAdd, empty, children }: BillingSectionProps) {
  const isEditable = use(IsEditable);
  return (
    <div className="grid gap-1">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h3 className="text-sm font-semibold text-muted">{title}</h3>
        {add && isEditable && (
          <Button variant="quiet" size="sm" onClick={onAdd} className="-mr-2">
            <Plus className="size-5" />
            {add}
          </Button>
        )}
      </div>
      {Children.count(children) > 0 ? (
        <ul className="divide-y divide-line/70">{children}</ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </div>
  );
}

type Edit = { onEdit: (part: string) => void };

const scheduleTones = { active: 'success', paused: 'warning', ended: 'neutral' } as const;

function ScheduleLine({ schedule, onEdit }: Edit & { schedule: Schedule }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const amount = formatMoney(schedule.amount, language);
  const type = t(`billingType.${billingTypes[schedule.billing_type as BillingType]}`);
  const status = schedule.status as (typeof scheduleStatuses)[number];
  return (
    <Line
      amount={amount}
      text={`${type} · ${t('record.next', { date: formatDate(schedule.next_billing_date, language) })}`}
      badge={
        <Badge dot tone={scheduleTones[status]}>
          {t(`scheduleStatus.${status}`)}
        </Badge>
      }
      onEdit={() => onEdit(`schedule-${schedule.id}`)}
    />
  );
}

function PaymentLine({ payment, onEdit }: Edit & { payment: Payment }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const look = paymentLooks[payment.status as PaymentStatus];
  const method = [payment.payment_method, payment.payment_method_last4].filter(Boolean).join(' ');
  const parts = [
    t('record.due', { date: formatDate(payment.due_date, language) }),
    payment.paid_at && t('record.paidOn', { date: formatDay(payment.paid_at, language) }),
    method,
    payment.description,
  ];
  return (
    <Line
      amount={formatMoney(payment.amount, language)}
      text={parts.filter(Boolean).join(' · ')}
      badge={
        <Badge dot tone={look.tone}>
          {t(`paymentStatus.${look.word}`)}
        </Badge>
      }
      onEdit={() => onEdit(`payment-${payment.id}`)}
    />
  );
}

type LineProps = { amount: string; text: string; badge: ReactNode; onEdit: () => void };

function Line({ amount, text, badge, onEdit }: LineProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold tabular-nums">
          {amount}
          {badge}
        </p>
        <p className="text-sm wrap-anywhere text-muted">{text}</p>
      </div>
      <EditButton part={`${amount}, ${text}`} onClick={onEdit} />
    </li>
  );
}
