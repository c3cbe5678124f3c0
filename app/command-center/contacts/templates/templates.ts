import { queryOptions } from '@tanstack/react-query';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { AppError } from '~/shared/backend/app-error';
import type { TemplateForm } from './template-form';

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

/** @throws AppError `conflict` if another admin changed it */
export async function deleteTemplate(seen: Seen): Promise<void> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('reply_templates')
    .delete()
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select('id')
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
}
