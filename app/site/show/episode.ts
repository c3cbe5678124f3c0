import type { Row } from '~/shared/backend/rows';

/** A published episode, which has a date (`2025-01-14`). */
export type Episode = Pick<
  Row<'episodes'>,
  'id' | 'title' | 'description' | 'thumbnail' | 'video_url' | 'duration' | 'category'
> & { publish_date: string };

/** The language of the show and its descriptions, independent of the page's language. */
export const showLanguage = 'pt-BR';

/** The query of an episode's URL on the show's page. */
export function episodeSearch(id: string): string {
  return `?episode=${id}`;
}

/** Converts `15:20` to an ISO 8601 duration: `PT15M20S`. */
export function isoDuration(duration: string): string {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
}
