import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import type { Choices } from '~/command-center/members/fetch-choices';
import type { Enrollment } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EnrollmentFields } from './enrollment-fields';
import {
  type EnrollmentForm,
  enrollmentForm,
  enrollmentRow,
  enrollmentSchema,
} from './enrollment-form';

type EnrollmentEditorProps = {
  memberId: string;
  /** The enrollment to change; none to add one. */
  enrollment: Enrollment | undefined;
  choices: Choices | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a member's enrollment in a plan. */
export function EnrollmentEditor(props: EnrollmentEditorProps) {
  const { memberId, enrollment, choices, onClose, onReload } = props;
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();

  const save = async (form: EnrollmentForm): Promise<SaveResult> => {
    const text = t('saved.enrollment');
    if (!enrollment) {
      await addRow('enrollments', { ...enrollmentRow(form), member_id: memberId });
      return { text };
    }
    return { text, undo: await changeWithUndo('enrollments', enrollment, enrollmentRow(form)) };
  };

  return (
    <RecordEditorDialog
      title={enrollment ? t('form.enrollmentEdit') : t('form.enrollmentNew')}
      submit={enrollment ? t('form.save') : t('form.enrollmentAdd')}
      draftKey={`enrollment:${enrollment?.id ?? memberId}`}
      table="enrollments"
      resolver={zodResolver(enrollmentSchema)}
      values={enrollmentForm(language, enrollment)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <EnrollmentFields isNew={!enrollment} choices={choices} />
    </RecordEditorDialog>
  );
}
