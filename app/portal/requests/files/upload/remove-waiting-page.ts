import { removePage } from '../local/page-store';
import { removeFile } from './remove-file';

/**
 * Removes a page that is being sent. The upload notices it; what the server has already is removed
 * there, too, when there is a connection.
 */
export async function removeWaitingPage(userId: string, id: string): Promise<void> {
  await removePage(userId, id);
  await removeFile(id).catch((error: unknown) => console.info('Removal:', error));
}
