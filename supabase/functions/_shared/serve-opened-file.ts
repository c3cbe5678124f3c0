import { requireAdminCaller } from './admin-caller.ts';
import { BackendError, requestAsService } from './backend.ts';
import { type Bilingual, languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { serve, textOf } from './serve.ts';

/** How long the address of a file works, in seconds. */
const lasts = 60;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type OpenedFile = {
  /** The database function that checks the admin, logs the opening, and returns the path. */
  rpc: 'open_request_file' | 'open_message_file';
  bucket: string;
  /** Whether the browser saves the file instead of showing it. */
  isSaved: boolean;
  texts: Record<'opened' | 'refused' | 'notFound', Bilingual>;
};

/**
 * Serves a function that opens a file (`file_id`) for the admin who calls it. The opening is logged
 * first. The response contains the path of its content under `/storage/v1`, signed for a minute.
 */
export function serveOpenedFile({ rpc, bucket, isSaved, texts }: OpenedFile) {
  serve(async (body, request) => {
    const language = languageOf(body.language);
    const { headers } = await requireAdminCaller(request);
    const id = textOf(body.file_id);
    if (!uuid.test(id)) throw new Refusal(404, 'not_found', texts.notFound[language]);
    try {
      const file = await requestAsService<{ path: string; mime_type: string; name: string }>(
        `/rest/v1/rpc/${rpc}`,
        { body: { file_id: id }, headers },
      );
      const { signedURL } = await requestAsService<{ signedURL: string }>(
        `/storage/v1/object/sign/${bucket}/${file.path}`,
        { body: { expiresIn: lasts } },
      );
      const saved = isSaved ? `&download=${encodeURIComponent(file.name)}` : '';
      return {
        message: texts.opened[language],
        path: signedURL + saved,
        mimeType: file.mime_type,
      };
    } catch (error) {
      if (!(error instanceof BackendError) || error.code === 'admin_session_ended') throw error;
      if (error.status === 403) {
        throw new Refusal(403, 'permission_denied', texts.refused[language]);
      }
      if (error.status === 404) throw new Refusal(404, 'not_found', texts.notFound[language]);
      throw error;
    }
  });
}
