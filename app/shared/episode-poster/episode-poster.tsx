import { clsx } from 'clsx';
import { siteUrl } from '~/shared/backend/env';
import { lookOf } from './poster-look';

type EpisodePosterProps = {
  episode: { id: string; category: string; thumbnail: string | null };
  className?: string;
};

/**
 * The image of an episode. It is a file of this site if the editor entered one, otherwise a drawing
 * in the style of its category. Images of other hosts are never requested.
 */
export function EpisodePoster({ episode, className }: EpisodePosterProps) {
  const { id, category, thumbnail } = episode;
  const shape = clsx('aspect-video w-full', className);
  if (isOurs(thumbnail)) {
    return (
      <img
        src={thumbnail}
        alt=""
        width={640}
        height={360}
        className={clsx(shape, 'object-cover')}
      />
    );
  }
  const { scene, sky, disc, ring, land, isMirrored, sunX } = lookOf(id, category);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className={shape}
    >
      <path d="M0 0h320v180H0Z" fill={sky} />
      <circle cx={sunX} cy="92" r="104" fill={ring} />
      <circle cx={sunX} cy="92" r="70" fill={disc} />
      <path d="M0 150q80-26 160-10t160-12v52H0Z" fill={land} />
      <g transform={isMirrored ? 'matrix(-1 0 0 1 320 0)' : undefined}>
        <image href={`/media/episodes/${scene}.svg`} width="320" height="180" />
      </g>
    </svg>
  );
}

function isOurs(address: string | null): address is string {
  if (!address || !URL.canParse(address)) return false;
  return [siteUrl, window.location.origin].includes(new URL(address).origin);
}
