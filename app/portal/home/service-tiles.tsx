import { clsx } from 'clsx';
import { ArrowRight, ArrowUpRight, FilePenLine, HandHeart, Tags, Video } from 'lucide-react';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LocalLink } from '~/shared/page/local-link';
import { ExternalLink } from '~/shared/ui/external-link';

const tiles = [
  { id: 'telemedicine', icon: Video, tone: 'bg-barro-100', ...destinations.telemedicine },
  { id: 'healthSharing', icon: HandHeart, to: 'healthSharing', tone: 'bg-mata-100' },
  { id: 'discounts', icon: Tags, to: 'discounts', tone: 'bg-barro-100' },
  { id: 'forms', icon: FilePenLine, to: 'memberForms', tone: 'bg-mata-100' },
] as const;

/** For members who have acknowledged the rules: the tile leads to the request. */
const knownRules = {
  id: 'healthSharing',
  icon: HandHeart,
  to: 'healthSharingStart',
  tone: 'bg-mata-100',
} as const;

/** The four main services. Telemedicine is an external page. */
export function ServiceTiles({ hasReadRules }: { hasReadRules: boolean }) {
  const { t } = useTranslation('portal');
  return (
    <section aria-label={t('tiles.label')}>
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {tiles.map((tile) => (
          <li key={tile.id}>
            <Tile tile={hasReadRules && tile.id === 'healthSharing' ? knownRules : tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile }: { tile: (typeof tiles)[number] | typeof knownRules }) {
  const { t } = useTranslation('portal');
  const { id, icon: Icon, tone } = tile;
  const prefetch = usePrefetch();
  const look =
    'group flex h-full items-center gap-4 rounded-md bg-white p-4 shadow-raised transition hover:bg-mata-50 active:translate-y-px xl:flex-col xl:items-start xl:gap-5 xl:p-6';
  const Arrow = 'href' in tile ? ArrowUpRight : ArrowRight;
  const content = (
    <>
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-sm', tone)}>
        <Icon className="size-6 text-mata-700" strokeWidth={1.75} />
      </span>
      <span className="grid grow content-start gap-0.5 xl:gap-1.5">
        <span className="font-semibold xl:text-heading">{t(`tiles.${id}.title`)}</span>
        <span className="text-sm text-muted">
          {id === 'telemedicine' && 'to' in tile
            ? t('tiles.telemedicine.ask')
            : t(`tiles.${id}.text`)}
        </span>
      </span>
      <Arrow
        className={clsx(
          'size-5 shrink-0 text-mata-700 transition-transform duration-200 group-hover:translate-x-0.5',
          'to' in tile && 'max-md:hidden',
        )}
      />
    </>
  );
  if ('to' in tile) {
    return (
      <LocalLink to={tile.to} prefetch={prefetch} className={look}>
        {content}
      </LocalLink>
    );
  }
  return (
    <ExternalLink href={tile.href} newTab arrow={false} className={look}>
      {content}
    </ExternalLink>
  );
}
