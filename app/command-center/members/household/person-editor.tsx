import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { figures } from '#rules/figures';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { duplicateFailure } from '~/command-center/members/duplicates/duplicate-notice';
import { useDuplicateCheck } from '~/command-center/members/duplicates/find-duplicates';
import type { Person } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { ageOn } from '~/shared/format/age';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type PersonForm, personForm, personRow, personSchema, relationships } from './person-form';

type PersonEditorProps = {
  memberId: string;
  /** The person to change; none to add one. */
  person: Person | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a person in a membership. */
export function PersonEditor({ memberId, person, onClose, onReload }: PersonEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { check, isWarned } = useDuplicateCheck();
  const add = isWarned ? t('duplicates.addAnyway') : t('household.add');
  const save = async (form: PersonForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (person) {
      const undo = await changeWithUndo('household_people', person, personRow(form));
      return { text: t('household.saved', { name }), undo };
    }
    const { first_name, last_name, date_of_birth } = form;
    await check({ first_name, last_name, date_of_birth, except_member_id: memberId });
    await addRow('household_people', { ...personRow(form), member_id: memberId });
    return { text: t('household.added', { name }) };
  };
  return (
    <RecordEditorDialog
      title={person ? t('household.edit') : t('household.new')}
      description={t('household.text')}
      submit={person ? t('form.save') : add}
      draftKey={`person:${person?.id ?? memberId}`}
      table="household_people"
      resolver={zodResolver(personSchema)}
      values={personForm(person)}
      save={save}
      failure={duplicateFailure(t('duplicates.add'))}
      onClose={onClose}
      onReload={onReload}
    >
      <PersonFields />
    </RecordEditorDialog>
  );
}

/** Names, birth, relationship, and the days of the membership. */
function PersonFields() {
  const { t } = useTranslation('manageMembers');
  const [relationship, birth] = useWatch<PersonForm, ['relationship', 'date_of_birth']>({
    name: ['relationship', 'date_of_birth'],
  });
  const age = figures.childAge.value;
  return (
    <>
      <FormSection>
        <FormField<PersonForm> name="first_name" label={t('record.firstName')} />
        <FormField<PersonForm> name="last_name" label={t('record.lastName')} />
        <FormField<PersonForm> name="date_of_birth" label={t('record.birth')} type="date" />
        <FormField<PersonForm> name="relationship" label={t('record.relationship')} as={Select}>
          <Options values={relationships} label={(one) => t(`household.relationships.${one}`)} />
        </FormField>
      </FormSection>
      {relationship === 'child' && birth && ageOn(birth, today()) >= age && (
        <Notice tone="warning">{t('household.tooOldText', { age })}</Notice>
      )}
      <FormSection>
        <FormField<PersonForm>
          name="start_date"
          label={t('record.starts')}
          hint={t('household.startHint', { days: figures.newbornRegistration.value })}
          type="date"
        />
        <FormField<PersonForm>
          name="end_date"
          label={t('record.ends')}
          hint={t('household.endHint')}
          type="date"
        />
      </FormSection>
    </>
  );
}
