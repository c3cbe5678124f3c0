import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import type { Saved } from '~/command-center/members/use-save';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type PaymentForm, paymentForm, paymentRow, paymentSchema } from './billing-forms';
import type { Payment } from './fetch-billing';
import { PaymentFields } from './payment-fields';

type PaymentEditorProps = {
  memberId: string;
  payment: Payment | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a payment, due or made. */
export function PaymentEditor({ memberId, payment, onClose, onReload }: PaymentEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const save = async (form: PaymentForm): Promise<Saved> => {
    const text = t('saved.payment');
    if (!payment) {
      await addRow('billing', { ...paymentRow(form), member_id: memberId });
      return { text };
    }
    const before = paymentRow(paymentForm(language, payment), payment);
    const after = await changeRow('billing', payment, paymentRow(form, payment));
    return { text, undo: () => changeRow('billing', after, before) };
  };
  return (
    <EditorDialog
      title={payment ? t('form.paymentEdit') : t('form.paymentNew')}
      description={t('form.paymentText')}
      submit={payment ? t('form.save') : t('form.paymentAdd')}
      draftKey={`payment:${payment?.id ?? memberId}`}
      table="billing"
      resolver={zodResolver(paymentSchema)}
      values={paymentForm(language, payment)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <PaymentFields />
    </EditorDialog>
  );
}
