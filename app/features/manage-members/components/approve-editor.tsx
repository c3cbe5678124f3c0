import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from '~/i18n/use-translation';
import { today } from '~/lib/dates';
import type { Application } from '../api/fetch-applications';
import type { Choices } from '../api/fetch-choices';
import {
  type ApprovalForm,
  approvalForm,
  approvalSchema,
  enrollmentOf,
} from '../forms/decision-forms';
import { useDecide } from '../use-decide';
import { ApprovalFields } from './approval-fields';
import { EditorDialog } from './editor-dialog';

type ApproveEditorProps = {
  application: Application;
  choices: Choices;
  onApproved: (memberId: string) => void;
  onClose: () => void;
};

/** Approves an application; plan, advisor and first billing come in the same step. */
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
    <EditorDialog
      title={t('approve.title', { name: `${application.first_name} ${application.last_name}` })}
      description={t('approve.text', { name: application.first_name, email: application.email })}
      submit={t('approve.button')}
      draftKey={`approval:${application.id}`}
      problem={problem}
      resolver={zodResolver(approvalSchema)}
      values={approvalForm(choices, today())}
      save={save}
      onClose={onClose}
    >
      <ApprovalFields choices={choices} />
    </EditorDialog>
  );
}
