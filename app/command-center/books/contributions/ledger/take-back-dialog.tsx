import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { callBooks, useBooksProblem } from '~/command-center/books/contributions/call-books';
import { contributionsKey } from '~/command-center/books/contributions/contribution-keys';
import { monthName, offeredMonths } from '~/command-center/books/contributions/month-name';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { centsOf, typedAmount } from '~/command-center/requests/bills/typed-amount';
import { newId } from '~/shared/browser/new-id';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type TakeBackForm, takeBackSchema } from './entry-form';
import type { Entry } from './fetch-ledger';

type TakeBackDialogProps = {
  entry: Entry;
  action: 'reverse' | 'move';
  today: string;
  onClose: () => void;
};

/** Reverses a payment, or assigns it to another month, as a whole or in part. Both stay on record. */
export function TakeBackDialog({ entry, action, today, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const problem = useBooksProblem();
  const [id] = useState(newId);
  const months = offeredMonths(today).filter((month) => month !== entry.month.slice(0, 7));
  const isMove = action === 'move';
  const text = isMove
    ? 'entry.moveText'
    : entry.kind === 'fund_use'
      ? 'fund.reverseText'
      : 'entry.reverseText';
  return (
    <EditorDialog
      title={t(isMove ? 'entry.moveTitle' : 'entry.reverseTitle')}
      description={t(text, {
        amount: formatMoney(entry.open_cents / 100, language),
        month: monthName(entry.month, language),
      })}
      submit={t(isMove ? 'entry.move' : 'entry.reverse')}
      draftKey={`${action}:${entry.id}`}
      resolver={zodResolver(takeBackSchema(entry.open_cents))}
      values={{
        amount: typedAmount(entry.open_cents, language),
        month: months.find((month) => month < entry.month.slice(0, 7)) ?? today.slice(0, 7),
        reason: '',
      }}
      save={async ({ amount, month, reason }: TakeBackForm) => {
        const taken = { entry_id: entry.id, cents: centsOf(amount), reason };
        if (isMove) {
          await callBooks('move_contribution', { ...taken, move_id: id, month: `${month}-01` });
        } else {
          await callBooks('reverse_contribution', { ...taken, reversal_id: id });
        }
        return { text: t(isMove ? 'entry.moved' : 'entry.reversed') };
      }}
      queryKey={contributionsKey}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<TakeBackForm> name="amount" label={t('entry.amount')} inputMode="decimal" />
        {isMove && (
          <FormField<TakeBackForm> name="month" label={t('entry.toMonth')} as={Select}>
            <Options values={months} label={(month) => monthName(month, language)} />
          </FormField>
        )}
        <FormField<TakeBackForm>
          name="reason"
          label={t('entry.reason')}
          hint={t('entry.noteHint')}
          isWide
        />
      </div>
    </EditorDialog>
  );
}
