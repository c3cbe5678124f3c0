import { type Query, useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { can, canReadSharing } from '~/command-center/kit/backend/admin';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { MemberRequests } from '~/command-center/kit/member-requests';
import { TabPage } from '~/command-center/kit/tab-page';
import { Notes } from '~/command-center/kit/team-work/notes';
import { Tasks } from '~/command-center/kit/team-work/tasks';
import { notesQuery, type Subject } from '~/command-center/kit/team-work/team-work';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { AccountPart } from '~/command-center/members/account/account-part';
import { NotesPart } from '~/command-center/members/advisor-notes/notes-part';
import { BillingPart } from '~/command-center/members/billing/billing-part';
import { MembershipNotice } from '~/command-center/members/ending/membership-notice';
import { AdvisorPart } from '~/command-center/members/enrollment/advisor-part';
import { EnrollmentPart } from '~/command-center/members/enrollment/enrollment-part';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { HouseholdPart } from '~/command-center/members/household/household-part';
import { allowsSignIn } from '~/command-center/members/member-status';
import { membersKey } from '~/command-center/members/members-key';
import { DuplicatesPart, MergeNotices } from '~/command-center/members/merge/merge-notices';
import { personStateQuery } from '~/command-center/members/personal-data/personal-data';
import {
  ErasureNotice,
  PersonalDataPart,
} from '~/command-center/members/personal-data/personal-data-part';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { AppError } from '~/shared/backend/app-error';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Fact, FactGroup } from '~/shared/ui/facts';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { ContactPart, HealthPart, PersonalPart } from './about-parts';
import { IsEditable } from './edit-button';
import {
  acknowledgementsQuery,
  type Member,
  type MemberRecord,
  memberRecordQuery,
} from './fetch-member-record';
import { HomeStatePart } from './home-state-part';
import { RecordEditors } from './record-editors';
import { RecordHeader } from './record-header';
import { RequestsPart } from './requests-part';
import { TimelinePart } from './timeline-part';

type MemberRecordPageProps = { id: string; readOnly?: boolean; onClose: () => void };

/** How long a record waits for its slowest part, in milliseconds. */
const longestWait = 1500;

/**
 * Whether the parts of a record have their data. Until then it shows its outline: a part that grew would move what
 * the admin is about to click.
 */
function useSettled(id: string): boolean {
  const client = useQueryClient();
  const [isSettled, setSettled] = useState(false);
  const filter = {
    fetchStatus: 'fetching',
    predicate: ({ queryKey, state }: Query) =>
      queryKey.includes(id) && state.data === undefined && state.errorUpdateCount === 0,
  } as const;
  const missing = useIsFetching(filter);
  const look = useEffectEvent(() => {
    if (client.isFetching(filter) === 0) setSettled(true);
  });
  // The parts, which start to read when they are mounted, are counted in the first effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again after each part
  useEffect(() => look(), [missing]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), longestWait);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

/** A member's record, which replaces the list. Each opening fetches it again, and is logged. */
export function MemberRecordPage({ id, readOnly = false, onClose }: MemberRecordPageProps) {
  const { t } = useTranslation('manageMembers');
  const { data, error, isFetching, refetch } = useQuery(memberRecordQuery(id));
  const state = useQuery(personStateQuery(id));
  const isErased = isNotFound(state.error);
  const isSettled = useSettled(id);
  useShortcuts(() => [{ key: 'u', label: t('record.back'), act: onClose }]);
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" aria-keyshortcuts="u" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('record.back')}
        </Button>
      </div>
      {data && isErased ? (
        <Failure error={state.error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          {!isSettled && <RecordSkeleton />}
          <div className={clsx('grid gap-5', !isSettled && 'invisible h-0 overflow-hidden')}>
            {readOnly ? (
              <MemberContact record={data} />
            ) : (
              <FullRecord record={data} onReload={() => void refetch()} onErased={onClose} />
            )}
          </div>
        </>
      ) : error ? (
        <Failure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <RecordSkeleton />
      )}
    </TabPage>
  );
}

const isNotFound = (error: Error | null) =>
  (error instanceof AppError && error.code === 'not_found') || refusalCode(error) === 'not_found';

function Failure(props: { error: Error | null; isTrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['manageMembers', 'errors']);
  if (isNotFound(props.error)) {
    return <ListMessage title={t('manageMembers:refusals.gone')} text={t('errors:notFound')} />;
  }
  return <ListFailure {...props} />;
}

function RecordSkeleton() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 rounded-md!" />
        <Skeleton className="h-72 rounded-md!" />
      </div>
    </div>
  );
}

/** A member for support agents, with plan and contact data, but no health, birth or payments. */
function MemberContact({ record: { member, enrollments, household } }: { record: MemberRecord }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery());
  const [latest] = enrollments;
  const plan = choices?.plans.find(({ id }) => id === latest?.product_id)?.label;
  const empty = t('record.none');
  return (
    <>
      <RecordHeader member={member} />
      <MergeNotices memberId={member.id} />
      <ErasureNotice memberId={member.id} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <ContactPart member={member} />
          <HomeStatePart memberId={member.id} />
          <AccountPart member={member} />
        </div>
        <SharingPart member={member} />
        <div className="grid gap-6">
          <FactGroup title={t('members.columns.plan')}>
            <Fact label={t('members.columns.plan')} value={plan} empty={t('members.noPlan')} wide />
            <Fact
              label={t('record.starts')}
              value={latest?.start_date && formatDate(latest.start_date, language)}
              empty={empty}
            />
          </FactGroup>
          <HouseholdPart people={household} />
        </div>
      </div>
      <p className="max-w-prose text-sm text-muted">{t('record.contactOnly')}</p>
    </>
  );
}

type FullRecordProps = { record: MemberRecord; onReload: () => void; onErased: () => void };

/** The whole record of a member, in sections that are edited one at a time. */
function FullRecord({ record, onReload, onErased }: FullRecordProps) {
  const { t } = useTranslation('manageMembers');
  const { t: mergeText } = useTranslation('mergeMembers');
  const { edit } = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { member, enrollments, household } = record;
  const editMember = () => edit('member');
  const isEditable = member.merged_into === null;
  const actions = {
    onChangeStatus: () => edit('status'),
    onEnd: () => edit('ending'),
    onReinstate: () => edit('reinstate'),
    onEdit: editMember,
    onMerge: () => edit('merge'),
  };
  const mayEnd = allowsSignIn(member.enrollment_status);
  useShortcuts(() =>
    isEditable
      ? [
          { label: t('form.edit'), act: editMember },
          { label: t('record.changeStatus'), isOff: !mayEnd, act: actions.onChangeStatus },
          { label: t('ending.end.button'), isOff: !mayEnd, act: actions.onEnd },
          { label: t('ending.reinstate.button'), isOff: mayEnd, act: actions.onReinstate },
          { label: t('form.enrollmentAdd'), act: () => edit('enrollment-new') },
          { label: t('household.add'), act: () => edit('person-new') },
          { label: t('form.scheduleAdd'), act: () => edit('schedule-new') },
          { label: t('form.paymentAdd'), act: () => edit('payment-new') },
          { label: t('form.advisor'), act: () => edit('advisor') },
          { label: mergeText('button'), act: actions.onMerge },
        ]
      : [],
  );
  return (
    <IsEditable value={isEditable}>
      <RecordHeader member={member} {...(isEditable && { actions })} />
      <MergeNotices memberId={member.id} />
      {isEditable && <MembershipNotice memberId={member.id} />}
      <ErasureNotice memberId={member.id} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <EnrollmentPart enrollments={enrollments} choices={choices.data} onEdit={edit} />
          <HouseholdPart people={household} {...(isEditable && { onEdit: edit })} />
          <BillingPart memberId={member.id} onEdit={edit} />
          <SharingPart member={member} />
          <RequestsPart member={member} />
          <NotesPart about="member_id" id={member.id} />
          <EditionsPart memberId={member.id} />
        </div>
        <div className="grid gap-6">
          {isEditable && <DuplicatesPart member={member} />}
          <TeamWorkPart memberId={member.id} />
          <AdvisorPart member={member} choices={choices.data} onEdit={() => edit('advisor')} />
          <PersonalPart member={member} onEdit={editMember} />
          <ContactPart member={member} onEdit={editMember} />
          <AccountPart member={member} />
          <HomeStatePart memberId={member.id} />
          <HealthPart member={member} onEdit={editMember} />
          {isEditable && <PersonalDataPart member={member} onErased={onErased} />}
        </div>
      </div>
      <TimelinePart memberId={member.id} />
      <p className="max-w-prose text-sm text-muted">{t('record.logged')}</p>
      {isEditable && <RecordEditors record={record} choices={choices.data} onReload={onReload} />}
    </IsEditable>
  );
}

/** Which editions of the rules the member has read, when and in which language. */
function EditionsPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const query = useQuery(acknowledgementsQuery(memberId));
  if (query.error && !query.data) {
    return <FactGroup title={t('editions.title')} form={<LoadFailure query={query} />} />;
  }
  const read = query.data ?? [];
  return (
    <FactGroup title={t('editions.title')}>
      {read.map((row) => (
        <Fact
          key={row.edition_number}
          label={t('editions.edition', { number: row.edition_number })}
          value={t(`editions.read.${row.language as 'en'}`, {
            moment: formatDateTime(row.acknowledged_at, language),
          })}
          wide
        />
      ))}
      {read.length === 0 && (
        <Fact
          label={t('editions.latest')}
          value={query.data && null}
          empty={t('editions.none')}
          wide
        />
      )}
    </FactGroup>
  );
}

/** Tasks for the member and notes about them, for admins for members. */
function TeamWorkPart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('commandCenter');
  const mayWrite = can(useAdmin(), 'members');
  // The timeline shows that there is a note, and that a task is done.
  const subject: Subject = {
    kind: 'member',
    id: memberId,
    queryKey: [...membersKey, 'timeline', memberId],
  };
  const query = useQuery(notesQuery(subject));
  useShortcuts(() => [
    {
      key: 'n',
      label: t('notes.label'),
      isOff: !mayWrite || !query.data,
      act: () => document.querySelector<HTMLElement>('[data-note]')?.focus(),
    },
  ]);
  if (!query.data) {
    return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-80 rounded-md!" />;
  }
  const { notes, tasks } = query.data;
  return (
    <>
      <Notes subject={subject} notes={notes} mayWrite={mayWrite} shortcut="n" />
      <Tasks subject={subject} tasks={tasks} mayWrite={mayWrite} />
    </>
  );
}

type SharingPartProps = { member: Pick<Member, 'id' | 'member_number'> };

/** The sharing requests of the member, for admins who may read them. */
function SharingPart({ member }: SharingPartProps) {
  const { t } = useTranslation('manageRequests');
  if (!canReadSharing(useAdmin())) return null;
  return <FactGroup title={t('ofMember.title')} form={<MemberRequests member={member} />} />;
}
