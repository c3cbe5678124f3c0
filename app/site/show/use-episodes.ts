import { ownFilm } from '~/shared/format/own-film';
import {
  fetchPublished,
  type PublishedSource,
  usePublishedData,
} from '~/site/published/published-data';
import type { Episode } from './episode';

const query = {
  select: 'id,title,description,thumbnail,video_url,duration,category,publish_date',
  publish_date: 'not.is.null',
  order: 'publish_date.desc,id.desc',
};

const source: PublishedSource<Episode[]> = {
  name: 'episodes',
  fetchData: async (signal) => {
    const episodes = (await fetchPublished('episodes', query, signal)) as Episode[];
    return episodes.filter(
      (episode) => ownFilm(episode.video_url) || URL.canParse(episode.video_url),
    );
  },
};

/** All episodes that visitors may see, the newest first. The row policy decides which. */
export function useEpisodes() {
  return usePublishedData(source);
}
