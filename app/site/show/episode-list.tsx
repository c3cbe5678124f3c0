import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type Episode,
  episodeSearch,
  episodesPerPage,
  pageCount,
  showLanguage,
  turnPage,
} from './episode';
import { Duration } from './episode-details';

type EpisodeListProps = {
  episodes: readonly Episode[];
  current: Episode;
  /** The first page shown: the one with the current episode. */
  firstPage: number;
  onChoose: () => void;
};

/** Always as tall as four rows, so that turning pages moves nothing. */
const rows = 'grid auto-rows-[6.5rem] content-start gap-3 min-h-[calc(4*6.5rem+3*0.75rem)]';

/** All episodes, four per page, the newest first. The pages wrap around. */
export function EpisodeList({ episodes, current, firstPage, onChoose }: EpisodeListProps) {
  const { t } = useTranslation('show');
  const [page, setPage] = useState(firstPage);
  const pages = pageCount(episodes.length);
  const start = page * episodesPerPage;
  return (
    <nav aria-label={t('list.title')}>
      <div className="mb-4 flex min-h-11 items-center gap-1">
        <p className="mr-auto grid leading-snug">
          <span className="font-semibold">{t('list.count', { count: episodes.length })}</span>
          <span role="status" className="text-sm text-mata-100">
            {t('list.page', { page: page + 1, pages })}
          </span>
        </p>
        {pages > 1 && (
          <>
            <Turn label={t('list.previous')} onTurn={() => setPage(turnPage(page, -1, pages))}>
              <ChevronLeft className="size-6" />
            </Turn>
            <Turn label={t('list.next')} onTurn={() => setPage(turnPage(page, 1, pages))}>
              <ChevronRight className="size-6" />
            </Turn>
          </>
        )}
      </div>
      <ul className={rows}>
        {episodes.slice(start, start + episodesPerPage).map((episode) => (
          <li key={episode.id}>
            <Row episode={episode} isCurrent={episode === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TurnProps = { label: string; onTurn: () => void; children: React.ReactNode };

function Turn({ label, onTurn, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onTurn}
      className="grid size-11 place-items-center rounded-full ring-2 ring-mata-300/50 transition ring-inset hover:bg-mata-800 hover:ring-mata-300 active:bg-mata-700"
    >
      {children}
    </button>
  );
}

type RowProps = { episode: Episode; isCurrent: boolean; onChoose: () => void };

function Row({ episode, isCurrent, onChoose }: RowProps) {
  const { t } = useTranslation('show');
  const { language } = useLanguage();
  return (
    <Link
      to={episodeSearch(episode.id)}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!opensElsewhere) onChoose();
      }}
      className={clsx(
        'group grid h-full grid-cols-[6.5rem_1fr] items-center gap-3 overflow-hidden sm:grid-cols-[8rem_1fr] sm:gap-4 rounded-md pr-3 transition-colors',
        isCurrent ? 'bg-mata-700' : 'hover:bg-mata-800',
      )}
    >
      <span className="block overflow-hidden rounded-md">
        <EpisodePoster
          episode={episode}
          className="transition duration-500 ease-out group-hover:scale-106"
        />
      </span>
      <span className="grid gap-1">
        <span
          lang={showLanguage}
          className="line-clamp-3 text-sm leading-snug font-semibold sm:text-base"
        >
          {episode.title}
        </span>
        <span className="flex flex-wrap gap-x-2.5 text-xs text-mata-100">
          {isCurrent && <span className="font-semibold text-white">{t('list.current')}</span>}
          <time dateTime={episode.publish_date}>{formatDate(episode.publish_date, language)}</time>
          <Duration text={episode.duration} />
        </span>
      </span>
    </Link>
  );
}

/** The skeleton of the list, while the episodes load and after a failure. */
export function EpisodeListSkeleton({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div aria-hidden="true" className={clsx('noscript:invisible', isWaiting && 'animate-pulse')}>
      <div className="mb-4 h-11" />
      <div className={rows}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="grid grid-cols-[8rem_1fr] items-center gap-4">
            <span className="block aspect-video rounded-md bg-mata-800" />
            <span className="block h-10 rounded-sm bg-mata-800/60" />
          </div>
        ))}
      </div>
    </div>
  );
}
