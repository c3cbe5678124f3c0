import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '~/i18n/use-translation';
import { choicesQuery } from '../api/fetch-choices';
import type { MemberRecord as Record } from '../api/fetch-member-record';
import { useMemberAddress } from '../use-member-address';
import { ContactPart, HealthPart, PersonalPart } from './about-parts';
import { AdvisorPart } from './advisor-part';
import { BillingPart } from './billing-part';
import { EnrollmentPart } from './enrollment-part';
import { RecordEditors } from './record-editors';
import { RecordHeader } from './record-header';
import { RequestsPart } from './requests-part';
import { TimelinePart } from './timeline-part';

type MemberRecordProps = { record: Record; onReload: () => void };

/** Everything on record about a member, in parts that are edited one at a time. */
export function MemberRecord({ record, onReload }: MemberRecordProps) {
  const { t } = useTranslation('manageMembers');
  const { edit } = useMemberAddress();
  const choices = useQuery(choicesQuery());
  const { member, enrollments } = record;
  const editMember = () => edit('member');
  return (
    <>
      <RecordHeader
        member={member}
        actions={{ onChangeStatus: () => edit('status'), onEdit: editMember }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <EnrollmentPart enrollments={enrollments} choices={choices.data} onEdit={edit} />
          <BillingPart memberId={member.id} onEdit={edit} />
          <RequestsPart memberId={member.id} />
        </div>
        <div className="grid gap-6">
          <AdvisorPart member={member} choices={choices.data} onEdit={() => edit('advisor')} />
          <PersonalPart member={member} onEdit={editMember} />
          <ContactPart member={member} onEdit={editMember} />
          <HealthPart member={member} onEdit={editMember} />
        </div>
      </div>
      <TimelinePart memberId={member.id} />
      <p className="max-w-prose text-sm text-muted">{t('record.logged')}</p>
      <RecordEditors record={record} choices={choices.data} onReload={onReload} />
    </>
  );
}
