import { useState } from 'react';
import { callReview } from '~/command-center/requests/review/call-review';
import { ReasonDialog } from '~/command-center/requests/review/reason-dialog';
import type { Payment } from '~/command-center/requests/review/review-types';
import { useReviewWork } from '~/command-center/requests/review/use-review-work';
import { newId } from '~/shared/browser/new-id';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Takes a recorded payment back, with a reason. Both stay on record. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const work = useReviewWork();
  const [id] = useState(newId);
  const reverse = (reason: string) => {
    const args = { payment_id: payment.id, reversal_id: id, reason };
    work.mutate(
      { work: () => callReview('reverse_payment', args), text: t('payment.wasReversed') },
      { onSuccess: onClose },
    );
  };
  return (
    <ReasonDialog
      title={t('payment.reverseTitle')}
      text={t('payment.reverseText', {
        amount: formatMoney(payment.amount_cents / 100, language),
        payee: payment.payee_name,
      })}
      label={t('payment.reason')}
      submit={t('payment.reverse')}
      isDanger
      isBusy={work.isPending}
      onSubmit={reverse}
      onClose={onClose}
    />
  );
}
