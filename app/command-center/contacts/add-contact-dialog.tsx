import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { can } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { addRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { EmailInput } from '~/shared/fields/text-input';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type ContactForm, contactForm, contactRow, contactSchema } from './contact-form';
import { contactKeys, manualTypes, priorities } from './fetch-contacts';

/** Adds a message that arrived on WhatsApp, by phone or by email. */
export function AddContactDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const admin = useAdmin();
  const save = async (form: ContactForm) => {
    await addRow('contact_messages', contactRow(form));
    return { text: t('added', { name: form.name }) };
  };
  return (
    <EditorDialog
      title={t('new.title')}
      description={t('new.text')}
      submit={t('new.save')}
      draftKey="contact:new"
      resolver={zodResolver(contactSchema)}
      values={contactForm(language, admin.id)}
      save={save}
      queryKey={contactKeys.all}
      onClose={onClose}
    >
      <ContactFields />
    </EditorDialog>
  );
}

/** The sender, the message, and its assignee. */
function ContactFields() {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const type = useWatch<ContactForm, 'type'>({ name: 'type' });
  const { data: team = [] } = useQuery(teamQuery);
  const others = team.filter(
    (one) => one.id !== admin.id && one.status === 'active' && can(one, 'contacts'),
  );
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<ContactForm> name="type" label={t('columns.type')} as={Select}>
        <Options values={manualTypes} label={(value) => t(`types.${value}`)} />
      </FormField>
      <FormField<ContactForm> name="name" label={t('columns.name')} />
      <FormField<ContactForm>
        name="phone"
        label={t('columns.phone')}
        type="tel"
        placeholder={t('new.phoneExample')}
      />
      <FormField<ContactForm>
        name="email"
        label={t('columns.email')}
        hint={type === 'email' ? undefined : t('new.emailHint')}
        as={EmailInput}
      />
      <FormField<ContactForm> name="subject" label={t('new.subject')} isWide />
      <FormField<ContactForm> name="message" label={t('new.message')} as={TextArea} isWide />
      <FormField<ContactForm> name="language" label={t('new.language')} as={Select}>
        <option value="pt-BR">{t('new.portuguese')}</option>
        <option value="en">{t('new.english')}</option>
      </FormField>
      <FormField<ContactForm> name="priority" label={t('columns.priority')} as={Select}>
        <Options values={priorities} label={(value) => t(`priority.${value}`)} />
      </FormField>
      <FormField<ContactForm> name="assigned_to" label={t('columns.assigned')} as={Select} isWide>
        <option value="">{t('unassigned')}</option>
        <option value={admin.id}>{t('me', { name: admin.name })}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </FormField>
    </div>
  );
}
