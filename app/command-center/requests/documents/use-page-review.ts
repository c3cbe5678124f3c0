import { useWork } from '~/command-center/requests/use-work';
import { type Review, reviewFile } from '~/command-center/requests/work-on-request';
import { useTranslation } from '~/shared/i18n/use-translation';

/**
 * Decides about pages.
 * @param onAccepted for the next page.
 */
export function usePageReview(onAccepted: () => void) {
  const { t } = useTranslation('manageRequests');
  const work = useWork();
  const decide = (fileId: string, review: Review, onSuccess?: () => void) => {
    const text = {
      accepted: t('viewer.accepted'),
      rejected: t('viewer.rejected'),
      received: t('viewer.reopened'),
    }[review.verdict];
    work.mutate(
      { work: () => reviewFile(fileId, review), text },
      { ...(onSuccess && { onSuccess }) },
    );
  };
  return {
    isPending: work.isPending,
    accept: (fileId: string) => decide(fileId, { verdict: 'accepted' }, onAccepted),
    reopen: (fileId: string) => decide(fileId, { verdict: 'received' }),
    reject: (fileId: string, why: { reason?: string; explanation?: string }, then: () => void) =>
      decide(fileId, { verdict: 'rejected', ...why }, then),
  };
}

export type PageReviewActions = ReturnType<typeof usePageReview>;
