import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { requestKeys } from '~/command-center/requests/request-keys';
import { useWork } from '~/command-center/requests/use-work';
import {
  type Review,
  releaseVerdicts,
  reviewFile,
  undoVerdict,
} from '~/command-center/requests/work-on-request';
import type { Page } from './pages';

/** After a minute without a verdict the member hears of them. */
const releaseAfter = 60_000;

type Outcome = { page: Page; verdict: Review['verdict'] | 'undone' };
type Reason = { reason?: string; explanation?: string };

/**
 * Decides about pages, and takes it back. The member hears of it once: when this ends, or after a
 * minute. The jobs do it for a browser that was closed.
 */
export function usePageReview(requestId: string, pages: readonly Page[]) {
  const admin = useAdmin();
  const client = useQueryClient();
  const work = useWork();
  const [last, setLast] = useState<Outcome>();
  const hasDecided = useRef(false);

  const own = pages.filter(({ file }) => file.is_provisional && file.reviewed_by === admin.id);
  const lastOwn = own
    .map(({ file }) => file.reviewed_at ?? '')
    .toSorted()
    .at(-1);
  const release = useEffectEvent(() => {
    if (!hasDecided.current && own.length === 0) return;
    releaseVerdicts(requestId)
      .then(() => client.invalidateQueries({ queryKey: requestKeys.all }))
      .catch((error: unknown) => console.info('Verdicts:', error));
  });
  useEffect(() => {
    if (!lastOwn) return;
    const timer = setTimeout(() => release(), releaseAfter);
    return () => clearTimeout(timer);
  }, [lastOwn]);
  useEffect(() => () => release(), []);

  const decide = (page: Page, review: Review, then: () => void) => {
    hasDecided.current = true;
    work.mutate(
      { work: () => reviewFile(page.file, review) },
      {
        onSuccess: () => {
          setLast({ page, verdict: review.verdict });
          then();
        },
      },
    );
  };
  return {
    isPending: work.isPending,
    last,
    accept: (page: Page, then: () => void) => decide(page, { verdict: 'accepted' }, then),
    reject: (page: Page, why: Reason, then: () => void) =>
      decide(page, { verdict: 'rejected', ...why }, then),
    undo: (page: Page, then: () => void) =>
      work.mutate(
        { work: () => undoVerdict(page.file.id) },
        {
          onSuccess: () => {
            setLast({ page, verdict: 'undone' });
            then();
          },
        },
      ),
  };
}

export type PageReviewActions = ReturnType<typeof usePageReview>;
