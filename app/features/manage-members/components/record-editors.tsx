import type { Choices } from '../api/fetch-choices';
import type { MemberRecord } from '../api/fetch-member-record';
import { useMemberAddress } from '../use-member-address';
import { AdvisorChoiceEditor } from './advisor-choice-editor';
import { EnrollmentEditor } from './enrollment-editor';
import { FetchedPaymentEditor, FetchedScheduleEditor } from './fetched-billing-editors';
import { MemberEditor } from './member-editor';
import { PaymentEditor } from './payment-editor';
import { ScheduleEditor } from './schedule-editor';
import { StatusEditor } from './status-editor';

type RecordEditorsProps = {
  record: MemberRecord;
  choices: Choices | undefined;
  onReload: () => void;
};

/** The form that the address names: `edit=member`, `edit=payment-new`, `edit=enrollment-<id>`. */
export function RecordEditors({ record, choices, onReload }: RecordEditorsProps) {
  const { editing, stopEditing } = useMemberAddress();
  const { member, enrollments } = record;
  const memberId = member.id;
  const ends = { onClose: stopEditing, onReload };
  const [part, id] = split(editing ?? '');
  const isNew = id === 'new';
  // A row that was read anew is another form: nothing of the old one may stay in its inputs.
  const key = member.updated_at;
  switch (part) {
    case 'member':
      return <MemberEditor key={key} member={member} {...ends} />;
    case 'status':
      return <StatusEditor key={key} member={member} {...ends} />;
    case 'advisor':
      return <AdvisorChoiceEditor key={key} member={member} choices={choices} {...ends} />;
    case 'enrollment': {
      const enrollment = enrollments.find((one) => one.id === id);
      if (!enrollment && !isNew) return null;
      return (
        <EnrollmentEditor
          key={enrollment?.updated_at}
          memberId={memberId}
          enrollment={enrollment}
          choices={choices}
          {...ends}
        />
      );
    }
    case 'schedule':
      return isNew ? (
        <ScheduleEditor memberId={memberId} schedule={undefined} {...ends} />
      ) : (
        <FetchedScheduleEditor memberId={memberId} id={id} onClose={stopEditing} />
      );
    case 'payment':
      return isNew ? (
        <PaymentEditor memberId={memberId} payment={undefined} {...ends} />
      ) : (
        <FetchedPaymentEditor memberId={memberId} id={id} onClose={stopEditing} />
      );
    default:
      return null;
  }
}

function split(editing: string): [part: string, id: string] {
  const dash = editing.indexOf('-');
  return dash < 0 ? [editing, ''] : [editing.slice(0, dash), editing.slice(dash + 1)];
}
