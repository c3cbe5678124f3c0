import { useWatch } from 'react-hook-form';
import { figures } from '#rules/figures';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { Select } from '~/shared/fields/select';
import { ageOn } from '~/shared/format/age';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { type PersonForm, relationships } from './person-form';

/** Names, birth, relationship, and the days of the membership. */
export function PersonFields() {
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
