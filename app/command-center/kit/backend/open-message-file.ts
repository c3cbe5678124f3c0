import { backend as backendAddress } from '~/shared/backend/env';
import { callFunction } from './backend';

/**
 * Opens a file of a message, which is logged.
 * @returns its address, under which browsers save it for a minute.
 * @throws AppError
 */
export async function openMessageFile(fileId: string): Promise<string> {
  const { path } = await callFunction<{ path: string }>('open-message-file', { file_id: fileId });
  return `${backendAddress().url}/storage/v1${path}`;
}
