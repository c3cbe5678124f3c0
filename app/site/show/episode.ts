import type { Row } from '~/shared/backend/rows';

/** An episode of the show as visitors see it: published, so that it has a date (`2025-01-14`). */
export type Episode = Pick<
  Row<'episodes'>,
  'id' | 'title' | 'description' | 'thumbnail' | 'video_url' | 'duration' | 'category'
> & { publish_date: string };

/** The language that the show is spoken and described in, whichever language the site is read in. */
export const showLanguage = 'pt-BR';

/** Where an episode can be found and shared: the show's page with the episode's id. */
export function episodeSearch(id: string): string {
  return `?episode=${id}`;
}

/** `15:20` as machines read it: `PT15M20S`. */
export function isoDuration(duration: string): string {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
}

/** A show whose newest episode is older than this says when nothing was published. */
const freshForDays = 90;

/** Whether dates are shown: not where even the newest would only say how long ago it was. */
export function isFresh(episodes: readonly Episode[], now = new Date()): boolean {
  const newest = episodes
    .map(({ publish_date }) => publish_date)
    .sort()
    .at(-1);
  if (!newest) return false;
  return now.getTime() - Date.parse(newest) < freshForDays * 86_400_000;
}
