import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { backState, useBackLink } from '~/portal/frame/use-back-link';
import { queryClient } from '~/shared/backend/query-client';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { requestsQuery } from '../data/fetch-requests';
import { unsavedNames } from '../data/unsaved';
import { useLiveRequests } from '../live/use-live-requests';
import { isFinished } from '../turn';
import { CalculatorLink } from './calculator-link';
import { DraftRow, LocalDraftRow } from './draft-row';
import { NoRequests } from './no-requests';
import { RequestLink } from './request-link';

export const clientLoader = portalLoader('requests', ({ id }) => {
  void queryClient.prefetchQuery(requestsQuery(id));
});

const draftId = /^[0-9a-f-]{36}$/;

/** The member's requests: open ones first, then drafts, then finished ones. */
export default function Requests() {
  const { t } = useTranslation('requests');
  const user = usePortalUser();
  useLiveRequests();
  const query = useQuery({ ...requestsQuery(user.id), refetchOnMount: 'always' });
  const requests = query.data;
  const drafts = requests?.filter(({ state }) => state === 'draft') ?? [];
  const sent = requests?.filter(({ state }) => state !== 'draft') ?? [];
  // Drafts that never reached the database, for example without a connection.
  const localDrafts = unsavedNames(user.id).filter(
    (name) => draftId.test(name) && requests && !requests.some(({ id }) => id === name),
  );
  const isEmpty = requests?.length === 0 && localDrafts.length === 0;
  return (
    <FormView
      text={t('list.lead')}
      illustration={HeartLedger}
      back={useBackLink('portal', t('backToPortal'))}
    >
      {!isEmpty && (
        <LinkButton
          to="newRequest"
          state={backState(1)}
          size="lg"
          className="max-md:w-full md:justify-self-start"
        >
          {t('list.new')}
        </LinkButton>
      )}
      <CalculatorLink />
      {!requests && query.isError && <LoadFailure title={t('list.failed')} query={query} />}
      {!requests && !query.isError && (
        <div className="grid gap-3">
          <p role="status" className="sr-only">
            {t('list.loading')}
          </p>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      )}
      {isEmpty && <NoRequests />}
      <Group title={t('list.open')}>
        {sent
          .filter((request) => !isFinished(request))
          .map((request) => (
            <RequestLink key={request.id} request={request} />
          ))}
      </Group>
      <Group title={t('list.drafts')}>
        {[
          ...drafts.map((draft) => <DraftRow key={draft.id} draft={draft} />),
          ...localDrafts.map((id) => <LocalDraftRow key={id} id={id} />),
        ]}
      </Group>
      <Group title={t('list.closed')}>
        {sent.filter(isFinished).map((request) => (
          <RequestLink key={request.id} request={request} />
        ))}
      </Group>
    </FormView>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{title}</h2>
      <ul className="grid gap-3">{children}</ul>
    </section>
  );
}
