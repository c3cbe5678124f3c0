import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { callReview } from '~/command-center/requests/review/call-review';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { useReviewProblem } from '~/command-center/requests/review/use-review-problem';
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
} from './payment-form';

type PaymentEditorProps = { data: OpenRequest; review: Review; onClose: () => void };

/** Records a payment that was made elsewhere. Nothing is paid here. */
export function PaymentEditor({ data, review, onClose }: PaymentEditorProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const problemOf = useReviewProblem();
  const [id] = useState(newId);
  const open = review.shared_cents - review.paid_cents;
  return (
    <EditorDialog
      title={t('payment.add')}
      description={t('payment.addText', { amount: formatMoney(open / 100, language) })}
      submit={t('payment.save')}
      draftKey={`payment:${data.request.id}`}
      resolver={zodResolver(paymentSchema(open))}
      values={paymentForm(data, review, language)}
      save={async (form: PaymentForm) => {
        await callReview('record_payment', { payment: paymentRow(form, id, data.request.id) });
        return { text: t('payment.saved') };
      }}
      queryKey={requestKeys.all}
      problem={problemOf}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<PaymentForm> name="payee_kind" label={t('payment.payeeKind')} as={Select}>
          <Options values={payeeKinds} label={(value) => t(`payment.payees.${value}`)} />
        </FormField>
        <FormField<PaymentForm> name="payee_name" label={t('payment.payee')} />
        <FormField<PaymentForm> name="method" label={t('payment.method')} as={Select}>
          <Options values={methods} label={(value) => t(`payment.methods.${value}`)} />
        </FormField>
        <FormField<PaymentForm> name="paid_on" label={t('payment.paidOn')} type="date" />
        <FormField<PaymentForm>
          name="reference"
          label={t('payment.reference')}
          hint={t('payment.referenceHint')}
        />
        <FormField<PaymentForm> name="amount" label={t('payment.amount')} inputMode="decimal" />
      </div>
    </EditorDialog>
  );
}
