import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  adminRequestError,
  messageKeyOf,
  refusalCode,
} from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { plainText } from '~/command-center/kit/list/list-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { AppError } from '~/shared/backend/app-error';
import { useLanguage } from '~/shared/i18n/use-language';

/** As `request_tags_name_length` of the database. */
export const longestName = 30;

/** As `sharing_requests_tags_few` of the database. */
export const mostTags = 10;

export type Tag = TableRow<'request_tags'>;

/** @throws AppError */
async function fetchTags(signal: AbortSignal): Promise<Tag[]> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('request_tags')
    .select('*')
    .order('id')
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The tags of the team. A change of a request reads them again: a colleague may have added one. */
const tagsQuery = queryOptions({
  queryKey: requestKeys.tags,
  queryFn: ({ signal }) => fetchTags(signal),
  staleTime: 60_000,
});

/**
 * The tags of the team, by name.
 * @param isEditor reads them at each opening.
 */
export function useTags(isEditor = false) {
  const { language } = useLanguage();
  return useQuery({
    ...tagsQuery,
    ...(isEditor && { staleTime: 0 }),
    select: (tags) => tags.toSorted((one, other) => one.name.localeCompare(other.name, language)),
  });
}

/** The tags whose name contains a text, and the one that has it as its name. */
export function findTags(tags: readonly Tag[], text: string) {
  const sought = plainText(text.trim());
  return {
    matching: tags.filter(({ name }) => plainText(name).includes(sought)),
    same: tags.find(({ name }) => plainText(name) === sought),
  };
}

const refusals = {
  23505: 'manageRequests:tags.exists',
  too_many_tags: 'manageRequests:tags.tooMany',
} as const;

/** The message key of a refused change of a tag. */
export function tagProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}

/** The number of requests that prevent the deletion of a tag; undefined for another failure. */
export function usesOf(error: unknown): number | undefined {
  if (!(error instanceof AppError) || refusalCode(error) !== 'tag_in_use') return undefined;
  return Number((error.cause as { hint?: string }).hint);
}
