import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type ContactIssue, type PhoneValues, phoneSchema } from './contact';
import { EditForm } from './edit-form';
import { useSaveMember } from './use-save-member';

type PhoneFormProps = {
  userId: string;
  phone: string | null;
  onSaved: () => void;
  onCancel: () => void;
};

/** Changes the phone number, of the United States or Brazil. */
export function PhoneForm({ userId, phone, onSaved, onCancel }: PhoneFormProps) {
  const { t } = useTranslation('profile');
  const saving = useSaveMember(userId);
  const { register, handleSubmit, formState } = useForm<PhoneValues>({
    resolver: zodResolver(phoneSchema),
    defaultValues: { phone_number: phone ?? '' },
  });
  const issue = formState.errors.phone_number?.message as ContactIssue | undefined;
  return (
    <EditForm
      onSubmit={handleSubmit((values) => saving.mutate(values, { onSuccess: onSaved }))}
      onCancel={onCancel}
      isSaving={saving.isPending}
      error={saving.error}
    >
      <Field
        label={t('contact.phone')}
        hint={t('contact.phoneHint')}
        {...(issue && { error: t(`validation.${issue}`) })}
      >
        <TextInput
          {...register('phone_number')}
          type="tel"
          autoComplete="tel"
          autoFocus
          maxLength={40}
        />
      </Field>
    </EditForm>
  );
}
