import { zodResolver } from '@hookform/resolvers/zod';
import { Users } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import { addRow, changeRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { useIssue } from '~/command-center/members/use-issue';
import type { Saved } from '~/command-center/members/use-save';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';
import { type AdvisorForm, advisorForm, advisorRow, advisorSchema } from './advisor-form';
import { advisorStatuses } from './advisor-list';
import type { Advisor } from './fetch-advisors';

type AdvisorEditorProps = {
  /** Whom to change; none to add somebody. */
  advisor?: Advisor;
  onClose: () => void;
  onReload?: () => void;
};

/** The form about an advisor. */
export function AdvisorEditor({ advisor, onClose, onReload }: AdvisorEditorProps) {
  const { t } = useTranslation('manageMembers');
  const save = async (form: AdvisorForm): Promise<Saved> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!advisor) {
      await addRow('agents', advisorRow(form));
      return { text: t('advisors.added', { name }) };
    }
    const after = await changeRow('agents', advisor, advisorRow(form));
    return {
      text: t('advisors.saved', { name }),
      undo: () => changeRow('agents', after, advisorRow(advisorForm(advisor))),
    };
  };
  return (
    <EditorDialog
      title={advisor ? advisor.name : t('advisors.add')}
      description={t('advisors.addText')}
      submit={advisor ? t('form.save') : t('advisors.add')}
      draftKey={`advisor:${advisor?.id ?? 'new'}`}
      table="agents"
      resolver={zodResolver(advisorSchema)}
      values={advisorForm(advisor)}
      save={save}
      onClose={onClose}
      {...(onReload && { onReload })}
    >
      <AdvisorFields />
      {advisor && advisor.member_count > 0 && (
        <Link
          to={`?advisor=${advisor.id}`}
          className={`${buttonClass({ variant: 'outline', size: 'sm' })} w-fit`}
        >
          <Users className="size-5" />
          {t('advisors.showMembers', { count: advisor.member_count })}
        </Link>
      )}
    </EditorDialog>
  );
}

function AdvisorFields() {
  const { t } = useTranslation('manageMembers');
  const { register } = useFormContext<AdvisorForm>();
  const issue = useIssue<AdvisorForm>();
  const line = (name: keyof AdvisorForm, label: string) => (
    <Field label={label} error={issue(name)}>
      <TextInput {...register(name)} autoComplete="off" />
    </Field>
  );
  return (
    <FormSection>
      {line('first_name', t('record.firstName'))}
      {line('last_name', t('record.lastName'))}
      <Field label={t('record.email')} error={issue('email')}>
        <EmailInput {...register('email')} autoComplete="off" />
      </Field>
      <Field label={t('record.phone')} error={issue('phone')}>
        <TextInput {...register('phone')} type="tel" autoComplete="off" />
      </Field>
      {line('enrollment_code', t('advisors.columns.code'))}
      <Field label={t('advisors.columns.status')}>
        <Select {...register('status')}>
          {advisorStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`advisors.status.${status}`)}
            </option>
          ))}
        </Select>
      </Field>
    </FormSection>
  );
}
