import type { Answer } from '../../contracts/answers.ts';
import { requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { type Bilingual, languageOf } from '../_shared/language.ts';
import { Refusal } from '../_shared/refusal.ts';
import { serve, textOf } from '../_shared/serve.ts';

/** How long the address of a page works, in seconds. */
const lasts = 60;

const opened: Bilingual = { 'pt-BR': 'Página aberta.', en: 'Page opened.' };
const refused: Bilingual = {
  'pt-BR': 'Você não tem permissão para abrir documentos de pedidos.',
  en: 'You don’t have permission to open documents of requests.',
};
const notFound: Bilingual = { 'pt-BR': 'Página não encontrada.', en: 'Page not found.' };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type File = Answer<'open_request_file'>;

/**
 * Opens a page of a request (`file_id`) for the admin who calls it. The opening is
 * logged first. The response contains the path of its content under `/storage/v1`, signed for a minute.
 */
serve(async (body, request) => {
  const language = languageOf(body.language);
  const { headers } = await requireAdminCaller(request);
  const id = textOf(body.file_id);
  if (!uuid.test(id)) throw new Refusal(404, 'not_found', notFound[language]);
  try {
    const file = await requestAsService<File>('/rest/v1/rpc/open_request_file', {
      body: { file_id: id },
      headers,
    });
    const { signedURL } = await requestAsService<{ signedURL: string }>(
      `/storage/v1/object/sign/request-files/${file.path}`,
      { body: { expiresIn: lasts } },
    );
    return { message: opened[language], path: signedURL, mimeType: file.mime_type };
  } catch (error) {
    if (!(error instanceof BackendError) || error.code === 'admin_session_ended') throw error;
    if (error.status === 403) throw new Refusal(403, 'permission_denied', refused[language]);
    if (error.status === 404) throw new Refusal(404, 'not_found', notFound[language]);
    throw error;
  }
});
