import { createQueryClient } from '~/shared/backend/query-client';

/** The query cache of the Command Center, separate from the portal's, like the session. */
export const adminQueryClient = createQueryClient();
