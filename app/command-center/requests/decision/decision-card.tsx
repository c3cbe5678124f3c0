import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { RequestLink } from '~/command-center/kit/request-link';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { pendingDecision } from '~/command-center/requests/review/may-review';
import { useReviewWork } from '~/command-center/requests/review/use-review-work';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { preloadable, usePreload, usePreloadable } from '~/shared/browser/preloadable';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { type Affected, proposeDecision } from './decide';
import { DecisionSummary } from './decision-summary';
import { SecondPerson } from './second-person';

const decideDialog = preloadable(async () => (await import('./decide-dialog')).DecideDialog);

type DecisionCardProps = { data: OpenRequest; review: Review };

/** The way to an answer: proposal, decision, confirmation; and what was decided before. */
export function DecisionCard({ data, review }: DecisionCardProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const record = useOpenRecord();
  const work = useReviewWork();
  const mayWork = useMayWork();
  const [affected, setAffected] = useState<Affected[]>([]);
  const { request } = data;
  const { proposal, decisions, facts_hash: hash } = review;
  const pending = pendingDecision(review);
  const isReview = request.state === 'in_review' || request.state === 'second_reading';
  const mayDecide = mayWork && isReview && !pending && !review.viewer.was_involved;
  const isUsed = decisions.some(({ proposal_id }) => proposal_id === proposal?.id);
  const isCurrent = proposal !== null && !isUsed && proposal.facts_hash === hash;
  const isReady = review.need !== null && review.bills.length > 0;
  const propose = () =>
    work.mutate(
      {
        work: async () => {
          const answer = await proposeDecision(request.id, language);
          setAffected(answer.affected);
        },
        text: t('decision.proposed'),
      },
      { onSuccess: () => record.open('decide') },
    );
  const isDeciding = mayDecide && isCurrent;
  const DecideDialog = usePreloadable(decideDialog, isDeciding && record.openId === 'decide');
  usePreload(isDeciding, () => void decideDialog.load().catch(() => undefined));
  return (
    <FactGroup
      title={t('decision.title')}
      form={
        <div className="grid gap-5" data-decision="">
          {pending && (
            <SecondPerson
              request={request}
              decision={pending}
              mayConfirm={mayWork}
              wasInvolved={review.viewer.was_involved}
              isOwn={pending.admin_id === admin.id}
            />
          )}
          {isReview && review.viewer.was_involved && !pending && (
            <Notice tone="info">
              <p>{t('decision.wasInvolved')}</p>
            </Notice>
          )}
          {mayDecide && (
            <div className="grid gap-3">
              <p className="text-sm text-muted">
                {t(
                  !isReady
                    ? 'decision.notReady'
                    : isCurrent
                      ? 'decision.ready'
                      : proposal && !isUsed
                        ? 'decision.outdated'
                        : 'decision.text',
                )}
              </p>
              <div className="flex flex-wrap gap-2">
                {isCurrent && (
                  <Button size="sm" onClick={() => record.open('decide')}>
                    <Scale className="size-4.5" />
                    {t('decision.decide')}
                  </Button>
                )}
                <Button
                  size="sm"
                  data-propose=""
                  variant={isCurrent ? 'outline' : 'primary'}
                  disabled={!isReady}
                  busy={work.isPending}
                  onClick={propose}
                >
                  {t(proposal && !isUsed ? 'decision.proposeAgain' : 'decision.propose')}
                </Button>
              </div>
            </div>
          )}
          <AffectedNotice affected={affected} />
          {decisions
            .filter(({ status }) => status !== 'pending')
            .toReversed()
            .map((decision) => (
              <DecisionSummary
                key={decision.id + decision.status}
                decision={decision}
                number={request.number}
              />
            ))}
          {decisions.length === 0 && !mayDecide && !review.viewer.was_involved && (
            <p className="text-muted">{t('decision.none')}</p>
          )}
          {DecideDialog && proposal && (
            <DecideDialog
              key={proposal.id}
              data={data}
              review={review}
              proposal={proposal}
              onClose={record.close}
            />
          )}
        </div>
      }
    />
  );
}

/** The answered requests that these bills change, for example because the IUA is used elsewhere. */
function AffectedNotice({ affected }: { affected: readonly Affected[] }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  if (affected.length === 0) return null;
  return (
    <Notice tone="warning" live="status" title={t('affected.title')}>
      <p>{t('affected.text')}</p>
      <ul className="mt-1 grid gap-1">
        {affected.map((one) => (
          <li key={one.number}>
            <RequestLink number={one.number} className="font-semibold underline underline-offset-4">
              {one.number}
            </RequestLink>{' '}
            {t('affected.one', { decided: money(one.decided_cents), now: money(one.now_cents) })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
