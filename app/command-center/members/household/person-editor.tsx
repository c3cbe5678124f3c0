import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import type { Person } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { PersonFields } from './person-fields';
import { type PersonForm, personForm, personRow, personSchema } from './person-form';

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
  const save = async (form: PersonForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (person) {
      const undo = await changeWithUndo('household_people', person, personRow(form));
      return { text: t('household.saved', { name }), undo };
    }
    await addRow('household_people', { ...personRow(form), member_id: memberId });
    return { text: t('household.added', { name }) };
  };
  return (
    <RecordEditorDialog
      title={person ? t('household.edit') : t('household.new')}
      description={t('household.text')}
      submit={person ? t('form.save') : t('household.add')}
      draftKey={`person:${person?.id ?? memberId}`}
      table="household_people"
      resolver={zodResolver(personSchema)}
      values={personForm(person)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <PersonFields />
    </RecordEditorDialog>
  );
}
