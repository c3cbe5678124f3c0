import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import type { Description } from '~/shared/brand/description/schema';
import type { Answer } from '../../../../supabase/contracts/answers';
import type { Json } from '../../../../supabase/database.types';

export const publicationSteps = ['checks', 'emails', 'pages', 'files'] as const;

type State = Answer<'organization_state'>;
type Described<Version> = Version & { description: Description };

export type NewestVersion = Described<NonNullable<State['newest']>>;
export type PublishedVersion = Described<NonNullable<State['published']>>;
export type OrganizationState = Pick<State, 'is_building'> & {
  newest: NewestVersion | null;
  published: PublishedVersion | null;
};

/** A site on a static host has no server that builds it. */
export const isOnStaticHost = Boolean(import.meta.env.VITE_SUPABASE_URL);

export type Publication =
  | 'none'
  | 'running'
  /** Saved, to be built on another machine. */
  | 'saved'
  | 'notStarted'
  | 'interrupted'
  | 'failed'
  | 'published';

/** A server starts to build within seconds. In milliseconds. */
const longestStart = 30_000;

/** What happens to the newest version. */
export function publicationOf(
  { newest, is_building: isBuilding }: OrganizationState,
  now: number,
  isStatic = isOnStaticHost,
): Publication {
  if (!newest) return 'none';
  if (newest.state === 'published' || newest.state === 'failed') return newest.state;
  if (isBuilding) return 'running';
  if (newest.state === 'building') return 'interrupted';
  if (isStatic) return 'saved';
  return now - Date.parse(newest.created_at) > longestStart ? 'notStarted' : 'running';
}

export const organizationKey = ['organization'] as const;

/**
 * The description of the organization and its publication. While a command can change it, it is
 * read again: each second while one runs, and less often while one could be started by hand.
 */
export const organizationQuery = queryOptions({
  queryKey: organizationKey,
  queryFn: async ({ signal }): Promise<OrganizationState> => {
    return (await callDatabase('organization_state', {}, signal)) as OrganizationState;
  },
  staleTime: 0,
  refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
    const publication = data && publicationOf(data, dataUpdatedAt);
    if (publication === 'running') return 1000;
    const isWaiting = ['saved', 'notStarted', 'interrupted'].includes(publication ?? '');
    return isWaiting && 10_000;
  },
});

/**
 * Saves a version and has the server build it.
 * @param seen the newest version that the admin has seen.
 * @returns its number
 * @throws AppError
 */
export async function publishOrganization(
  description: Description,
  seen: number | null,
): Promise<number> {
  return callDatabase('publish_organization', {
    description: description as Json,
    // Null before the first version. The generated types do not know that it is allowed.
    seen_number: seen as number,
  });
}
