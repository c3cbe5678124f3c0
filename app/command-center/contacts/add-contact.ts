import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ContactForm } from './contact-form';

/**
 * Writes down what somebody said on WhatsApp, on the phone or by e-mail.
 * @throws AppError
 */
export async function addContact(form: ContactForm): Promise<void> {
  const backend = await loadAdminBackend();
  const { email, phone, assigned_to, ...others } = form;
  const { error, status } = await backend.from('contact_messages').insert({
    ...others,
    email: email || null,
    phone: phone || null,
    assigned_to: assigned_to || null,
  });
  if (error) throw adminRequestError(error, status);
}
