import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useDraft } from '~/command-center/kit/editor/use-draft';
import { useCtrlKey } from '~/command-center/kit/use-ctrl-key';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import type { Review } from '~/command-center/requests/review/fetch-review';
import type { Proposal } from '~/command-center/requests/review/review-types';
import { useReviewProblem } from '~/command-center/requests/review/use-review-work';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import { type Changes, decidedParts, issueOf } from './change-form';
import { decideRequest, nextLetterQuery } from './decide';
import { DecideLines } from './decide-lines';
import { Letter } from './letter';
import { isUndecided, proposedLines } from './proposed-lines';

type DecideDialogProps = {
  data: OpenRequest;
  review: Review;
  proposal: Proposal;
  onClose: () => void;
};

const sendKeys = 'Control+Enter Meta+Enter';

type Draft = { changes: Changes; message: string; note: string };

const empty: Draft = { changes: {}, message: '', note: '' };

/** Decides about a proposal: first line by line, then with the letter on the screen. */
export function DecideDialog({ data, review, proposal, onClose }: DecideDialogProps) {
  const { t } = useTranslation(['reviewRequests', 'common']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const problemOf = useReviewProblem();
  const { request } = data;
  const [draft, setDraft] = useState<Draft>(empty);
  const [isLetter, setLetter] = useState(false);
  const [showsIssues, setShowsIssues] = useState(false);
  const { changes, message, note } = draft;
  const isDirty = Boolean(message || note || Object.keys(changes).length);
  const stored = useDraft<Draft>(`decision:${proposal.id}`, () => (isDirty ? draft : undefined));
  const kept = stored.restored?.value;
  useEffect(() => {
    if (kept) setDraft(kept);
  }, [kept]);
  const lines = proposedLines(review.bills, proposal);
  const letter = lines.map((line) => ({
    ...line,
    parts: decidedParts(line.result, changes[line.id]),
    reason: changes[line.id]?.reason.trim() ?? null,
  }));
  const isReady = lines.every(({ id, charge, result }) => {
    const change = changes[id];
    return change ? !issueOf(change, charge) : !isUndecided(result);
  });
  const nextLetter = useQuery({
    ...nextLetterQuery(request.number, proposal.id, { changes, message }),
    enabled: isLetter,
  });
  const decide = useSingleMutation({
    mutationFn: () => decideRequest(proposal.id, draft),
    onSuccess: () => {
      stored.drop();
      toast({ text: t('reviewRequests:decide.done') });
      onClose();
    },
    onError: (error) => {
      if (!isRefusedForGood(error)) return;
      // Also when a live update has closed the dialog before this answer arrived.
      toast({ tone: 'danger', text: problemOf(error) });
      onClose();
    },
    // After a refusal, what the admin sees may be out of date.
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
  const shared = letter
    .flatMap(({ parts }) => parts)
    .reduce((sum, { kind, amount }) => sum + (kind === 'shareable' ? amount : 0), 0);
  const isRefusal = letter.some(({ parts }) =>
    parts.some(({ kind }) => ['notEligible', 'belowMinimum', 'aboveLimit'].includes(kind)),
  );
  // As the database decides: less of any line than was proposed, or a doubt decided against the member.
  const takesAway = letter.some(({ parts, result }) => {
    const sum = (of: readonly { kind: string; amount: number }[], kinds: string[]) =>
      of.reduce((cents, { kind, amount }) => cents + (kinds.includes(kind) ? amount : 0), 0);
    return sum(parts, ['shareable']) < sum(result.parts, ['shareable', 'undecided']);
  });
  const why =
    isRefusal || shared === 0
      ? 'secondRefusal'
      : takesAway
        ? 'secondLess'
        : shared > review.confirm_above_cents
          ? 'secondAmount'
          : undefined;
  const needsSecond = why !== undefined;
  const goOn = () => {
    flushSync(() => setShowsIssues(true));
    if (isReady) setLetter(true);
    else focusOpen();
  };
  useCtrlKey('enter', () => (isLetter ? decide.mutate() : goOn()));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(isLetter ? 'reviewRequests:decide.letterTitle' : 'reviewRequests:decide.title')}
      description={t(isLetter ? 'reviewRequests:decide.letterText' : 'reviewRequests:decide.text', {
        edition: proposal.edition,
      })}
      actions={
        isLetter ? (
          <>
            <Button
              busy={decide.isPending}
              aria-keyshortcuts={sendKeys}
              onClick={() => decide.mutate()}
            >
              {t(
                needsSecond ? 'reviewRequests:decide.submitSecond' : 'reviewRequests:decide.submit',
              )}
            </Button>
            <Button variant="quiet" onClick={() => setLetter(false)}>
              {t('reviewRequests:decide.back')}
            </Button>
          </>
        ) : (
          <>
            <Button aria-keyshortcuts={sendKeys} onClick={goOn}>
              {t('reviewRequests:decide.next')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                stored.discard();
                onClose();
              }}
            >
              {t('common:actions.cancel')}
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-2" data-decide="">
        {decide.error && (
          <FocusOnMount reason={decide.error}>
            <Notice tone="danger" live="alert">
              <p>{problemOf(decide.error)}</p>
            </Notice>
          </FocusOnMount>
        )}
        {showsIssues && !isReady && !isLetter && (
          <Notice tone="warning" live="status">
            <p>{t('reviewRequests:decide.unfinished')}</p>
          </Notice>
        )}
        {isLetter ? (
          <>
            {why && (
              <Notice tone="info">
                <p>
                  {t(`reviewRequests:decide.${why}`, {
                    amount: formatMoney(review.confirm_above_cents / 100, language),
                  })}
                </p>
              </Notice>
            )}
            <FocusOnMount reason="letter">
              <Letter query={nextLetter} />
            </FocusOnMount>
          </>
        ) : (
          <>
            <DraftLine
              restored={stored.restored}
              onDiscard={() => {
                stored.discard();
                setDraft(empty);
              }}
            />
            <DecideLines
              lines={lines}
              changes={changes}
              showsIssues={showsIssues}
              language={request.language}
              onChange={(next) => setDraft({ ...draft, changes: next })}
            />
            <Field
              label={t('reviewRequests:decide.message', { name: data.member.first_name })}
              hint={t(`reviewRequests:decide.messageHint.${request.language}`)}
            >
              <TextArea
                lang={request.language}
                maxLength={4000}
                value={message}
                onChange={({ target }) => setDraft({ ...draft, message: target.value })}
              />
            </Field>
            <Field
              label={t('reviewRequests:decide.note')}
              hint={t('reviewRequests:decide.noteHint')}
            >
              <TextArea
                rows={2}
                maxLength={4000}
                value={note}
                onChange={({ target }) => setDraft({ ...draft, note: target.value })}
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Whether nobody can decide by this proposal any more, so that the dialog closes. */
function isRefusedForGood(error: unknown): boolean {
  const codes = ['decided_meanwhile', 'decision_pending', 'facts_changed', 'request_moved'];
  return codes.includes(refusalCode(error) ?? '');
}

/** Focuses the first line that still needs something. */
function focusOpen() {
  document
    .querySelector<HTMLElement>(
      '[data-decide] :is([data-open-line] button, textarea[aria-invalid="true"])',
    )
    ?.focus();
}
