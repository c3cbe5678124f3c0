import { zodResolver } from '@hookform/resolvers/zod';
import type { Choices } from '~/command-center/members/fetch-choices';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ApprovalFields } from './approval-fields';
import { type ApprovalForm, approvalForm, approvalSchema, enrollmentOf } from './decision-forms';
import type { Application } from './fetch-applications';
import { useDecide } from './use-decide';

type ApproveEditorProps = {
  application: Application;
  choices: Choices;
  onApproved: (memberId: string) => void;
  onClose: () => void;
};

/** Approves an application, and sets plan, advisor and first billing in the same step. */
export function ApproveEditor(props: ApproveEditorProps) {
  const { application, choices, onApproved, onClose } = props;
  const { t } = useTranslation('manageApplications');
  const { decide, problem } = useDecide(application);
  const save = async (form: ApprovalForm) => {
    const { memberId, ...saved } = await decide({
      decision: 'approve',
      enrollment: enrollmentOf(form),
    });
    return { ...saved, ...(memberId && { next: () => onApproved(memberId) }) };
  };
  return (
    <RecordEditorDialog
      title={t('approve.title', { name: `${application.first_name} ${application.last_name}` })}
      description={t('approve.text', { name: application.first_name, email: application.email })}
      submit={t('approve.button')}
      draftKey={`approval:${application.id}`}
      problem={problem}
      resolver={zodResolver(approvalSchema)}
      values={approvalForm(choices, today(), application.agent_id)}
      save={save}
      onClose={onClose}
    >
      <ApprovalFields choices={choices} />
    </RecordEditorDialog>
  );
}
