import { useState } from 'react';
import type { SharingRequest } from '~/portal/requests/data/requests';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { FailureNotice } from '~/shared/ui/notice';
import { withdrawRequest } from '../data/request-actions';
import { FailureReason } from '../failure-reason';
import { isFinished } from '../turn';

type WithdrawalProps = { request: SharingRequest; onWithdrawn: () => void };

/** Withdraws the request after a confirmation. */
export function Withdrawal({ request, onWithdrawn }: WithdrawalProps) {
  const { t } = useTranslation('requests');
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useSingleMutation({
    mutationFn: () => withdrawRequest(request.id),
    onSettled: () => {
      setAsking(false);
      onWithdrawn();
    },
  });
  if (isFinished(request)) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-6">
      {withdrawal.error && (
        <FailureNotice reason={withdrawal.error} title={t('withdraw.failed')}>
          <p>
            <FailureReason failure={withdrawal.error} />
          </p>
        </FailureNotice>
      )}
      <Button variant="quiet" className="-ml-5" onClick={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        type="danger"
        title={t('withdraw.title')}
        message={t('withdraw.text')}
        confirmLabel={withdrawal.isPending ? t('withdraw.busy') : t('withdraw.confirm')}
        cancelLabel={t('withdraw.keep')}
        busy={withdrawal.isPending}
        onConfirm={() => withdrawal.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
