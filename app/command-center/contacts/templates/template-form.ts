import { z } from 'zod/mini';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { issuesOf } from '~/command-center/kit/editor/form-issues';

const issue = issuesOf('manageContacts');

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

/** A template needs both languages, because a reply is in the language of the message. */
export const templateSchema = z.object({
  title_pt: title,
  body_pt: body,
  title_en: title,
  body_en: body,
});

export type TemplateForm = z.infer<typeof templateSchema>;

export function templateForm(template?: TableRow<'reply_templates'>): TemplateForm {
  return {
    title_pt: template?.title_pt ?? '',
    body_pt: template?.body_pt ?? '',
    title_en: template?.title_en ?? '',
    body_en: template?.body_en ?? '',
  };
}
