import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { monthName, offeredMonths } from '~/command-center/books/contributions/months';
import { payingMembers } from '~/command-center/books/fetch-member-choices';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { MemberChoice } from '~/command-center/kit/member-choice';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import {
  assignEvent,
  discardEvent,
  eventAmount,
  eventsKey,
  memberPaymentsQuery,
  type PaymentEvent,
} from './fetch-events';

type EventDialogProps = { event: PaymentEvent; onClose: () => void };

/** An event, why it was not applied, and what a person can decide about it. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('manageEvents');
  const { language } = useLanguage();
  const facts = [
    ['amount', eventAmount(event, language)],
    ['time', formatDateTime(event.happened_at, language)],
    ['member', event.member_name],
    ['number', event.member_number],
    ['customer', event.customer_id],
    ['object', event.object_id],
    ['event', `${event.type} · ${event.event_id}`],
    ['handledBy', event.handled_by_name],
    ['note', event.note],
  ] as const;
  const isOpen = event.state === 'parked' || event.state === 'waiting';
  const mayAssign =
    (isOpen || event.state === 'discarded') &&
    event.reason !== 'other_currency' &&
    event.reason !== 'no_amount' &&
    event.reason !== 'recorded_twice';
  return (
    <Dialog open onClose={onClose} size="lg" title={t(`kinds.${event.kind}`)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-6">
        {isOpen && event.reason && <Notice tone="warning">{t(`advice.${event.reason}`)}</Notice>}
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="grid min-w-0 gap-0.5">
                <dt className="text-muted">{t(`facts.${name}`)}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
        {mayAssign && <AssignForm event={event} onDone={onClose} />}
        {isOpen && <DiscardForm event={event} onDone={onClose} />}
      </div>
    </Dialog>
  );
}

/** What a one-time payment can be for. */
const purposes = ['contribution', 'gift'] as const;

const returns: readonly PaymentEvent['kind'][] = ['refund', 'refunded_charge', 'dispute'];

/** Assigns an event to a member, or a refund or dispute to one of a member's payments. */
function AssignForm({ event, onDone }: { event: PaymentEvent; onDone: () => void }) {
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
        members={payingMembers}
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

/** Decides that an event is not to be recorded, with a reason. It stays in the list. */
function DiscardForm({ event, onDone }: { event: PaymentEvent; onDone: () => void }) {
  const { t } = useTranslation('manageEvents');
  const [reason, setReason] = useState('');
  const { decide, isPending, problem } = useDecision(
    () => discardEvent(event.id, reason),
    t('discard.done'),
    onDone,
  );
  const onSubmit = (submit: SyntheticEvent) => {
    submit.preventDefault();
    if (!isPending) decide();
  };
  return (
    <form
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-white p-5 shadow-raised"
    >
      <h3 className="text-lead font-semibold">{t('discard.title')}</h3>
      <Field label={t('discard.reason')} hint={t('discard.hint')}>
        <TextInput
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div>
        <Button type="submit" size="sm" variant="outline" busy={isPending}>
          {t('discard.submit')}
        </Button>
      </div>
    </form>
  );
}

const refusals = {
  already_handled: 'manageEvents:problems.already_handled',
  no_payment: 'manageEvents:problems.no_payment',
  reason_length: 'manageEvents:problems.reason_length',
} as const;

/** Saves a decision about an event, reports it in a toast, and reads the list again. */
function useDecision(save: () => Promise<void>, done: string, onDone: () => void) {
  const { t } = useTranslation(['manageEvents', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const decision = useSingleMutation({
    mutationFn: save,
    onSuccess: () => {
      toast({ text: done });
      onDone();
    },
    // A refused decision may be about an event that someone else has handled.
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey }),
  });
  return {
    decide: () => decision.mutate(),
    isPending: decision.isPending,
    problem: decision.error ? t(messageKeyOf(decision.error, refusals)) : undefined,
  };
}
