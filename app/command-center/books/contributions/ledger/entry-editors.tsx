import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  addContribution,
  contributionsKey,
  useBooksProblem,
} from '~/command-center/books/contributions/change-contributions';
import { monthName, offeredMonths } from '~/command-center/books/contributions/months';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { newId } from '~/shared/browser/new-id';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type EntryForm, entrySchema, type FundUseForm, fundUseSchema } from './entry-form';
import type { Ledger } from './fetch-ledger';

type EntryEditorProps = {
  ledger: Ledger;
  /** Actions below the fields. */
  footer?: ReactNode;
  onClose: () => void;
};

/** Records a payment that was received elsewhere. */
export function EntryEditor({ ledger, footer, onClose }: EntryEditorProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const problem = useBooksProblem();
  const [id] = useState(newId);
  const [isSame, setSame] = useState(false);
  const { member, today, months } = ledger;
  // The earliest month that is not paid, or else this one.
  const open = months.findLast(({ due_cents: due, received_cents: received }) => received < due);
  const missing = open ? open.due_cents - open.received_cents : (months[0]?.due_cents ?? null);
  return (
    <EditorDialog
      title={t('entry.add')}
      description={t('entry.addText', { name: member.name })}
      submit={t('entry.save')}
      draftKey={`contribution:${member.id}`}
      resolver={zodResolver(entrySchema(today))}
      values={{
        kind: 'contribution',
        month: (open?.month ?? today).slice(0, 7),
        amount: typedAmount(missing || null, language),
        received_on: today,
        reference: '',
        note: '',
        again: false,
      }}
      save={async ({ amount, month, reference, note, ...form }: EntryForm) => {
        const entry = {
          ...form,
          id,
          member_id: member.id,
          month: `${form.kind === 'gift' ? form.received_on.slice(0, 7) : month}-01`,
          cents: centsOf(amount),
          reference: reference || null,
          note: note || null,
        };
        try {
          await addContribution(entry);
        } catch (error) {
          setSame(refusalCode(error) === 'same_payment');
          throw error;
        }
        return { text: t('entry.saved') };
      }}
      queryKey={contributionsKey}
      problem={problem}
      footer={footer}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<EntryForm> name="kind" label={t('entry.kind')} as={Select}>
          <Options
            values={['contribution', 'gift'] as const}
            label={(kind) => t(`entry.kinds.${kind}`)}
          />
        </FormField>
        <FormField<EntryForm> name="month" label={t('columns.month')} as={Select}>
          <Options values={offeredMonths(today)} label={(month) => monthName(month, language)} />
        </FormField>
        <FormField<EntryForm> name="amount" label={t('entry.amount')} inputMode="decimal" />
        <FormField<EntryForm> name="received_on" label={t('entry.receivedOn')} type="date" />
        <FormField<EntryForm>
          name="reference"
          label={t('entry.reference')}
          hint={t('entry.referenceHint')}
        />
        <FormField<EntryForm> name="note" label={t('entry.note')} hint={t('entry.noteHint')} />
      </div>
      {isSame && <AgainChoice />}
    </EditorDialog>
  );
}

type FundUseEditorProps = { ledger: Ledger; onClose: () => void };

/** Records what the excess sharing fund gave for a need of the member. */
export function FundUseEditor({ ledger, onClose }: FundUseEditorProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const problem = useBooksProblem();
  const [id] = useState(newId);
  const [isSame, setSame] = useState(false);
  const { member, today, fund_cents } = ledger;
  return (
    <EditorDialog
      title={t('fund.title')}
      description={t(fund_cents > 0 ? 'fund.text' : 'fund.empty', {
        name: member.name,
        left: formatMoney(fund_cents / 100, language),
      })}
      submit={t('fund.save')}
      draftKey={`fund-use:${member.id}`}
      resolver={zodResolver(fundUseSchema(today, fund_cents))}
      values={{ amount: '', received_on: today, note: '', again: false }}
      save={async ({ amount, ...form }: FundUseForm) => {
        const entry = {
          ...form,
          id,
          kind: 'fund_use',
          member_id: member.id,
          month: `${form.received_on.slice(0, 7)}-01`,
          cents: centsOf(amount),
        };
        try {
          await addContribution(entry);
        } catch (error) {
          setSame(refusalCode(error) === 'same_payment');
          throw error;
        }
        return { text: t('fund.saved') };
      }}
      queryKey={contributionsKey}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<FundUseForm> name="amount" label={t('entry.amount')} inputMode="decimal" />
        <FormField<FundUseForm> name="received_on" label={t('fund.usedOn')} type="date" />
        <FormField<FundUseForm>
          name="note"
          label={t('fund.reason')}
          hint={t('entry.noteHint')}
          isWide
        />
      </div>
      {isSame && <AgainChoice />}
    </EditorDialog>
  );
}

/** Confirms that an equal payment is another one. */
function AgainChoice() {
  const { t } = useTranslation('manageContributions');
  const { register } = useFormContext<{ again: boolean }>();
  return <Checkbox {...register('again')} label={t('entry.again')} />;
}
