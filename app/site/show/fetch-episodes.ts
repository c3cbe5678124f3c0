import { backend } from '~/shared/backend/env';
import type { Episode } from './episode';

const columns = 'id,title,description,thumbnail,video_url,duration,category,publish_date';

/**
 * All episodes that visitors may see, the newest first. The row policy decides which those are.
 * A plain request: the public page must not load the backend's client library for one list.
 * @throws when there is no answer, or none with episodes; the page says the same of both.
 */
export async function fetchEpisodes(signal: AbortSignal): Promise<Episode[]> {
  const { url, publishableKey } = backend();
  const address = new URL('/rest/v1/episodes', url);
  address.search = new URLSearchParams({
    select: columns,
    publish_date: 'not.is.null',
    order: 'publish_date.desc,id.desc',
  }).toString();
  const response = await fetch(address, { signal, headers: { apikey: publishableKey } });
  if (!response.ok) throw new Error(`The episodes were answered with ${response.status}`);
  const episodes = (await response.json()) as Episode[];
  return episodes.filter((episode) => URL.canParse(episode.video_url));
}
