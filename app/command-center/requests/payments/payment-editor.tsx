import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { recordPayment } from '~/command-center/requests/review/call-review';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { useReviewProblem } from '~/command-center/requests/review/use-review-work';
import { newId } from '~/shared/browser/new-id';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  methods,
  type PaymentForm,
  payeeKinds,
  paymentForm,
  paymentRow,
  paymentSchema,
  refundMethods,
} from './payment-form';

type PaymentEditorProps = { data: OpenRequest; review: Review; onClose: () => void };

/**
 * Records a payment that was made elsewhere, or money that came back if more was paid than is shared.
 * Nothing is paid here.
 */
export function PaymentEditor({ data, review, onClose }: PaymentEditorProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const problemOf = useReviewProblem();
  const [id] = useState(newId);
  const open = review.shared_cents - review.paid_cents;
  const isRefund = open < 0;
  const amount = formatMoney(Math.abs(open) / 100, language);
  return (
    <EditorDialog
      title={t(isRefund ? 'payment.addRefund' : 'payment.add')}
      description={t(isRefund ? 'payment.addRefundText' : 'payment.addText', { amount })}
      submit={t('payment.save')}
      draftKey={`${isRefund ? 'refund' : 'payment'}:${data.request.id}`}
      resolver={zodResolver(paymentSchema(open))}
      values={paymentForm(data, review, language)}
      save={async (form: PaymentForm) => {
        const payment = paymentRow(form, id, data.request.id, isRefund);
        await recordPayment(payment);
        return { text: t(isRefund ? 'payment.savedRefund' : 'payment.saved') };
      }}
      queryKey={requestKeys.all}
      problem={problemOf}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        {isRefund ? (
          <FormField<PaymentForm> name="method" label={t('payment.returnedBy')} as={Select}>
            <Options
              values={refundMethods}
              label={(value) => t(`payment.refundMethods.${value}`)}
            />
          </FormField>
        ) : (
          <FormField<PaymentForm> name="payee_kind" label={t('payment.payeeKind')} as={Select}>
            <Options values={payeeKinds} label={(value) => t(`payment.payees.${value}`)} />
          </FormField>
        )}
        <FormField<PaymentForm> name="payee_name" label={t('payment.payee')} />
        {!isRefund && (
          <FormField<PaymentForm> name="method" label={t('payment.method')} as={Select}>
            <Options values={methods} label={(value) => t(`payment.methods.${value}`)} />
          </FormField>
        )}
        <FormField<PaymentForm>
          name="paid_on"
          label={t(isRefund ? 'payment.returnedOn' : 'payment.paidOn')}
          type="date"
        />
        <FormField<PaymentForm>
          autoFocus
          name="reference"
          label={t('payment.reference')}
          hint={t('payment.referenceHint')}
        />
        <FormField<PaymentForm> name="amount" label={t('payment.amount')} inputMode="decimal" />
        {isRefund && (
          <FormField<PaymentForm>
            name="reason"
            label={t('payment.reason')}
            hint={t('payment.refundReasonHint')}
            isWide
          />
        )}
      </div>
    </EditorDialog>
  );
}
