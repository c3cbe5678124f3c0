import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import {
  chooseEmailLanguage,
  type EmailLanguageChoice,
  emailLanguageQuery,
} from '~/portal/member/email-language';
import type { MemberProfile } from '~/portal/member/fetch-member-profile';
import { useSaveMember } from '~/portal/member/update-member';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { Switch } from '~/shared/fields/switch';
import { TextInput } from '~/shared/fields/text-input';
import { languages } from '~/shared/i18n/language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Fact, FactSkeleton } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { type ContactIssue, type PhoneValues, phoneSchema } from './contact';
import { EditableGroup, EditForm } from './editable-group';

type ContactGroupProps = { userId: string; member: MemberProfile | undefined };

/** The member's contact data. The email address is changed in the security section. */
export function ContactGroup({ userId, member }: ContactGroupProps) {
  const { t } = useTranslation('profile');
  return (
    <EditableGroup
      title={t('contact.title')}
      editLabel={t('contact.editPhone')}
      canEdit={member !== undefined}
      form={(actions) => (
        <PhoneForm userId={userId} phone={member?.phone_number ?? null} {...actions} />
      )}
    >
      <Fact
        label={t('contact.email')}
        value={
          <span className="grid justify-items-start gap-0.5">
            {member ? member.email : <FactSkeleton />}
            <LocalLink to="profileSecurity" className="link text-sm font-normal text-mata-700">
              {t('contact.changeEmail')}
            </LocalLink>
          </span>
        }
      />
      <Fact label={t('contact.phone')} value={member?.phone_number} />
      <Fact
        label={t('contact.receiveEmails')}
        value={
          member ? (
            <ReceiveEmails userId={userId} value={member.receive_emails} />
          ) : (
            <Skeleton className="h-8 w-13 rounded-full" />
          )
        }
        wide
      />
      <Fact label={t('contact.emailLanguage')} value={<EmailLanguage userId={userId} />} wide />
    </EditableGroup>
  );
}

type PhoneFormProps = {
  userId: string;
  phone: string | null;
  onSaved: () => void;
  onCancel: () => void;
};

/** Changes the phone number, of the United States or Brazil. */
function PhoneForm({ userId, phone, onSaved, onCancel }: PhoneFormProps) {
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

/** The language of the member's emails. The choice appears at once and is reverted if saving fails. */
function EmailLanguage({ userId }: { userId: string }) {
  const { t } = useTranslation(['profile', 'common', 'errors']);
  const query = useQuery(emailLanguageQuery(userId));
  const saving = useSingleMutation({
    mutationFn: (choice: EmailLanguageChoice) => chooseEmailLanguage(userId, choice),
  });
  const stateId = useId();
  const shown = saving.isPending ? saving.variables : query.data;
  if (!shown && query.error) {
    return <span className="font-normal">{t(`errors:${errorMessageKey(query.error)}`)}</span>;
  }
  if (!shown) return <Skeleton className="h-12 max-w-80 rounded-sm" />;
  return (
    <span className="grid max-w-80 gap-2">
      <Select
        value={shown}
        disabled={saving.isPending}
        aria-label={t('profile:contact.emailLanguage')}
        aria-describedby={stateId}
        onChange={({ target }) => saving.mutate(target.value as EmailLanguageChoice)}
      >
        <option value="site">{t('profile:contact.siteLanguage')}</option>
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {t(`common:language.name.${language}`)}
          </option>
        ))}
      </Select>
      <SaveState id={stateId} saving={saving} />
    </span>
  );
}

type ReceiveEmailsProps = {
  userId: string;
  /** `null` until the member has chosen. */
  value: boolean | null;
};

/** Whether the member accepts emails. The choice appears at once and is reverted if saving fails. */
function ReceiveEmails({ userId, value }: ReceiveEmailsProps) {
  const { t } = useTranslation('profile');
  const saving = useSaveMember(userId);
  const id = useId();
  const shown = saving.isPending ? (saving.variables.receive_emails ?? value) : value;
  const answer = shown === null ? 'notAsked' : shown ? 'yes' : 'no';
  return (
    <span className="grid gap-2">
      <span className="flex items-center gap-3">
        <Switch
          checked={shown === true}
          disabled={saving.isPending}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-state`}
          onChange={(receive_emails) => saving.mutate({ receive_emails })}
        />
        <span id={`${id}-label`} className="sr-only">
          {t('contact.receiveEmails')}
        </span>
        <span>{t(`facts.${answer}`)}</span>
      </span>
      <SaveState id={`${id}-state`} saving={saving} />
    </span>
  );
}

type SaveStateProps = {
  /** The input refers to it with `aria-describedby`. */
  id: string;
  saving: { isSuccess: boolean; isError: boolean; error: unknown };
};

/** Whether a choice was saved at once, without a form. */
function SaveState({ id, saving }: SaveStateProps) {
  const { t } = useTranslation(['profile', 'errors']);
  return (
    <span id={id} role="status" className="text-sm font-normal empty:hidden">
      {saving.isSuccess && <span className="text-mata-700">{t('profile:edit.saved')}</span>}
      {saving.isError && (
        <span className="text-danger-700">
          {t('profile:edit.failed')} {t(`errors:${errorMessageKey(saving.error)}`)}
        </span>
      )}
    </span>
  );
}
