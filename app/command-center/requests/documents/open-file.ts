import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '~/command-center/kit/backend/backend';
import { backend } from '~/shared/backend/env';

type SignedFile = { path: string };

/**
 * Opens a page, which is logged.
 * @returns its address, which works for a minute.
 * @throws AppError
 */
export async function openFile(fileId: string): Promise<string> {
  const { path } = await callFunction<SignedFile>('open-request-file', { file_id: fileId });
  return `${backend().url}/storage/v1${path}`;
}

/** The address of a page. It is never kept: each opening is logged and gets a new one. */
export function fileQuery(fileId: string) {
  return queryOptions({
    queryKey: ['request-file', fileId],
    queryFn: () => openFile(fileId),
    staleTime: 50_000,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
