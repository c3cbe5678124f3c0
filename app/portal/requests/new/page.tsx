import { lazy, Suspense, useEffect } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
import { pathFor, requestPath } from '~/paths';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { draftQuery, requestKeys } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { newId } from '~/shared/browser/new-id';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useLanguage } from '~/shared/i18n/use-language';
import { householdQuery } from '../data/fetch-household';
import { DraftSkeleton } from './draft-skeleton';
import { type Step, stepNamed } from './steps';

// The form is a separate file, so that the list of all pages' files stays short.
const loadForm = () => import('./draft-form');
const DraftForm = lazy(async () => ({ default: (await loadForm()).DraftForm }));

export const clientLoader = portalLoader('newRequest', ({ id }) => {
  void Promise.allSettled([loadForm()]);
  void queryClient.prefetchQuery(householdQuery(id));
});

/** A step of the same form needs no new data, and works without a connection. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A new request, or a draft to continue. The address contains the draft's id and the step, so that
 * reload, "back" and another device find the same place. It contains no answers.
 */
export default function NewRequest() {
  const user = usePortalUser();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const state = useHistoryState() as
    | { isCorrection?: boolean; wasHere?: boolean; stepsBack?: number }
    | undefined;
  const arrival: unknown = useLocation().state;
  const [search, setSearch] = useSearchParams();
  const named = search.get('draft') ?? '';
  const id = uuid.test(named) ? named : undefined;
  const step = search.has('step') ? stepNamed(search.get('step')) : undefined;

  useEffect(() => {
    if (id) return;
    const draft = newId();
    // There is nothing to load: the form can begin, also without a connection.
    queryClient.setQueryData(draftQuery(user.id, draft).queryKey, null);
    setSearch({ draft, step: 'bill' }, { replace: true, state: arrival });
  }, [id, user.id, setSearch, arrival]);

  if (!id) return null;

  const open = (next: Step, isCorrection = false) =>
    setSearch({ draft: id, step: next }, { state: { isCorrection, wasHere: true } });
  const goBack = (before: Step | undefined) => {
    // The page before is the step before, or the page that led to the request.
    if (state?.wasHere || state?.stepsBack) void navigate(-1);
    else if (before) setSearch({ draft: id, step: before }, { replace: true });
    else void navigate(pathFor('healthSharingStart', language));
  };
  const openSent = async (number: string) => {
    const to = requestPath(number, language);
    await navigate(to, { replace: true, state: { isJustSent: true } });
    void queryClient.invalidateQueries({ queryKey: requestKeys.all(user.id) });
    void queryClient.invalidateQueries({ queryKey: ['members', user.id, 'agenda'] });
  };

  return (
    <Suspense fallback={<DraftSkeleton />}>
      <DraftForm
        key={id}
        id={id}
        step={step}
        isCorrection={state?.isCorrection ?? false}
        onBack={goBack}
        onStep={open}
        onSent={(number) => void openSent(number)}
      />
    </Suspense>
  );
}
