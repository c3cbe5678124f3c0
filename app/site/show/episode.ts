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

/** The number of episodes per page of the list. */
export const episodesPerPage = 4;

/** The number of pages for a number of episodes. */
export function pageCount(episodes: number): number {
  return Math.ceil(episodes / episodesPerPage);
}

/** The next or previous page (`step` 1 or -1). The pages wrap around. */
export function turnPage(page: number, step: 1 | -1, pages: number): number {
  return (page + step + pages) % pages;
}

/** The page of the episode at an index. The first page is 0. */
export function pageOf(index: number): number {
  return Math.floor(index / episodesPerPage);
}

/**
 * The embed URL of a video. YouTube and Vimeo use their players without tracking cookies; any other
 * URL is already an embed URL. Playback starts at once, because the visitor has pressed play.
 */
export function embedUrl(videoUrl: string): string {
  const url = new URL(videoUrl);
  const host = url.hostname.replace(/^(www|m)\./, '');
  if (/^(youtube|youtube-nocookie)\.com$/.test(host)) {
    const id =
      url.searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(url.pathname)?.[1];
    return id ? youTube(id) : videoUrl;
  }
  if (host === 'youtu.be') return youTube(url.pathname.slice(1));
  if (/^(player\.)?vimeo\.com$/.test(host)) {
    const [, id, key] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(url.pathname) ?? [];
    return id ? vimeo(id, url.searchParams.get('h') ?? key) : videoUrl;
  }
  return videoUrl;
}

/** The host name for display: `vimeo.com`. */
export function videoHost(videoUrl: string): string {
  return new URL(videoUrl).hostname.replace(/^www\./, '');
}

function youTube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}

function vimeo(id: string, key: string | undefined): string {
  const unlisted = key ? `&h=${key}` : '';
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`;
}
