import { createQueryClient } from '~/shared/backend/query-client';

/** What the Command Center has read: apart from the portal's, as its session is. */
export const adminQueryClient = createQueryClient();
