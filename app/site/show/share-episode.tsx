import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type Episode, episodeSearch } from './episode';

const shownFor = 3000;

/** Shares the episode's URL with another app if the device supports it, and otherwise copies it. */
export function ShareEpisode({ episode }: { episode: Episode }) {
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
