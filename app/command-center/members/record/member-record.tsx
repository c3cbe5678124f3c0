import { useQuery } from '@tanstack/react-query';
import { NotesPart } from '~/command-center/members/advisor-notes/notes-part';
import { BillingPart } from '~/command-center/members/billing/billing-part';
import { MembershipNotice } from '~/command-center/members/ending/membership-notice';
import { AdvisorPart } from '~/command-center/members/enrollment/advisor-part';
import { EnrollmentPart } from '~/command-center/members/enrollment/enrollment-part';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { HouseholdPart } from '~/command-center/members/household/household-part';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ContactPart, HealthPart, PersonalPart } from './about-parts';
import { EditionsPart } from './editions-part';
import type { MemberRecord as Record } from './fetch-member-record';
import { HomeStatePart } from './home-state-part';
import { RecordEditors } from './record-editors';
import { RecordHeader } from './record-header';
import { RequestsPart } from './requests-part';
import { SharingPart } from './sharing-part';
import { TimelinePart } from './timeline-part';

type MemberRecordProps = { record: Record; onReload: () => void };

/** The whole record of a member, in sections that are edited one at a time. */
export function MemberRecord({ record, onReload }: MemberRecordProps) {
  const { t } = useTranslation('manageMembers');
  const { edit } = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { member, enrollments, household } = record;
  const editMember = () => edit('member');
  return (
    <>
      <RecordHeader
        member={member}
        actions={{
          onChangeStatus: () => edit('status'),
          onEnd: () => edit('ending'),
          onReinstate: () => edit('reinstate'),
          onEdit: editMember,
        }}
      />
      <MembershipNotice memberId={member.id} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <EnrollmentPart enrollments={enrollments} choices={choices.data} onEdit={edit} />
          <HouseholdPart people={household} onEdit={edit} />
          <BillingPart memberId={member.id} onEdit={edit} />
          <SharingPart member={member} />
          <RequestsPart member={member} />
          <NotesPart about="member_id" id={member.id} />
          <EditionsPart memberId={member.id} />
        </div>
        <div className="grid gap-6">
          <AdvisorPart member={member} choices={choices.data} onEdit={() => edit('advisor')} />
          <PersonalPart member={member} onEdit={editMember} />
          <ContactPart member={member} onEdit={editMember} />
          <HomeStatePart memberId={member.id} />
          <HealthPart member={member} onEdit={editMember} />
        </div>
      </div>
      <TimelinePart memberId={member.id} />
      <p className="max-w-prose text-sm text-muted">{t('record.logged')}</p>
      <RecordEditors record={record} choices={choices.data} onReload={onReload} />
    </>
  );
}
