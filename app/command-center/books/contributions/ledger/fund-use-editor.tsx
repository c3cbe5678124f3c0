import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { callBooks, useBooksProblem } from '~/command-center/books/contributions/call-books';
import { contributionsKey } from '~/command-center/books/contributions/contribution-keys';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { centsOf } from '~/command-center/requests/bills/typed-amount';
import { newId } from '~/shared/browser/new-id';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AgainChoice } from './again-choice';
import { type FundUseForm, fundUseSchema } from './entry-form';
import type { Ledger } from './fetch-ledger';

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
          await callBooks('add_contribution', { entry });
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
