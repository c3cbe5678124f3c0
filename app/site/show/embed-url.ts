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
