import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { monthName, offeredMonths } from '~/command-center/books/contributions/month-name';
import { MemberChoice } from '~/command-center/books/members/member-choice';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { assignEvent, memberPaymentsQuery, type PaymentEvent } from './fetch-events';
import { useDecision } from './use-decision';

/** What a one-time payment can be for. */
const purposes = ['contribution', 'gift'] as const;

const returns: readonly PaymentEvent['kind'][] = ['refund', 'refunded_charge', 'dispute'];

/** Assigns an event to a member, or a refund or dispute to one of a member's payments. */
export function AssignForm({ event, onDone }: { event: PaymentEvent; onDone: () => void }) {
  const { t } = useTranslation('manageEvents');
  const { language } = useLanguage();
  const [member, setMember] = useState(event.member_id ?? '');
  const [invoice, setInvoice] = useState('');
  const [kind, setKind] = useState<(typeof purposes)[number]>('contribution');
  const paidIn = dayInBocaRaton(new Date(event.happened_at)).slice(0, 7);
  const [month, setMonth] = useState(paidIn);
  const needsPayment = returns.includes(event.kind);
  const needsPurpose = event.kind === 'one_time';
  const { data: payments } = useQuery(memberPaymentsQuery(needsPayment ? member : ''));
  const { decide, isPending, problem } = useDecision(
    () =>
      assignEvent({
        event_id: event.id,
        member_id: member,
        ...(needsPayment && { invoice_id: invoice }),
        ...(needsPurpose && { kind, month: `${kind === 'gift' ? paidIn : month}-01` }),
      }),
    t('assign.done'),
    onDone,
  );
  const isReady = member !== '' && (!needsPayment || invoice !== '');
  const onSubmit = (submit: SyntheticEvent) => {
    submit.preventDefault();
    if (isReady && !isPending) decide();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-white p-5 shadow-raised"
    >
      <h3 className="text-lead font-semibold">{t('assign.title')}</h3>
      <MemberChoice
        value={member}
        firstSearch={event.member_number ?? event.member_name ?? ''}
        onChange={(id) => {
          setMember(id);
          setInvoice('');
        }}
      />
      {needsPurpose && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('assign.kind')}>
            <Select value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
              {purposes.map((one) => (
                <option key={one} value={one}>
                  {t(`assign.kinds.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {kind === 'contribution' && (
            <Field label={t('assign.month')}>
              <Select value={month} onChange={({ target }) => setMonth(target.value)}>
                {offeredMonths(paidIn).map((one) => (
                  <option key={one} value={one}>
                    {monthName(one, language)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      )}
      {needsPayment && payments && (
        <Field
          label={t('assign.payment')}
          hint={payments.length === 0 ? t('assign.noPayments') : undefined}
        >
          <Select
            value={invoice}
            disabled={payments.length === 0}
            onChange={({ target }) => setInvoice(target.value)}
          >
            <option value="">{t('assign.choose')}</option>
            {payments.map(({ invoice_id, received_on, cents }) => (
              <option key={invoice_id} value={invoice_id}>
                {`${formatDate(received_on, language)} · ${formatMoney(cents / 100, language)}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" size="sm" disabled={!isReady} busy={isPending}>
          {t('assign.submit')}
        </Button>
        {!needsPayment && event.customer_id && (
          <p className="min-w-0 flex-1 text-sm text-muted">{t('assign.hint')}</p>
        )}
      </div>
    </form>
  );
}
