import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDate } from '~/shared/format/dates';
import { ownFilm } from '~/shared/format/own-film';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { type Episode, episodeSearch, isoDuration, showLanguage, videoHost } from './episode';

/** The approximate length of three lines on a phone. */
const shortDescription = 130;

type EpisodeDetailsProps = {
  episode: Episode;
  /** The requested episode does not exist, and this one replaces it. */
  isReplacement: boolean;
};

/** The description, the date, and the share button of the current episode. */
export function EpisodeDetails({ episode, isReplacement }: EpisodeDetailsProps) {
  const { t } = useTranslation('show');
  const { language } = useLanguage();
  return (
    <div className="grid gap-4">
      {isReplacement && (
        <p role="status" className="rounded-sm bg-mata-800 px-4 py-3 text-sm">
          {t('player.unknown')}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto]">
        <div className="grid gap-2">
          <p className="flex flex-wrap gap-x-3 text-sm text-mata-100">
            <span lang={showLanguage} className="font-semibold text-barro-300">
              {episode.category}
            </span>
            <time dateTime={episode.publish_date}>
              {formatDate(episode.publish_date, language)}
            </time>
            <Duration text={episode.duration} />
          </p>
          <h3 lang={showLanguage} className="text-subtitle">
            {episode.title}
          </h3>
        </div>
        <ShareEpisode episode={episode} />
      </div>
      <Description text={episode.description} />
      {!ownFilm(episode.video_url) && <OtherHost address={episode.video_url} />}
    </div>
  );
}

/** Says where the video comes from. A film of the site needs no such note. */
function OtherHost({ address }: { address: string }) {
  const { t } = useTranslation('show');
  const host = videoHost(address);
  return (
    <p className="text-sm text-mata-300">
      {t('player.privacy', { host })}{' '}
      <ExternalLink href={address} newTab arrow={false} className="link text-mata-100">
        {t('player.trouble', { host })}
      </ExternalLink>
    </p>
  );
}

/** A duration such as `15:20`. Screen readers would read it as a time of day. */
export function Duration({ text }: { text: string }) {
  const { t } = useTranslation('show');
  return (
    <time dateTime={isoDuration(text)}>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t('player.duration', { duration: text })}</span>
    </time>
  );
}

function Description({ text }: { text: string }) {
  const { t } = useTranslation('show');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortDescription;
  return (
    <div className="max-w-prose">
      <p
        lang={showLanguage}
        className={isLong && !isOpen ? 'line-clamp-3 whitespace-pre-line' : 'whitespace-pre-line'}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="link min-h-11 text-sm font-semibold text-mata-100"
        >
          {isOpen ? t('player.less') : t('player.more')}
        </button>
      )}
    </div>
  );
}

const shownFor = 3000;

/** Shares the episode's URL with another app if the device supports it, and otherwise copies it. */
function ShareEpisode({ episode }: { episode: Episode }) {
  const { t } = useTranslation('show');
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [result]);

  const share = async () => {
    const address = new URL(episodeSearch(episode.id), window.location.href.split(/[?#]/)[0]).href;
    try {
      if (await shareNatively(episode.title, address)) return;
      await navigator.clipboard.writeText(address);
      setResult('copied');
    } catch (error) {
      console.info('Share:', error);
      setResult('failed');
    }
  };

  const Icon = result === 'copied' ? Check : Share2;
  return (
    <div className="grid content-start gap-2 sm:justify-items-end">
      <Button variant="glass" size="sm" onClick={share} className="justify-self-start">
        <Icon className="size-5" />
        {result === 'copied' ? t('share.copied') : t('share.action')}
      </Button>
      <p
        role="status"
        className={result === 'failed' ? 'max-w-60 text-sm sm:text-right' : 'sr-only'}
      >
        {result && t(`share.${result}`)}
      </p>
    </div>
  );
}

/** Whether the device showed its share sheet, even if the visitor then canceled. */
async function shareNatively(title: string, url: string): Promise<boolean> {
  if (!navigator.share || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
