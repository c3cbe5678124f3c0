import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { amountNow, statusOf } from '#bill-help/status';
import { pathFor } from '~/paths';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useBackLink } from '~/portal/frame/use-back-link';
import { requestKeys, requestsQuery } from '~/portal/requests/data/requests';
import { FailureReason } from '~/portal/requests/failure-reason';
import { RequestFiles } from '~/portal/requests/files/lazy-files';
import { RequestLink } from '~/portal/requests/list/request-link';
import { useOutlooks } from '~/portal/requests/outlook/use-outlooks';
import { queryClient } from '~/shared/backend/query-client';
import { BillForm } from '~/shared/bill-help/bill-form';
import { LetterFrame, LetterView } from '~/shared/bill-help/letters';
import { QuestionCard } from '~/shared/bill-help/question-card';
import { WhatToDo } from '~/shared/bill-help/what-to-do';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Options } from '~/shared/fields/options';
import { clearFormDraft } from '~/shared/fields/use-form-draft';
import { daysBetween, formatDate, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { StatusBadge } from './bill-list';
import { useBillAmount, useBillName } from './bill-name';
import { billsQuery, deleteBill, type KeptLetter, type MemberBill, saveCare } from './bills';
import { CarePerson } from './care-person';
import { KeepLetter, KeptLetters } from './kept-letters';
import { useMemberBill } from './use-member-bill';

type BillViewProps = {
  stored: MemberBill;
  /** The other bills for the same care. */
  others: readonly MemberBill[];
};

/** One bill with everything that can be done about it. An open letter takes its place. */
export function BillView({ stored, others }: BillViewProps) {
  const { t } = useTranslation('ownBills');
  const back = useBackLink('bills', t('back'));
  const { current, help, change, failure, flush } = useMemberBill(stored);
  const { bill, payment, care, letters } = current;
  const isAnswering = useWasAnswered(help.answers);
  const kept = useKeptLetter(letters);
  const draft = `bill-edit-${current.id}`;
  const isWriting = useLocation().hash.startsWith('#letter-');
  const title = useRef<HTMLHeadingElement>(null);
  // The form disappears with the button that has the focus.
  const endEdit = () => {
    clearFormDraft(draft);
    title.current?.focus();
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <Link
        to={back.to}
        onClick={back.onClick}
        className="link -mb-4 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-xs text-sm text-muted"
      >
        <ArrowLeft className="size-4.5" />
        {back.label}
      </Link>
      <Head current={current} titleRef={title} onEdit={help.edit} />
      {help.bill && !kept.letter && !isWriting && (
        <Jump
          first={help.question ? 'question' : 'found-title'}
          asksForMoney={current.answers.asksForMoney !== 'no'}
        />
      )}
      {failure !== undefined && (
        <Notice tone="warning" live="alert" title={t('unsaved.title')}>
          <p>
            <FailureReason failure={failure} /> {t('unsaved.text')}
          </p>
          <Button
            variant="outline"
            size="sm"
            onClick={() => void flush()}
            className="justify-self-start"
          >
            {t('unsaved.retry')}
          </Button>
        </Notice>
      )}
      {!help.bill && (
        <FocusOnMount reason="edit">
          <section aria-labelledby="edit-title" className="grid gap-6">
            <h2 id="edit-title" className="text-subtitle">
              {t('edit.title')}
            </h2>
            <BillForm
              draft={draft}
              bill={bill}
              submit={t('edit.save')}
              onStart={(changed) => {
                endEdit();
                help.start(changed);
              }}
              onCancel={() => {
                endEdit();
                help.cancelEdit();
              }}
            />
          </section>
        </FocusOnMount>
      )}
      {kept.letter && <OpenKept letter={kept.letter} onClose={kept.close} />}
      {help.bill && (
        <div hidden={kept.letter !== undefined} className={kept.letter ? '' : 'grid gap-8'}>
          {!isWriting && (
            <>
              <div className="grid items-start gap-4 lg:grid-cols-2">
                <Share current={current} others={others} flush={flush} />
                <Card className="grid gap-5">
                  <Options
                    name="payment"
                    label={t('payment.label')}
                    values={['unpaid', 'partly', 'paid']}
                    value={payment}
                    textOf={(one) => t(`payment.${one}`)}
                    onChange={(one) => change({ payment: one })}
                    columns="grid-cols-3"
                  />
                  <CarePerson care={care} />
                </Card>
              </div>
              <KeptLetters
                bill={current}
                onOpen={kept.open}
                onEmpty={() => title.current?.focus()}
              />
            </>
          )}
          <WhatToDo
            bill={help.bill}
            help={help}
            isMember
            takesFocus={isAnswering}
            question={
              help.question && (
                <QuestionCard
                  key={help.question}
                  question={help.question}
                  bill={help.bill}
                  help={help}
                  takesFocus={isAnswering}
                />
              )
            }
            afterLetter={(letter, contents, leave) => (
              <KeepLetter
                bill={current}
                letter={letter}
                contents={contents}
                flush={flush}
                onDone={() => leave('kept-letters-title')}
              />
            )}
          />
          {!isWriting && (
            <>
              <Photos careId={care.id} />
              {care.state === 'draft' && <Delete current={current} others={others.length} />}
            </>
          )}
        </div>
      )}
    </div>
  );
}

type JumpProps = {
  /** The id of the heading of the question or of what was found. */
  first: string;
  /** A page that asks for no money has fewer parts. */
  asksForMoney: boolean;
};

/** The ways to the parts of a long page. */
function Jump({ first, asksForMoney }: JumpProps) {
  const { t } = useTranslation('ownBills');
  const parts = [
    'check',
    ...(asksForMoney ? (['assistance', 'dates', 'letters'] as const) : []),
    'photos',
  ] as const;
  return (
    <nav aria-label={t('jump.label')}>
      <ul className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${part === 'check' ? first : `${part}-title`}`}
              className="inline-flex min-h-11 items-center rounded-full bg-white px-4 text-sm font-semibold text-mata-700 ring-1 ring-control ring-inset hover:bg-mata-50"
            >
              {t(`jump.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether an answer was given since the page opened: the next question then takes the focus. */
function useWasAnswered(answers: unknown): boolean {
  const first = useRef(answers);
  return first.current !== answers;
}

const keptPrefix = '#kept-';
const headingId = 'kept-letters-title';

/** The kept letter in the address's fragment, so that “back” closes it. */
function useKeptLetter(letters: readonly KeptLetter[]) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  const letter = letters.find(({ id }) => hash === keptPrefix + id);

  // The focus returns to its button. After a reload there was none.
  useEffect(() => {
    if (wasOpen.current && !letter) {
      const heading = document.getElementById(headingId);
      (opener.current instanceof HTMLElement ? opener.current : heading)?.focus();
      opener.current = null;
    }
    wasOpen.current = letter !== undefined;
  }, [letter]);

  return {
    letter,
    open: (id: string) => {
      opener.current = document.activeElement;
      navigate(keptPrefix + id, { preventScrollReset: true });
    },
    close: () => {
      if (opener.current) navigate(-1);
      else navigate(`#${headingId}`, { replace: true });
    },
  };
}

type HeadProps = {
  current: MemberBill;
  titleRef: RefObject<HTMLHeadingElement | null>;
  onEdit: () => void;
};

/** What the bill asks for, where it stands, and the next day to act. */
function Head({ current, titleRef, onEdit }: HeadProps) {
  const { t } = useTranslation(['ownBills', 'billHelp']);
  const { language } = useLanguage();
  const { bill, letters, payment, answers } = current;
  const { status, next } = statusOf(bill, payment, answers, letters, today());
  const days = next && daysBetween(today(), next.day);
  return (
    <section className="grid gap-3 rounded-lg bg-mata-100 p-6 md:p-8">
      <span>
        <StatusBadge status={status} />
      </span>
      <h1 ref={titleRef} tabIndex={-1} className="rounded-sm text-subtitle wrap-anywhere">
        {useBillName()(current)}
      </h1>
      <p className="text-lead">{useBillAmount()(current)}</p>
      {next && days !== undefined && (
        <p className="font-semibold">
          {t('next', {
            title: t(`billHelp:dates.${next.kind}.title`),
            date: formatDate(next.day, language),
          })}{' '}
          ({days === 0 ? t('billHelp:dates.today') : t('billHelp:dates.left', { count: days })})
        </p>
      )}
      <Button variant="quiet" size="sm" onClick={onEdit} className="-mx-4 justify-self-start">
        {t('edit.title')}
      </Button>
    </section>
  );
}

type ShareProps = {
  current: MemberBill;
  others: readonly MemberBill[];
  flush: () => Promise<void>;
};

/** Asking the community to share: one thing that can happen to a bill. */
function Share({ current, others, flush }: ShareProps) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  const navigate = useNavigate();
  const requests = useQuery(requestsQuery(user.id));
  useOutlooks();
  const { care } = current;
  const hasBegun = care.kind !== null;
  const request = requests.data?.find(({ id }) => id === care.id);
  const asking = useSingleMutation({
    mutationFn: async () => {
      await flush();
      // What the member has entered in the request since then stays.
      if (hasBegun) return;
      const bills = [current, ...others];
      const amount = bills.reduce(
        (sum, { bill, letters }) => sum + amountNow(bill.amount, letters),
        0,
      );
      const columns = {
        amount_cents: amount || null,
        payment: current.payment,
        provider: care.provider ?? current.fields.provider ?? null,
      };
      await saveCare(care.id, columns, language);
      await queryClient.invalidateQueries({ queryKey: requestKeys.draft(user.id, care.id) });
    },
    onSuccess: () => {
      const draft = `${pathFor('newRequest', language)}?draft=${care.id}`;
      return navigate(hasBegun ? draft : `${draft}&step=who`);
    },
  });
  if (request && care.state !== 'draft') {
    return (
      <section aria-labelledby="share-title" className="grid gap-3">
        <h2 id="share-title" className="text-heading">
          {t('share.sent')}
        </h2>
        <ul className="grid gap-3">
          <RequestLink request={request} />
        </ul>
      </section>
    );
  }
  if (care.state !== 'draft') return <Skeleton className="h-36 w-full" />;
  return (
    <Card tone="mata" className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-heading">{t('share.title')}</h2>
        <p>{t('share.text')}</p>
      </div>
      {asking.error && (
        <FailureNotice reason={asking.error}>
          <p>
            <FailureReason failure={asking.error} />
          </p>
        </FailureNotice>
      )}
      <Button
        busy={asking.isPending}
        onClick={() => asking.mutate()}
        className="max-sm:w-full sm:justify-self-start"
      >
        {t(hasBegun ? 'share.continue' : 'share.ask')}
      </Button>
      <p className="text-sm text-muted">{t('share.seen')}</p>
    </Card>
  );
}

/** The photos of all bills for the same care. */
function Photos({ careId }: { careId: string }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  return (
    <div className="grid gap-4 border-t border-line pt-10">
      <h2 id="photos-title" tabIndex={-1} className="rounded-sm text-subtitle">
        {t('photos')}
      </h2>
      <Suspense fallback={<Skeleton className="h-14 w-full" />}>
        <RequestFiles
          userId={user.id}
          requestId={careId}
          documentKind="itemized-bill"
          label={t('photos')}
          draftLanguage={language}
        />
      </Suspense>
    </div>
  );
}

type OpenKeptProps = { letter: KeptLetter; onClose: () => void };

function OpenKept({ letter, onClose }: OpenKeptProps) {
  const { t } = useTranslation(['ownBills', 'billLetters']);
  const { language } = useLanguage();
  return (
    <LetterFrame
      title={t(`billLetters:letters.${letter.letter}.title`)}
      back={t('letters.back')}
      onClose={onClose}
    >
      <p className="-mt-4 text-muted">
        {t('letters.written', { date: formatDate(letter.writtenOn, language) })}
      </p>
      <LetterView contents={letter.contents} name={letter.letter} />
    </LetterFrame>
  );
}

/** Deletes a bill, as long as the team does not see it. */
function Delete({ current, others }: { current: MemberBill; others: number }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const deletion = useSingleMutation({
    mutationFn: async () => {
      await deleteBill(current, others);
      if (others > 0 || current.care.kind !== null) return;
      // A page that is sent later would begin the draft again.
      const { removePagesOf } = await import('../requests/files/local/page-store');
      await removePagesOf(user.id, current.care.id);
    },
    onSuccess: async () => {
      await navigate(pathFor('bills', language), { replace: true });
      await queryClient.invalidateQueries({ queryKey: billsQuery(user.id).queryKey });
      await queryClient.invalidateQueries({ queryKey: requestKeys.all(user.id) });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <div className="grid gap-4 border-t border-line pt-8">
      {deletion.error && (
        <FailureNotice reason={deletion.error} title={t('delete.failed')}>
          <p>
            <FailureReason failure={deletion.error} />
          </p>
        </FailureNotice>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)} className="-mx-3 justify-self-start">
        {t('delete.action')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        type="danger"
        title={t('delete.title')}
        message={t(others > 0 || current.care.kind !== null ? 'delete.textStay' : 'delete.text')}
        confirmLabel={t(deletion.isPending ? 'delete.deleting' : 'delete.confirm')}
        cancelLabel={t('delete.keep')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
