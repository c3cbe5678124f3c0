import { useState } from 'react';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { ReasonDialog } from '~/command-center/requests/review/reason-dialog';
import type { Decision } from '~/command-center/requests/review/review-types';
import { useReviewWork } from '~/command-center/requests/review/use-review-work';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { confirmDecision } from './decide';
import { DecisionSummary } from './decision-summary';

type SecondPersonProps = {
  request: SharingRequest;
  decision: Decision;
  mayConfirm: boolean;
  /** The admin worked on the answer with which the member disagrees. */
  wasInvolved: boolean;
  /** The admin made the decision, so someone else confirms it. */
  isOwn: boolean;
};

/** A decision that waits for a second person, who confirms or returns it. */
export function SecondPerson({
  request,
  decision,
  mayConfirm,
  wasInvolved,
  isOwn,
}: SecondPersonProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const [isReturning, setReturning] = useState(false);
  const work = useReviewWork();
  const hint = () => {
    if (isOwn) return t('second.own');
    if (mayConfirm) return t(wasInvolved ? 'second.involved' : 'second.text');
    return t('second.others');
  };
  const confirm = () =>
    work.mutate({
      work: () => confirmDecision(decision.id, true),
      text: t('second.confirmed', { number: request.number }),
    });
  const giveBack = (reason: string, onDone: () => void) =>
    work.mutate(
      { work: () => confirmDecision(decision.id, false, reason), text: t('second.returned') },
      { onSuccess: onDone },
    );
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={t('second.waiting')}>
        <p>
          {t('second.decided', {
            name: decision.admin_name,
            moment: formatDateTime(decision.created_at, language),
          })}{' '}
          {hint()}
        </p>
      </Notice>
      <DecisionSummary decision={decision} number={request.number} />
      {mayConfirm && !wasInvolved && !isOwn && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" data-confirm="" busy={work.isPending} onClick={confirm}>
            {t('second.confirm')}
          </Button>
          <Button
            size="sm"
            variant="outline"
            disabled={work.isPending}
            onClick={() => setReturning(true)}
          >
            {t('second.return')}
          </Button>
        </div>
      )}
      {isReturning && (
        <ReasonDialog
          draftKey={`return:${decision.id}`}
          title={t('second.returnTitle')}
          text={t('second.returnText', { name: decision.admin_name })}
          label={t('second.reason')}
          submit={t('second.return')}
          isBusy={work.isPending}
          onSubmit={giveBack}
          onClose={() => setReturning(false)}
        />
      )}
    </div>
  );
}
