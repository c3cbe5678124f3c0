import type { ReactNode } from 'react';
import {
  type BillingType,
  billingTypes,
  type PaymentStatus,
  paymentLooks,
  type scheduleStatuses,
} from '~/command-center/members/member-status';
import { EditButton } from '~/command-center/members/record/edit-button';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Payment, Schedule } from './fetch-billing';

type Edit = { onEdit: (part: string) => void };

const scheduleTones = { active: 'success', paused: 'warning', ended: 'neutral' } as const;

export function ScheduleLine({ schedule, onEdit }: Edit & { schedule: Schedule }) {
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

export function PaymentLine({ payment, onEdit }: Edit & { payment: Payment }) {
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
