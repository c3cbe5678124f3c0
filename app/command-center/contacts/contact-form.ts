import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { normalizePhone } from '~/shared/format/phone';
import type { Language } from '~/shared/i18n/language';
import { manualTypes, priorities } from './fetch-contacts';

const issue = issuesOf('manageContacts');

/** The limits of the database, in characters. */
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
    type: z.enum(manualTypes),
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

/** The form as the database stores it. */
export function contactRow({ email, phone, assigned_to, ...others }: ContactForm) {
  return {
    ...others,
    email: email || null,
    phone: phone || null,
    assigned_to: assigned_to || null,
  };
}

/** The initial values. The admin who adds the message is its assignee. */
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
