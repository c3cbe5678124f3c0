import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BillList } from '~/portal/bills/bill-list';
import { billsQuery } from '~/portal/bills/bills';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { backState, useBackLink } from '~/portal/frame/use-back-link';
import { memberOverviewQuery } from '~/portal/member/fetch-member-overview';
import { requestsQuery } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { calculatorEntry } from '~/shared/browser/calculator-entry';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { LocalLink } from '~/shared/page/local-link';
import { Card } from '~/shared/ui/card';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { isFinished } from '../../../../supabase/contracts/request-states';
import { unsavedNames } from '../data/unsaved';
import { useLiveRequests } from '../live/use-live-requests';
import { useOutlooks } from '../outlook/use-outlooks';
import { DraftRow, LocalDraftRow } from './draft-row';
import { membershipYear } from './membership-year';
import { RequestLink } from './request-link';

export const clientLoader = portalLoader('bills', ({ id }) => {
  void queryClient.prefetchQuery(requestsQuery(id));
  void queryClient.prefetchQuery(billsQuery(id));
});

const draftId = /^[0-9a-f-]{36}$/;

/** The member's bills, and the requests: open ones first, then drafts, then finished ones. */
export default function Requests() {
  const { t } = useTranslation(['requests', 'ownBills']);
  const user = usePortalUser();
  useLiveRequests();
  const query = useQuery({ ...requestsQuery(user.id), refetchOnMount: 'always' });
  const { isLoading } = useOutlooks();
  const requests = isLoading ? undefined : query.data;
  // A draft that only contains bills is shown with them.
  const drafts =
    requests?.filter(({ state, member_bills }) => state === 'draft' && !member_bills.length) ?? [];
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
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <LinkButton to="newRequest" state={backState(1)} size="lg" className="max-md:w-full">
            {t('list.new')}
          </LinkButton>
        )}
        <LinkButton
          to="newBill"
          state={backState(1)}
          size="lg"
          variant="outline"
          className="max-md:w-full"
        >
          {t('ownBills:list.add')}
        </LinkButton>
      </div>
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
      <BillList />
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

const items = ['date', 'bill', 'payment'] as const;

/** What a request is, and what to have at hand, for members who have none. */
function NoRequests() {
  const { t } = useTranslation('requests');
  return (
    <Card className="grid gap-6">
      <div className="grid gap-2">
        <h2 className="text-heading">{t('list.empty.title')}</h2>
        <p className="max-w-prose text-muted">{t('list.empty.text')}</p>
      </div>
      <div className="grid gap-4">
        <h3 className="font-semibold">{t('list.empty.have')}</h3>
        <ul className="grid list-disc gap-2 pl-5 marker:text-mata-700">
          {items.map((item) => (
            <li key={item}>{t(`list.empty.items.${item}`)}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t('list.empty.noWorry')}</p>
      </div>
      <LinkButton
        to="newRequest"
        state={backState(1)}
        size="lg"
        className="max-md:w-full md:justify-self-start"
      >
        {t('list.new')}
      </LinkButton>
    </Card>
  );
}

/** The way to the calculator, which starts with the member's own IUA and year of membership. */
function CalculatorLink() {
  const { t } = useTranslation('requests');
  const user = usePortalUser();
  const enrollment = useQuery(memberOverviewQuery(user.id)).data?.enrollment;
  // The address stays free of the member's data.
  const bringOwn = () =>
    calculatorEntry.write({
      ...calculatorEntry.read(),
      isMember: true,
      ...(enrollment?.product_iua && { iua: Math.round(enrollment.product_iua.amount * 100) }),
      ...(enrollment?.start_date && { year: membershipYear(enrollment.start_date, today()) }),
    });
  return (
    <LocalLink
      to="whatWouldIPay"
      onClick={bringOwn}
      className="link inline-flex min-h-11 items-center justify-self-start font-semibold text-mata-700"
    >
      {t('list.calculator')}
    </LocalLink>
  );
}
