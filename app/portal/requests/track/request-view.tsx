import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, FilePlus2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { isOwn } from '#rules/engine/totals';
import type { RuleTitles } from '~/content/rules/load-rule-titles';
import { usePortalUser } from '~/portal/frame/portal-user';
import { answerPath } from '~/portal/requests/answer/answer-path';
import { answerQuery } from '~/portal/requests/data/fetch-decision';
import { withdrawRequest } from '~/portal/requests/data/request-actions';
import type { SharingRequest } from '~/portal/requests/data/requests';
import { FailureReason } from '~/portal/requests/failure-reason';
import { useCopy } from '~/shared/browser/use-copy';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useCareEdition } from '~/shared/editions/use-care-edition';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { RequestAnswer } from '~/shared/letter/letter';
import { LetterAmounts } from '~/shared/letter/letter-amounts';
import { letterTitlesQuery, useLetter } from '~/shared/letter/use-letter';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { isFinished, statesIn } from '../../../../supabase/contracts/request-states';
import { Checklist } from '../checklist/checklist';
import { useLiveRequests } from '../live/use-live-requests';
import { factsOf } from '../new/facts';
import { Review } from '../new/review';
import { RequestOutlook } from '../outlook/request-outlook';
import { useRequestTexts } from '../use-request-texts';
import { WhatStays } from '../what-stays';
import { Disagreement } from './disagreement';
import { MessageThread, NewMessage } from './message-thread';
import { Timeline, TurnCard } from './progress';
import { QuestionCard } from './question-card';

/** Only after sending, so not with the page. */
const AskForNotices = lazy(async () => ({
  default: (await import('~/portal/notices/ask-for-notices')).AskForNotices,
}));

type RequestViewProps = { request: SharingRequest; onChanged: () => void };

/** The page of one request. */
export function RequestView({ request, onChanged }: RequestViewProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  useLiveRequests();
  const state = useHistoryState() as { isJustSent?: boolean } | undefined;
  const [isDeclined, setDeclined] = useState(false);
  const number = request.number ?? '';
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <NewMessage request={request} />
      <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-8">
        <div className="grid gap-4">
          <LocalLink
            to="bills"
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start rounded-xs text-sm text-muted"
          >
            <ArrowLeft className="size-4.5" />
            {t('backToRequests')}
          </LocalLink>
          {state?.isJustSent && (
            <FocusOnMount reason={`${number} ${isDeclined}`}>
              <Notice tone="success" live="status" title={t('track.sentTitle')}>
                <p>{t('track.sentText', { number })}</p>
              </Notice>
            </FocusOnMount>
          )}
          {state?.isJustSent && !isDeclined && (
            <Suspense>
              <AskForNotices onDecline={() => setDeclined(true)} />
            </Suspense>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="grid min-w-0 gap-1">
              <h1 className="text-subtitle">{t('track.title', { number })}</h1>
              <p className="text-lead wrap-anywhere text-muted">{texts.whose(request)}</p>
            </div>
            <CopyNumber number={number} />
          </div>
        </div>
        <TurnCard request={request} />
        <QuestionCard request={request} onAnswered={onChanged} />
        {request.state !== 'withdrawn' && (
          <section
            aria-label={t('outlook.stops.label')}
            className="rounded-lg bg-white p-5 shadow-raised empty:hidden md:p-6"
          >
            <RequestOutlook request={request} />
          </section>
        )}
        <AnswerCard request={request} />
        <AnotherBill request={request} />
        {request.state === 'answered' && request.outcome !== 'shared' && (
          <Disagreement request={request} onSent={onChanged} />
        )}
        <Part title={t('documents.title')} lead={t('documents.lead')}>
          {request.request_items.length > 0 ? (
            <Checklist request={request} items={request.request_items} onChanged={onChanged} />
          ) : (
            <Notice>{t('documents.none')}</Notice>
          )}
        </Part>
        <MessageThread request={request} onSent={onChanged} />
        <Timeline request={request} />
        <Part title={t('facts.title')}>
          <Review facts={factsOf(request, language)} />
          <CareEdition day={request.service_date} />
        </Part>
        <Withdrawal request={request} onWithdrawn={onChanged} />
      </div>
    </div>
  );
}

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-heading">{title}</h2>
        {lead && <p className="text-sm text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function CopyNumber({ number }: { number: string }) {
  const { t } = useTranslation('requests');
  const { isCopied, copy } = useCopy(number);
  return (
    <Button variant="quiet" size="sm" onClick={() => void copy()} className="-ml-4">
      <span aria-live="polite">{isCopied ? t('track.copied') : t('track.copy')}</span>
    </Button>
  );
}

/** States in which the community has answered, and nothing is asked of the member. */
const answered = statesIn('answered', 'payment', 'closed').filter((state) => state !== 'withdrawn');

/** The way to the place for bills that arrive after an answer. */
function AnotherBill({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const item = request.request_items.find(({ document_kind }) => document_kind === 'itemized-bill');
  if (!item || !answered.includes(request.state)) return null;
  return (
    <section
      aria-labelledby="another-bill"
      className="grid grid-cols-1 gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="another-bill" className="text-heading">
          {t('anotherBill.title')}
        </h2>
        <p className="max-w-prose">{t('anotherBill.text')}</p>
      </div>
      <Button
        variant="outline"
        className="max-md:w-full md:justify-self-start"
        onClick={() => openDocument(item.id)}
      >
        <FilePlus2 className="size-5" />
        {t('anotherBill.action')}
      </Button>
    </section>
  );
}

function openDocument(id: string) {
  const document = window.document.getElementById(id);
  if (!(document instanceof HTMLDetailsElement)) return;
  document.open = true;
  document.querySelector('summary')?.focus({ preventScroll: true });
  document.scrollIntoView();
}

/** The answer in short, with the way to the letter. */
function AnswerCard({ request }: { request: SharingRequest }) {
  const { language } = useLanguage();
  const user = usePortalUser();
  // Without an outcome there is no answer yet.
  const isAnswered = request.outcome !== null;
  const query = useQuery({ ...answerQuery(user.id, request.number ?? ''), enabled: isAnswered });
  const titles = useQuery(letterTitlesQuery(query.data, language));
  if (!query.data || titles.isPending) return null;
  return <ShortAnswer answer={query.data} titles={titles.data ?? {}} />;
}

type ShortAnswerProps = { answer: RequestAnswer; titles: RuleTitles };

function ShortAnswer({ answer, titles }: ShortAnswerProps) {
  const { t } = useTranslation('answer');
  const { language } = useLanguage();
  const letter = useLetter(answer, answer.decision, titles);
  const hard = letter.groups.filter(isOwn).flatMap(({ entries }) => entries);
  return (
    <section
      aria-labelledby="answer"
      className="grid grid-cols-1 gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="answer" className="text-heading">
        {t('card.title')}
      </h2>
      <LetterAmounts letter={letter} />
      {letter.week && hard.length > 0 && <WhatStays entries={hard} steps={letter.week} />}
      <Link
        to={answerPath(answer.number, language)}
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold"
      >
        {t('card.read')}
        <ArrowRight className="size-5" />
      </Link>
    </section>
  );
}

/** Which edition of the rules the request follows, and that it is not today's, if so. */
function CareEdition({ day }: { day: string | null }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const care = useCareEdition(day);
  if (!care || !day) return null;
  const { number, effective_on } = care.edition;
  return (
    <p className="text-sm text-muted">
      {t('edition.follows', { number, date: formatDate(effective_on, language) })}{' '}
      {care.today &&
        t('edition.notToday', { day: formatDate(day, language), today: care.today.number })}{' '}
      <LocalLink to="rulesChanges" search={`?read=${number}`} hash="text" className="link">
        {t('edition.read', { number })}
      </LocalLink>
    </p>
  );
}

type WithdrawalProps = { request: SharingRequest; onWithdrawn: () => void };

/** Withdraws the request after a confirmation. */
function Withdrawal({ request, onWithdrawn }: WithdrawalProps) {
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
