import { z } from 'zod/mini';
import { normalizePhone } from '~/shared/format/phone';
import type { Messages } from '~/shared/i18n/catalogue';
import type { Language } from '~/shared/i18n/language';
import { handTypes, priorities } from './contact-list';

/** What can be wrong with the form: keys of `manageContacts:validation`. */
export type ContactIssue = keyof Messages['manageContacts']['validation'];

const issue = (key: ContactIssue) => ({ error: key, abort: true });

/** As the database has them, in characters. */
const limits = { name: 200, subject: 200, message: 5000 };

const phone = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || normalizePhone(text) !== undefined, issue('phoneInvalid')),
  ),
  z.transform((text) => normalizePhone(text) ?? ''),
);

const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text === '' || z.email().safeParse(text).success, issue('emailInvalid')),
);

export const contactSchema = z
  .object({
    type: z.enum(handTypes),
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, issue('nameRequired')),
        z.maxLength(limits.name, issue('nameTooLong')),
      ),
    phone,
    email,
    subject: z.string().check(z.trim(), z.maxLength(limits.subject, issue('subjectTooLong'))),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, issue('messageRequired')),
        z.maxLength(limits.message, issue('messageTooLong')),
      ),
    language: z.enum(['pt-BR', 'en']),
    priority: z.enum(priorities),
    assigned_to: z.string(),
  })
  .check(
    z.refine((form) => form.type === 'email' || form.phone !== '', {
      ...issue('phoneRequired'),
      path: ['phone'],
    }),
    z.refine((form) => form.type !== 'email' || form.email !== '', {
      ...issue('emailRequired'),
      path: ['email'],
    }),
  );

export type ContactForm = z.infer<typeof contactSchema>;

/** The form as it opens: whoever writes it down looks after it, unless they say otherwise. */
export function contactForm(language: Language, adminId: string): ContactForm {
  return {
    type: 'whatsapp',
    name: '',
    phone: '',
    email: '',
    subject: '',
    message: '',
    language,
    priority: 'medium',
    assigned_to: adminId,
  };
}
