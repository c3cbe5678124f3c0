import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { RequestLink } from '~/command-center/kit/request-link';
import { TabPage } from '~/command-center/kit/tab-page';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { Bills } from '~/command-center/requests/bills/bills';
import { type Action, useChangeRequests } from '~/command-center/requests/change-requests';
import { ChooseDialog, useRequestChoices } from '~/command-center/requests/choose-dialog';
import { Notes } from '~/command-center/requests/conversation/notes';
import { Tasks } from '~/command-center/requests/conversation/tasks';
import { Thread } from '~/command-center/requests/conversation/thread';
import { DecisionCard } from '~/command-center/requests/decision/decision-card';
import { Documents } from '~/command-center/requests/documents/documents';
import { type OpenRequest, requestQuery } from '~/command-center/requests/fetch-request';
import { NeedCard } from '~/command-center/requests/needs/need-card';
import { Payments } from '~/command-center/requests/payments/payments';
import { QueueKeysDialog } from '~/command-center/requests/queue/queue-keys';
import { useReview } from '~/command-center/requests/review/fetch-review';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { AppError } from '~/shared/backend/app-error';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { Facts } from './facts';
import { MemberPart } from './member-part';
import { RequestHeader } from './request-header';
import { RequestNavigation } from './request-navigation';
import { Timeline } from './timeline';

/** One request. Each opening is logged. */
export function RequestPage({ number }: { number: string }) {
  const { data, error, isFetching, refetch } = useQuery(requestQuery(number));
  return (
    <TabPage>
      <RequestNavigation number={number} />
      {data ? (
        <RequestRecord data={data} />
      ) : error ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </TabPage>
  );
}

function Failure(props: { error: Error; isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation('manageRequests');
  if (props.error instanceof AppError && props.error.code === 'not_found') {
    return <ListMessage title={t('record.gone')} text={t('record.goneText')} />;
  }
  return <ListFailure {...props} />;
}

function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[1.6fr_1fr]">
        <Skeleton className="h-96 rounded-md!" />
        <Skeleton className="h-96 rounded-md!" />
      </div>
    </div>
  );
}

type RecordDialog = 'assign' | 'snooze' | 'priority' | 'keys';

/** All about one request: documents and messages, and beside them what they are about. */
function RequestRecord({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const mayWork = useMayWork();
  const { hash } = useLocation();
  const { request } = data;
  const [dialog, setDialog] = useState<RecordDialog>();
  const change = useChangeRequests();
  const apply = (action: Action) => change.mutate({ seen: [request], action });
  const choices = useRequestChoices(apply);
  const openIf = (name: RecordDialog) => () => mayWork && setDialog(name);
  useShortcuts({
    a: openIf('assign'),
    s: openIf('snooze'),
    p: openIf('priority'),
    r: () => focusOn('[data-reply]'),
    n: () => focusOn('[data-note]'),
    d: () => document.querySelector<HTMLElement>('[data-page]')?.click(),
    b: () => document.querySelector<HTMLElement>('[data-add-bill]')?.click(),
    '?': () => setDialog('keys'),
  });
  useEffect(() => {
    if (hash === '#reply') focusOn('[data-reply]');
  }, [hash]);
  return (
    <>
      <RequestHeader data={data} isBusy={change.isPending} onDialog={setDialog} />
      {!mayWork && <ReadOnlyNotice />}
      <RecordParts data={data} />
      <p className="max-w-prose text-sm text-muted">{t('logged')}</p>
      {dialog && dialog !== 'keys' && (
        <ChooseDialog
          title={dialog === 'priority' ? t('columns.priority') : t(`${dialog}.title`)}
          choices={choices[dialog]}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'keys' && <QueueKeysDialog onClose={() => setDialog(undefined)} />}
    </>
  );
}

function focusOn(selector: string) {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** The parts of a request. They render again for new data, and not whenever the address or a dialog changes. */
const RecordParts = memo(function RecordParts({ data }: { data: OpenRequest }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Documents data={data} />
        <ReviewPart data={data} />
        <Thread data={data} />
        <Notes data={data} />
        <Timeline data={data} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Facts data={data} />
        <NeedPart data={data} />
        <MemberPart data={data} />
        <Tasks data={data} />
        <Related data={data} />
      </div>
    </div>
  );
});

/** Bills, decision and payments of a request. */
function ReviewPart({ data }: { data: OpenRequest }) {
  const query = useReview(data.request.number);
  if (query.data) {
    return (
      <>
        <Bills data={data} review={query.data} />
        <DecisionCard data={data} review={query.data} />
        <Payments data={data} review={query.data} />
      </>
    );
  }
  if (query.error) return <LoadFailure query={query} />;
  return (
    <>
      <Skeleton className="h-40 rounded-md!" />
      <Skeleton className="h-40 rounded-md!" />
    </>
  );
}

/** The medical need of a request. */
function NeedPart({ data }: { data: OpenRequest }) {
  const { data: review, error } = useReview(data.request.number);
  if (review) return <NeedCard data={data} review={review} />;
  // The failure is shown once, with the bills.
  return error ? null : <Skeleton className="h-40 rounded-md!" />;
}

/** The other requests of the same household. */
function Related({ data: { related, household, member } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const nameOf = (personId: string | null) =>
    household.find(({ id }) => id === personId)?.first_name ?? member.first_name;
  return (
    <FactGroup
      title={t('related.title')}
      form={
        related.length === 0 ? (
          <p className="text-muted">{t('related.none')}</p>
        ) : (
          <ul className="divide-y divide-line/70">
            {related.map((other) => (
              <li key={other.number} className="relative grid gap-0.5 py-3">
                <RequestLink
                  number={other.number}
                  className="w-fit font-semibold text-mata-700 tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
                >
                  {other.number}
                </RequestLink>
                <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                  <span>{nameOf(other.person_id)}</span>
                  <span>{t(`states.${other.state}`)}</span>
                  {other.kind && <span>{t(`kinds.${other.kind as 'illness'}`)}</span>}
                  {other.service_date && <span>{formatDate(other.service_date, language)}</span>}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    />
  );
}
