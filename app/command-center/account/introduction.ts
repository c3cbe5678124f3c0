import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { AppError } from '~/shared/backend/app-error';

/** What members see of this admin: nothing (null), or the first name and a picture if there is one. */
export const introductionQuery = queryOptions({
  queryKey: ['account', 'introduction'] as const,
  queryFn: async ({ signal }) => {
    const backend = await loadAdminBackend();
    const { data, error, status } = await backend
      .from('admin_introductions')
      .select('picture')
      .abortSignal(signal)
      .maybeSingle();
    if (error) throw adminRequestError(error, status);
    return data;
  },
});

export type Introduction = { picture: string | null } | null;

/** @throws AppError */
export async function saveIntroduction(adminId: string, next: Introduction): Promise<void> {
  const table = (await loadAdminBackend()).from('admin_introductions');
  const { error, status } = await (next
    ? table.upsert({ admin_id: adminId, ...next })
    : table.delete().eq('admin_id', adminId));
  if (error) throw adminRequestError(error, status);
}

/** The browser cannot read a picture. */
export class PictureError extends AppError {}

/** Pixels of a side. Shown at 40, on screens with up to four pixels to one. */
const edge = 160;

/**
 * The middle of a picture as a small square JPEG, without metadata.
 * @returns a data URL
 * @throws PictureError if the browser cannot read it
 */
export async function squarePicture(file: File): Promise<string> {
  // A phone's photo is often upright only with its metadata, which older browsers ignore by default.
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new PictureError('unexpected', 'The picture cannot be read.', { cause });
    },
  );
  const side = Math.min(image.width, image.height);
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new PictureError('unexpected', 'No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, edge, edge);
  const [x, y] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, x, y, side, side, 0, 0, edge, edge);
  image.close();
  return canvas.toDataURL('image/jpeg', 0.8);
}
