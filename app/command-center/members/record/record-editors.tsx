import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { PaymentEditor, ScheduleEditor } from '~/command-center/members/billing/billing-editors';
import { billingRowQuery } from '~/command-center/members/billing/fetch-billing';
import { EndEditor, ReinstateDialog } from '~/command-center/members/ending/ending-editors';
import { membershipOutlookQuery } from '~/command-center/members/ending/membership-outlook';
import { AdvisorChoiceEditor } from '~/command-center/members/enrollment/advisor-part';
import { EnrollmentEditor } from '~/command-center/members/enrollment/enrollment-editor';
import type { Choices } from '~/command-center/members/fetch-choices';
import { PersonEditor } from '~/command-center/members/household/person-editor';
import {
  allowsSignIn,
  memberStatuses,
  memberStatusLook,
} from '~/command-center/members/member-status';
import { MergeDialog } from '~/command-center/members/merge/merge-dialog';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member, MemberRecord } from './fetch-member-record';
import { MemberEditor } from './member-editor';

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
    case 'merge':
      return <MergeDialog {...{ member }} otherId={id} onClose={stopEditing} />;
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

const schema = z.object({ enrollment_status: z.string() });

type Form = z.infer<typeof schema>;

type StatusEditorProps = { member: Member; onClose: () => void; onReload: () => void };

/** The status of a member who may use the portal. Ending a membership changes more than its status. */
function StatusEditor({ member, onClose, onReload }: StatusEditorProps) {
  const { t } = useTranslation('manageMembers');
  const name = `${member.first_name} ${member.last_name}`;
  const save = async ({ enrollment_status }: Form): Promise<SaveResult> => {
    const undo = await changeWithUndo('members', member, { enrollment_status });
    const look = memberStatusLook(enrollment_status);
    const status = look ? t(`status.${look.word}`) : enrollment_status;
    return { text: t('saved.status', { name, status }), undo };
  };
  return (
    <RecordEditorDialog
      title={t('record.changeStatus')}
      description={t('form.statusText', { name })}
      submit={t('form.save')}
      draftKey={`status:${member.id}`}
      table="members"
      resolver={zodResolver(schema)}
      values={{ enrollment_status: member.enrollment_status }}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <FormField<Form> name="enrollment_status" label={t('form.status')} as={Select}>
        <Options
          values={memberStatuses.filter(allowsSignIn)}
          label={(status) => t(`status.${memberStatusLook(status)?.word ?? 'other'}`)}
        />
      </FormField>
    </RecordEditorDialog>
  );
}
