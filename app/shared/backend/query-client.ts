import { QueryClient } from '@tanstack/react-query';
import { AppError, type ErrorCode } from './app-error';

const worthAnotherTry: readonly ErrorCode[] = ['network_failed', 'unavailable'];

/** What the portal has read from the backend. */
export const queryClient = createQueryClient();

/**
 * A cache of what was read from the backend. Without a connection a query fails like any other, so
 * that people see why, and runs again when the connection is back.
 */
export function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retryDelay: 400,
        retry: (failures, error) =>
          failures < 1 && error instanceof AppError && worthAnotherTry.includes(error.code),
      },
      mutations: { networkMode: 'always' },
    },
  });
}
