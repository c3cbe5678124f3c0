import { z } from 'zod/mini';
import type { ContactIssue } from '~/command-center/contacts/contact-form';
import type { ReplyTemplate } from './templates';

const issue = (key: ContactIssue) => ({ error: key, abort: true });

const title = z
  .string()
  .check(z.trim(), z.minLength(1, issue('titleRequired')), z.maxLength(100, issue('titleTooLong')));

const body = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, issue('textRequired')),
    z.maxLength(5000, issue('messageTooLong')),
  );

/** A template has both languages: whoever answers cannot be left without words. */
export const templateSchema = z.object({
  title_pt: title,
  body_pt: body,
  title_en: title,
  body_en: body,
});

export type TemplateForm = z.infer<typeof templateSchema>;

export function templateForm(template?: ReplyTemplate): TemplateForm {
  return {
    title_pt: template?.title_pt ?? '',
    body_pt: template?.body_pt ?? '',
    title_en: template?.title_en ?? '',
    body_en: template?.body_en ?? '',
  };
}
