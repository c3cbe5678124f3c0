import { useQuery } from '@tanstack/react-query';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { billingRowQuery } from '~/command-center/members/billing/fetch-billing';
import { PaymentEditor } from '~/command-center/members/billing/payment-editor';
import { ScheduleEditor } from '~/command-center/members/billing/schedule-editor';
import { EndEditor } from '~/command-center/members/ending/end-editor';
import { membershipOutlookQuery } from '~/command-center/members/ending/membership-outlook';
import { ReinstateDialog } from '~/command-center/members/ending/reinstate-dialog';
import { AdvisorChoiceEditor } from '~/command-center/members/enrollment/advisor-choice-editor';
import { EnrollmentEditor } from '~/command-center/members/enrollment/enrollment-editor';
import type { Choices } from '~/command-center/members/fetch-choices';
import { PersonEditor } from '~/command-center/members/household/person-editor';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { MemberRecord } from './fetch-member-record';
import { MemberEditor } from './member-editor';
import { StatusEditor } from './status-editor';

type RecordEditorsProps = {
  record: MemberRecord;
  choices: Choices | undefined;
  onReload: () => void;
};

/** The form in the address, such as `edit=member`, `edit=payment-new` or `edit=enrollment-<id>`. */
export function RecordEditors({ record, choices, onReload }: RecordEditorsProps) {
  const { t } = useTranslation('manageMembers');
  const { editing, stopEditing } = useMemberAddress();
  const { member, enrollments, household } = record;
  const memberId = member.id;
  const { data: outlook } = useQuery(membershipOutlookQuery(memberId));
  const ends = { onClose: stopEditing, onReload };
  const [part, id] = split(editing ?? '');
  const isNew = id === 'new';
  // A reloaded row creates a new form, so that no old value remains in its inputs.
  const key = member.updated_at;
  switch (part) {
    case 'member':
      return <MemberEditor key={key} member={member} {...ends} />;
    case 'status':
      return <StatusEditor key={key} member={member} {...ends} />;
    case 'ending':
      return outlook && <EndEditor key={key} {...{ member, outlook }} onClose={stopEditing} />;
    case 'reinstate':
      return outlook && <ReinstateDialog {...{ member, outlook }} onClose={stopEditing} />;
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
    case 'person': {
      const person = household.find((one) => one.id === id);
      if (!person && !isNew) return null;
      return <PersonEditor key={person?.updated_at} {...{ memberId, person }} {...ends} />;
    }
    case 'schedule':
      return (
        <RecordEditor
          key={id}
          id={id}
          title={t('form.scheduleEdit')}
          query={(one) => billingRowQuery('billing_schedules', one)}
          onClose={stopEditing}
        >
          {(schedule, onReload) => (
            <ScheduleEditor {...{ memberId, schedule, onReload }} onClose={stopEditing} />
          )}
        </RecordEditor>
      );
    case 'payment':
      return (
        <RecordEditor
          key={id}
          id={id}
          title={t('form.paymentEdit')}
          query={(one) => billingRowQuery('billing', one)}
          onClose={stopEditing}
        >
          {(payment, onReload) => (
            <PaymentEditor {...{ memberId, payment, onReload }} onClose={stopEditing} />
          )}
        </RecordEditor>
      );
    default:
      return null;
  }
}

function split(editing: string): [part: string, id: string] {
  const dash = editing.indexOf('-');
  return dash < 0 ? [editing, ''] : [editing.slice(0, dash), editing.slice(dash + 1)];
}
