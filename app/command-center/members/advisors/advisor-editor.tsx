import { zodResolver } from '@hookform/resolvers/zod';
import { Users } from 'lucide-react';
import { Link } from 'react-router';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { EmailInput } from '~/shared/fields/email-input';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';
import { AdvisorAccess } from './advisor-access';
import { type AdvisorForm, advisorForm, advisorRow, advisorSchema } from './advisor-form';
import { type Advisor, advisorStatuses } from './fetch-advisors';

type AdvisorEditorProps = {
  /** The advisor to change; none to add one. */
  advisor: Advisor | undefined;
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about an advisor. */
export function AdvisorEditor({ advisor, onClose, onReload }: AdvisorEditorProps) {
  const { t } = useTranslation('manageMembers');
  const save = async (form: AdvisorForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!advisor) {
      await addRow('agents', advisorRow(form));
      return { text: t('advisors.added', { name }) };
    }
    const undo = await changeWithUndo('agents', advisor, advisorRow(form));
    return { text: t('advisors.saved', { name }), undo };
  };
  return (
    <RecordEditorDialog
      title={advisor ? advisor.name : t('advisors.add')}
      description={t('advisors.addText')}
      submit={advisor ? t('form.save') : t('advisors.add')}
      draftKey={`advisor:${advisor?.id ?? 'new'}`}
      table="agents"
      resolver={zodResolver(advisorSchema)}
      values={advisorForm(advisor)}
      save={save}
      onClose={onClose}
      onReload={onReload}
      notices={advisor && <AdvisorAccess advisor={advisor} />}
    >
      <FormSection>
        <FormField<AdvisorForm> name="first_name" label={t('record.firstName')} />
        <FormField<AdvisorForm> name="last_name" label={t('record.lastName')} />
        <FormField<AdvisorForm> name="email" label={t('record.email')} as={EmailInput} />
        <FormField<AdvisorForm> name="phone" label={t('record.phone')} type="tel" />
        <FormField<AdvisorForm> name="enrollment_code" label={t('advisors.columns.code')} />
        <FormField<AdvisorForm> name="status" label={t('advisors.columns.status')} as={Select}>
          <Options values={advisorStatuses} label={(status) => t(`advisors.status.${status}`)} />
        </FormField>
      </FormSection>
      {advisor && advisor.member_count > 0 && (
        <Link
          to={`?advisor=${advisor.id}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} w-fit`}
        >
          <Users className="size-5" />
          {t('advisors.showMembers', { count: advisor.member_count })}
        </Link>
      )}
    </RecordEditorDialog>
  );
}
