import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import type { Letter } from '#bill-help/findings';
import { isDay } from '#rules/engine/days';
import { usePortalUser } from '~/portal/frame/portal-user';
import { FailureReason } from '~/portal/requests/failure-reason';
import { RequestFiles } from '~/portal/requests/files/lazy-files';
import type { LetterContents } from '~/shared/bill-help/letters';
import { newId } from '~/shared/browser/new-id';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { DateField } from '~/shared/fields/date-field';
import { Field, FieldError } from '~/shared/fields/field';
import { Options } from '~/shared/fields/options';
import { TextInput } from '~/shared/fields/text-input';
import { parseAmountOrZero } from '~/shared/format/amount';
import { formatDate, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import {
  billsQuery,
  changeLetter,
  deleteLetter,
  type KeptLetter,
  keepLetter,
  type LetterChanges,
  type MemberBill,
  type Result,
  results,
  type SentBy,
  sentBy,
} from './bills';

type KeepLetterProps = {
  bill: MemberBill;
  letter: Letter;
  contents: LetterContents;
  /** Saves what the letter's fields contain. */
  flush: () => Promise<void>;
  /** Leads to the letter among those that were kept. */
  onDone: () => void;
};

/** Keeps an open letter with the bill, and with how and when it was sent. */
export function KeepLetter({ bill, letter, contents, flush, onDone }: KeepLetterProps) {
  const { t } = useTranslation('ownBills');
  const cache = useQueryClient();
  const user = usePortalUser();
  const [id, setId] = useState(newId);
  const refresh = () => cache.invalidateQueries({ queryKey: billsQuery(user.id).queryKey });
  const keeping = useSingleMutation({
    mutationFn: async (sent: { on: string; by: SentBy } | undefined) => {
      await flush();
      const written = { id, billId: bill.id, letter, writtenOn: today(), contents };
      await keepLetter({ ...written, ...(sent && { sent }) });
    },
    onSuccess: async () => {
      // The next one is another letter.
      setId(newId());
      await refresh();
    },
    // Perhaps the bill was deleted in another tab.
    onError: () => void refresh(),
  });
  if (keeping.isSuccess) {
    return (
      <FocusOnMount reason={keeping.submittedAt}>
        <Notice tone="success" live="status" title={t('letters.kept.title')}>
          <p>{t('letters.kept.text')}</p>
          <Button variant="outline" size="sm" onClick={onDone} className="mt-2 justify-self-start">
            {t('letters.kept.see')}
          </Button>
        </Notice>
      </FocusOnMount>
    );
  }
  return (
    <section aria-labelledby="keep-title" className="grid gap-5 rounded-md bg-mata-100 p-5 md:p-8">
      <div className="grid gap-1">
        <h3 id="keep-title" className="text-heading">
          {t('letters.keep.title')}
        </h3>
        <p>{t('letters.keep.text')}</p>
      </div>
      <SentForm
        earliest={today()}
        busy={keeping.isPending}
        failure={keeping.error}
        onSent={(sent) => keeping.mutate(sent)}
      >
        <Button
          variant="outline"
          busy={keeping.isPending}
          onClick={() => keeping.mutate(undefined)}
        >
          {t('letters.keep.later')}
        </Button>
      </SentForm>
    </section>
  );
}

type SentFormProps = {
  /** The day on which the letter was written. */
  earliest: string;
  busy: boolean;
  failure: unknown;
  onSent: (sent: { on: string; by: SentBy }) => void;
  /** Other buttons. */
  children?: React.ReactNode;
};

/** How and when a letter was sent. */
function SentForm({ earliest, busy, failure, onSent, children }: SentFormProps) {
  const { t } = useTranslation('ownBills');
  const [by, setBy] = useState<SentBy>('email');
  const [error, setError] = useState<string>();
  const date = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = date.current?.value ?? '';
    const issue = dayIssue(on, earliest);
    setError(issue && t(`letters.issues.${issue}`));
    if (issue) date.current?.focus();
    else onSent({ on, by });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Options
        name="sent-by"
        label={t('letters.sent.how')}
        values={sentBy}
        value={by}
        textOf={(one) => t(`letters.sent.by.${one}`)}
        onChange={setBy}
        columns="grid-cols-2 sm:grid-cols-3"
      />
      <DateField
        name="sent-on"
        label={t('letters.sent.when')}
        defaultValue={today()}
        ref={date}
        error={error}
      />
      {failure != null && <Failure reason={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('letters.sent.submit')}
        </Button>
        {children}
      </div>
    </form>
  );
}

function Failure({ reason }: { reason: unknown }) {
  const { t } = useTranslation('ownBills');
  return (
    <FailureNotice reason={reason} title={t('letters.failed')}>
      <p>
        <FailureReason failure={reason} />
      </p>
    </FailureNotice>
  );
}

function dayIssue(day: string, earliest: string): 'date' | 'future' | 'early' | undefined {
  if (!isDay(day)) return 'date';
  if (day > today()) return 'future';
  return day < earliest ? 'early' : undefined;
}

type KeptLettersProps = {
  bill: MemberBill;
  onOpen: (id: string) => void;
  /** The last letter was deleted, and the focus with it. */
  onEmpty: () => void;
};

/** The letters that were kept: what was sent, what is answered, and what came of it. */
export function KeptLetters({ bill, onOpen, onEmpty }: KeptLettersProps) {
  const { t } = useTranslation('ownBills');
  const heading = useRef<HTMLHeadingElement>(null);
  if (bill.letters.length === 0) return null;
  return (
    <section aria-labelledby="kept-letters-title" className="grid gap-4">
      <h2 id="kept-letters-title" ref={heading} tabIndex={-1} className="rounded-sm text-subtitle">
        {t('letters.title')}
      </h2>
      <ul className="grid gap-4">
        {bill.letters.map((letter) => (
          <Kept
            key={letter.id}
            bill={bill}
            letter={letter}
            onOpen={onOpen}
            onDelete={() => (bill.letters.length > 1 ? heading.current?.focus() : onEmpty())}
          />
        ))}
      </ul>
    </section>
  );
}

type KeptProps = Pick<KeptLettersProps, 'bill' | 'onOpen'> & {
  letter: KeptLetter;
  onDelete: () => void;
};

function Kept({ bill, letter, onOpen, onDelete }: KeptProps) {
  const { t } = useTranslation(['ownBills', 'billLetters']);
  const cache = useQueryClient();
  const user = usePortalUser();
  const [form, setForm] = useState<'sent' | 'answer'>();
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = () => cache.invalidateQueries({ queryKey: billsQuery(user.id).queryKey });
  const saving = useSingleMutation({
    mutationFn: (changes: LetterChanges) => changeLetter(letter.id, changes),
    onSuccess: async () => {
      close();
      await refresh();
    },
  });
  const deletion = useSingleMutation({
    mutationFn: () => deleteLetter(letter.id),
    onSuccess: () => {
      onDelete();
      return refresh();
    },
  });
  // The form disappears with the button that has the focus.
  const close = () => {
    heading.current?.focus();
    setForm(undefined);
  };
  const cancel = (
    <Button variant="quiet" disabled={saving.isPending} onClick={close}>
      {t('letters.cancel')}
    </Button>
  );
  const name = t(`billLetters:letters.${letter.letter}.title`);
  return (
    <li className="grid gap-4 rounded-md bg-white p-5 shadow-raised">
      <div className="grid justify-items-start gap-1">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm text-heading">
          {name}
        </h3>
        <Steps letter={letter} />
      </div>
      {deletion.error && <Failure reason={deletion.error} />}
      {form === 'sent' && (
        <FocusOnMount reason={form}>
          <SentForm
            earliest={letter.writtenOn}
            busy={saving.isPending}
            failure={saving.error}
            onSent={(sent) => saving.mutate({ sent })}
          >
            {cancel}
          </SentForm>
        </FocusOnMount>
      )}
      {form === 'answer' && letter.sentOn && (
        <FocusOnMount reason={form}>
          <AnswerForm
            bill={bill}
            letter={letter}
            earliest={letter.sentOn}
            busy={saving.isPending}
            failure={saving.error}
            onAnswer={(answer) => saving.mutate({ answer })}
          >
            {cancel}
          </AnswerForm>
        </FocusOnMount>
      )}
      {!form && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={() => onOpen(letter.id)}>
            {t('letters.open')}
          </Button>
          {letter.sentOn ? (
            <Button
              size="sm"
              variant={letter.answeredOn ? 'quiet' : 'primary'}
              onClick={() => setForm('answer')}
            >
              {t(letter.answeredOn ? 'letters.answer.change' : 'letters.answer.action')}
            </Button>
          ) : (
            <>
              <Button size="sm" onClick={() => setForm('sent')}>
                {t('letters.sent.submit')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                busy={deletion.isPending}
                aria-label={t('letters.deleteOne', { letter: name })}
                onClick={() => deletion.mutate()}
              >
                {t('letters.delete')}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}

const tones = { agreed: 'success', partly: 'info', refused: 'danger' } as const;

/** When it was written, sent and answered. */
function Steps({ letter }: { letter: KeptLetter }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const { writtenOn, sentOn, sentBy: by, answeredOn, result, newAmount } = letter;
  return (
    <>
      <p className="text-sm text-muted">
        {sentOn && by
          ? t(`letters.wasSent.${by}`, { date: formatDate(sentOn, language) })
          : t('letters.written', { date: formatDate(writtenOn, language) })}
      </p>
      {!sentOn && <Badge tone="warning">{t('letters.notSent')}</Badge>}
      {answeredOn && result && (
        <>
          <Badge tone={tones[result]}>
            <Check className="mr-1 inline size-3.5" aria-hidden="true" />
            {t(`letters.result.${result}`)}
          </Badge>
          <p className="text-sm">
            {newAmount === null
              ? t('letters.answered', { date: formatDate(answeredOn, language) })
              : t('letters.answeredAmount', {
                  date: formatDate(answeredOn, language),
                  amount: formatMoney(newAmount / 100, language),
                })}
          </p>
        </>
      )}
    </>
  );
}

type AnswerFormProps = {
  bill: MemberBill;
  letter: KeptLetter;
  earliest: string;
  busy: boolean;
  failure: unknown;
  onAnswer: (answer: { on: string; result: Result; newAmount: number | undefined }) => void;
  /** Other buttons. */
  children: React.ReactNode;
};

/** What the hospital, office or collector answered, with a photo of the answer. */
function AnswerForm({ bill, letter, earliest, busy, failure, ...rest }: AnswerFormProps) {
  const { onAnswer, children } = rest;
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  const [result, setResult] = useState<Result | undefined>(letter.result ?? undefined);
  const [issues, setIssues] = useState<{ result?: string; date?: string; amount?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const date = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const on = date.current?.value ?? '';
    const typed = amount.current?.value.trim() ?? '';
    const newAmount = typed === '' ? undefined : parseAmountOrZero(typed);
    const issue = dayIssue(on, earliest);
    const isHigher = newAmount !== undefined && newAmount > bill.bill.amount;
    const found = {
      ...(!result && { result: t('letters.issues.result') }),
      ...(issue && { date: t(`letters.issues.${issue}`) }),
      ...(typed !== '' && newAmount === undefined && { amount: t('letters.issues.amount') }),
      ...(isHigher && { amount: t('letters.issues.higher') }),
    };
    setIssues(found);
    if (found.result) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus();
    else if (found.date) date.current?.focus();
    else if (found.amount) amount.current?.focus();
    else if (result) onAnswer({ on, result, newAmount });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Options
        name={`result-${letter.id}`}
        label={t('letters.answer.result')}
        values={results}
        value={result}
        textOf={(one) => t(`letters.result.${one}`)}
        onChange={setResult}
        columns="sm:grid-cols-3"
      />
      <FieldError id={`result-${letter.id}-error`} error={issues.result} />
      <DateField
        name="answered-on"
        label={t('letters.answer.when')}
        defaultValue={letter.answeredOn ?? today()}
        ref={date}
        error={issues.date}
      />
      <Field
        label={t('letters.answer.amount')}
        hint={t('letters.answer.amountHint')}
        {...(issues.amount && { error: issues.amount })}
      >
        <TextInput
          ref={amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={
            letter.newAmount === null ? '' : formatMoney(letter.newAmount / 100, language)
          }
          className="max-w-60"
        />
      </Field>
      <div className="grid gap-2">
        <p className="text-sm font-semibold">{t('letters.answer.photo')}</p>
        <Suspense>
          <RequestFiles
            userId={user.id}
            requestId={bill.care.id}
            documentKind={letter.letter === 'assistance' ? 'financial-assistance' : 'other'}
            label={t('letters.answer.photo')}
            draftLanguage={language}
          />
        </Suspense>
      </div>
      {failure != null && <Failure reason={failure} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('letters.answer.submit')}
        </Button>
        {children}
      </div>
    </form>
  );
}
