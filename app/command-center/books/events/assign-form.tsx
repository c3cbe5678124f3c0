import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import {
  assignEvent,
  memberChoicesQuery,
  memberPaymentsQuery,
  type PaymentEvent,
} from './fetch-events';
import { useDecision } from './use-decision';

const returns: readonly PaymentEvent['kind'][] = ['refund', 'refunded_charge', 'dispute'];

/** Assigns an event to a member, or a refund or dispute to one of a member's payments. */
export function AssignForm({ event, onDone }: { event: PaymentEvent; onDone: () => void }) {
  const { t } = useTranslation('manageEvents');
  const { language } = useLanguage();
  const [search, setSearch] = useState(event.member_number ?? '');
  const [member, setMember] = useState('');
  const [invoice, setInvoice] = useState('');
  const needsPayment = returns.includes(event.kind);
  const words = useDeferredValue(search.trim());
  const { data: found, error } = useQuery(memberChoicesQuery(words));
  const { data: payments } = useQuery(memberPaymentsQuery(needsPayment ? member : ''));
  const { decide, isPending, problem } = useDecision(
    () => assignEvent(event.id, member, invoice),
    t('assign.done'),
    onDone,
  );
  const isReady = found?.some(({ id }) => id === member) && (!needsPayment || invoice !== '');
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
      <Field label={t('assign.search')}>
        <TextInput
          value={search}
          autoComplete="off"
          onChange={({ target }) => {
            setSearch(target.value);
            setMember('');
            setInvoice('');
          }}
        />
      </Field>
      {error && <Notice tone="danger">{t('assign.failed')}</Notice>}
      {found && words.length >= 2 && (
        <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <legend className="sr-only">{t('assign.members')}</legend>
          {found.length === 0 && <p className="text-muted">{t('assign.nobody')}</p>}
          {found.map(({ id, name, member_number }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 transition-colors hover:bg-mata-50"
            >
              <input
                type="radio"
                name="member"
                className="size-5 accent-mata-700"
                checked={member === id}
                onChange={() => {
                  setMember(id);
                  setInvoice('');
                }}
              />
              <span className="min-w-0 grow truncate">{name}</span>
              <span className="text-sm text-muted tabular-nums">{member_number}</span>
            </label>
          ))}
        </fieldset>
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
