import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { contactKeys } from '~/command-center/contacts/fetch-contacts';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { AppError } from '~/shared/backend/app-error';

export type ReplyTemplate = TableRow<'reply_templates'>;
type Seen = Pick<ReplyTemplate, 'id' | 'updated_at'>;

/** The reply templates of the team. */
export const templatesQuery = queryOptions({
  queryKey: contactKeys.templates,
  queryFn: ({ signal }) => fetchTemplates(signal),
});

async function fetchTemplates(signal: AbortSignal): Promise<ReplyTemplate[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('reply_templates')
    .select('*')
    .order('created_at')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** @throws AppError */
export async function addTemplate(form: TemplateForm): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.from('reply_templates').insert(form);
  if (error) throw adminRequestError(error, status);
}

/** @throws AppError `conflict` if another admin changed it */
export async function updateTemplate(seen: Seen, form: TemplateForm): Promise<void> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('reply_templates')
    .update(form)
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
}

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
