import { type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePortalUser } from '~/portal/frame/portal-user';
import { isToDo } from '~/portal/requests/data/requests';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Choice } from '~/shared/fields/choice';
import { FieldError } from '~/shared/fields/field';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { submitRequest } from '../data/request-actions';
import { FailureReason } from '../failure-reason';
import { ChosenPages } from '../files/lazy-files';
import { CareWarnings } from './care-warnings';
import { Review } from './review';
import { openSteps, partText, type Step } from './steps';
import type { useDraft } from './use-draft';

type SendStepProps = {
  id: string;
  draft: ReturnType<typeof useDraft>;
  onChange: (step: Step) => void;
  onSent: (number: string) => void;
};

/** The last step: all answers, what is missing, the consent, and the button that sends it. */
export function SendStep({ id, draft, onChange, onSent }: SendStepProps) {
  const { t } = useTranslation('requestForm');
  const errorId = useId();
  const consent = useRef<HTMLInputElement>(null);
  const [isTruthful, setTruthful] = useState(false);
  const [isTried, setTried] = useState(false);
  const [missingPages, setMissingPages] = useState(0);
  const user = usePortalUser();
  const { facts, query, saver } = draft;
  const hasList = useFreshChecklist(draft);
  const open = openSteps(facts);
  const items = query.data?.request_items ?? [];
  const withPages = items.filter(
    ({ document_kind, request_files }) =>
      document_kind === 'itemized-bill' || request_files.length > 0,
  );
  const missing = items.filter((item) => item.is_required && isToDo(item)).length;
  const sending = useSingleMutation({
    mutationFn: async (isConfirmed: boolean) => {
      const { countMissing } = await import('../files/local/page-store');
      const count = isConfirmed ? 0 : await countMissing(user.id, id);
      setMissingPages(count);
      if (count > 0) return undefined;
      await saver.flush();
      const { failure, unsaved } = saver.getState();
      if (failure && Object.keys(unsaved).length > 0) throw failure;
      return submitRequest(id);
    },
    onSuccess: (number) => number && onSent(number),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => setTried(true));
    if (!isTruthful) consent.current?.focus();
    else if (open.length === 0) sending.mutate(false);
  };
  const error = isTried && !isTruthful ? t('issues.consent') : undefined;

  return (
    <div className="grid gap-6">
      <Review
        facts={facts}
        onChange={onChange}
        pages={
          withPages.length > 0 && (
            <Suspense fallback={<Skeleton className="h-16 w-56" />}>
              <ChosenPages userId={user.id} requestId={id} items={withPages} />
            </Suspense>
          )
        }
      />
      <CareWarnings facts={facts} />
      {open.length > 0 && (
        <Notice tone="warning" title={t('review.openTitle')} live="status">
          <p>{t('review.open')}</p>
          <ul className="grid justify-items-start">
            {open.map((step) => (
              <li key={step}>
                <button
                  type="button"
                  onClick={() => onChange(step)}
                  className="link inline-flex min-h-9 items-center font-semibold"
                >
                  {t(partText('steps', step, facts))}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!hasList && query.isFetching && <Skeleton className="h-24 w-full" />}
      {hasList && open.length === 0 && (
        <Notice
          title={t(facts.kind === 'death' ? 'death.rest' : 'review.rest', { count: missing })}
        >
          <p>{t('review.restText')}</p>
        </Notice>
      )}
      <form noValidate onSubmit={submit}>
        <fieldset disabled={sending.isPending} className="grid gap-5">
          {sending.error && (
            <FailureNotice reason={sending.error} title={t('submit.failed')}>
              <p>
                <FailureReason failure={sending.error} />
              </p>
            </FailureNotice>
          )}
          {missingPages > 0 && (
            <Notice
              tone="warning"
              live="alert"
              title={t('submit.unsent.title', { count: missingPages })}
            >
              <p>{t('submit.unsent.text')}</p>
              <Button variant="outline" size="sm" onClick={() => sending.mutate(true)}>
                {t('submit.unsent.action')}
              </Button>
            </Notice>
          )}
          <div className="grid gap-2">
            <Choice
              ref={consent}
              type="checkbox"
              checked={isTruthful}
              onChange={({ target }) => setTruthful(target.checked)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
            >
              {t('fields.truthful')}
            </Choice>
            <FieldError id={errorId} error={error} />
          </div>
          <Button type="submit" size="lg" wide busy={sending.isPending}>
            {sending.isPending ? t('submit.sending') : t('submit.action')}
          </Button>
          <p className="text-sm text-muted">{t('privacy')}</p>
        </fieldset>
      </form>
    </div>
  );
}

/** Reads the checklist once the answers are saved. Returns whether that has happened. */
function useFreshChecklist({ query, saver }: ReturnType<typeof useDraft>): boolean {
  const { refetch } = query;
  useEffect(() => {
    void saver.flush().then(() => refetch());
  }, [saver, refetch]);
  return query.isFetchedAfterMount && !query.isFetching;
}
