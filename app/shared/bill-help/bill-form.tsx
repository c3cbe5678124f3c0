import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type BillIssues, billIssues } from '#bill-help/checklist';
import type { Bill, Sender } from '#bill-help/types';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { Choice } from '~/shared/fields/choice';
import { ChoiceGroup } from '~/shared/fields/choice-group';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useFormDraft } from '~/shared/fields/use-form-draft';
import { parseAmount } from '~/shared/format/amount';
import { today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

const senders: readonly Sender[] = ['hospital', 'office', 'collector'];

type Issue =
  | 'amount'
  | 'currency'
  | 'senderMissing'
  | 'dateMissing'
  | NonNullable<BillIssues['billed' | 'due']>;
type Issues = Partial<Record<'sender' | 'amount' | 'billed' | 'due', Issue>>;

type BillFormProps = {
  /** The name of the draft in this tab. */
  draft: string;
  /** What is known already. */
  bill?: Bill;
  submit: string;
  busy?: boolean;
  onStart: (bill: Bill) => void;
  /** Leaves the bill as it was. */
  onCancel?: () => void;
  /** Before the button, for example why it was not saved. */
  children?: ReactNode;
};

/** The few things that the first page of a bill says. */
export function BillForm({ draft, bill, submit: label, busy, onStart, ...rest }: BillFormProps) {
  const { onCancel, children } = rest;
  const { t } = useTranslation(['billHelp', 'common']);
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [issues, setIssues] = useState<Issues>({});
  useFormDraft(form, draft);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readBill(new FormData(event.currentTarget));
    setIssues(read.issues);
    if (read.bill) onStart(read.bill);
    else focusFirst(event.currentTarget, read.issues);
  };
  const errorOf = (name: keyof Issues) => {
    const issue = issues[name];
    return issue && { error: t(`issues.${issue}`) };
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid max-w-prose gap-6">
      <ChoiceGroup label={t('start.sender.label')} {...errorOf('sender')}>
        {senders.map((sender) => (
          <Choice
            key={sender}
            type="radio"
            name="sender"
            value={sender}
            defaultChecked={bill?.sender === sender}
            aria-invalid={issues.sender ? true : undefined}
            className="w-full"
          >
            {t(`start.sender.${sender}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      <Field label={t('start.amount.label')} {...errorOf('amount')}>
        <TextInput
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={bill && formatMoney(bill.amount / 100, language)}
          className="max-w-60"
        />
      </Field>
      <DateField
        name="billed"
        label={t('start.billed.label')}
        hint={t('start.billed.hint')}
        defaultValue={bill?.billed ?? thisYear()}
        {...errorOf('billed')}
      />
      <DateField
        name="due"
        label={t('start.due.label')}
        defaultValue={bill?.due}
        {...errorOf('due')}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!isHydrated}
          busy={busy}
          className="max-sm:w-full"
        >
          {label}
        </Button>
        {onCancel && (
          <Button size="lg" variant="quiet" onClick={onCancel} className="max-sm:w-full">
            {t('common:actions.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

function readBill(form: FormData): { bill?: Bill; issues: Issues } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const sender = senders.find((one) => one === text('sender'));
  const amount = parseAmount(text('amount'));
  // The year is filled in.
  const billed = text('billed') === thisYear() ? '' : text('billed');
  const due = text('due') || undefined;
  // An amount that cannot be read is as wrong as zero: parts of the check need one.
  const found = billIssues({ amount: amount ?? 0, billed, due }, today());
  const issues: Issues = {
    ...(!sender && { sender: 'senderMissing' }),
    ...(found.amount && { amount: isForeign(text('amount')) ? 'currency' : 'amount' }),
    ...(found.billed && { billed: billed ? found.billed : 'dateMissing' }),
    ...(found.due && { due: found.due }),
  };
  if (!sender || amount === undefined || Object.keys(issues).length > 0) return { issues };
  return { bill: { sender, amount, billed, due }, issues };
}

/** A date of which only the year is known, as `DateField` writes it. */
function thisYear(): string {
  return `${today().slice(0, 4)}--`;
}

/** Whether an amount names another currency, such as `R$ 500` or `500 reais`. */
function isForeign(text: string): boolean {
  return /(?<!U)[a-z]\$|[€£¥]|\b(?!usd\b|us\b)[a-z]{3,}/i.test(text);
}

/** The first field that is wrong takes the focus, in the order of the form. */
function focusFirst(form: HTMLFormElement, issues: Issues): void {
  const [name] = (['sender', 'amount', 'billed', 'due'] as const).filter((one) => issues[one]);
  const field = name && form.elements.namedItem(name);
  if (field instanceof RadioNodeList) (field[0] as HTMLElement).focus();
  else if (field instanceof HTMLElement) field.focus();
}
