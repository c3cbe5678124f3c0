import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { choicesQuery } from '~/command-center/kit/request-choices';
import { BothLanguages } from '~/command-center/kit/sent/both-languages';
import { RequestEmail } from '~/command-center/requests/conversation/request-email';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import {
  type Review,
  releaseVerdicts,
  reviewFile,
  undoVerdict,
  useMayWork,
  useWork,
} from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import type { Page } from './pages';

type PageReviewProps = {
  data: OpenRequest;
  page: Page;
  review: PageReviewActions;
  isRejecting: boolean;
  onAccept: () => void;
  onReject: (isRejecting: boolean) => void;
};

const tones = {
  uploading: 'neutral',
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
} as const;

/** The verdict about a page: accept it, or reject it with a reason. */
export function PageReview(props: PageReviewProps) {
  const { data, page, review, isRejecting, onAccept, onReject } = props;
  const { file } = page;
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const { data: choices } = useQuery(choicesQuery);
  const verdicts = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with the page before, or changed with the verdict.
  useEffect(() => {
    const { activeElement: focused } = document;
    const isLost = focused === document.body || focused?.matches('[role="dialog"]');
    if (isLost && !review.isPending) verdicts.current?.querySelector('button')?.focus();
  }, [review.isPending]);
  const reason = choices?.reasons.find(({ code }) => code === file.rejection_reason);
  return (
    <div className="grid gap-3">
      <Badge tone={tones[file.status]} className="w-fit">
        {t(`documents.fileStatus.${file.status}`)}
      </Badge>
      {file.status === 'rejected' && (
        <p className="text-sm wrap-anywhere">
          {reason && (language === 'en' ? reason.text_en : reason.text_pt)} {file.rejection_text}
        </p>
      )}
      {mayWork && !isRejecting && (
        <div ref={verdicts} className="flex flex-wrap gap-2">
          {file.status !== 'accepted' && (
            <Button size="sm" aria-keyshortcuts="a" disabled={review.isPending} onClick={onAccept}>
              <Check className="size-5" />
              {t('viewer.accept', { page: page.page })}
            </Button>
          )}
          {file.status !== 'rejected' && (
            <Button
              variant="outline"
              size="sm"
              aria-keyshortcuts="x"
              disabled={review.isPending}
              onClick={() => onReject(true)}
            >
              <X className="size-5" />
              {t('viewer.reject', { page: page.page })}
            </Button>
          )}
        </div>
      )}
      {mayWork && isRejecting && (
        <Rejection data={data} page={page} review={review} onClose={() => onReject(false)} />
      )}
    </div>
  );
}

type RejectionProps = Pick<PageReviewProps, 'data' | 'page' | 'review'> & { onClose: () => void };

/** The reason of a rejection, from the list or in words. */
function Rejection({ data, page, review, onClose }: RejectionProps) {
  const { t } = useTranslation(['manageRequests', 'common']);
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const offered = (choices?.reasons ?? []).filter(({ retired_at }) => retired_at === null);
  const [reason, setReason] = useState(offered[0]?.code ?? '');
  const {
    text: explanation,
    setText: setExplanation,
    ...draft
  } = useStoredText(`rejection:${page.file.id}`);
  const [isMissing, setMissing] = useState(false);
  const words = explanation.trim();
  const listed = offered.find(({ code }) => code === reason);
  const submit = () => {
    setMissing(!reason && !words);
    if (!reason && !words) return;
    const why = { ...(reason && { reason }), ...(words && { explanation: words }) };
    review.reject(page, why, () => {
      draft.drop();
      onClose();
    });
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={t('manageRequests:viewer.why')}>
        <Select autoFocus value={reason} onChange={({ target }) => setReason(target.value)}>
          {offered.map(({ code, text_pt, text_en }) => (
            <option key={code} value={code}>
              {language === 'en' ? text_en : text_pt}
            </option>
          ))}
          <option value="">{t('manageRequests:viewer.otherReason')}</option>
        </Select>
      </Field>
      <DraftLine restored={draft.restored} onDiscard={draft.discard} />
      <Field
        label={t('manageRequests:viewer.explanation')}
        hint={t('manageRequests:viewer.explanationHint')}
        error={
          isMissing && !reason && !words ? t('manageRequests:viewer.explanationMissing') : undefined
        }
      >
        <TextArea
          value={explanation}
          maxLength={1000}
          onChange={({ target }) => setExplanation(target.value)}
          className="min-h-20!"
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={review.isPending}>
          {t('manageRequests:viewer.sendReason', { page: page.page })}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            draft.discard();
            onClose();
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </div>
      <BothLanguages theirs={data.request.language} hasTypedText={words !== ''}>
        {(shown) => (
          <p className="text-sm wrap-anywhere" data-reason="">
            <span className="text-muted">
              {t('manageRequests:thread.preview', { name: data.member.first_name })}{' '}
            </span>
            <span lang={shown}>
              {listed && (shown === 'en' ? listed.text_en : listed.text_pt)} {words}
            </span>
          </p>
        )}
      </BothLanguages>
      <RequestEmail request={data.request} firstName={data.member.first_name} kind="your_turn" />
    </form>
  );
}

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
