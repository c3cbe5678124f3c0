import type { ListColumn } from '~/command-center/kit/list/list-column';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { shownStatus } from './episode-form';
import type { Episode } from './fetch-episodes';

const tones = { Published: 'success', Scheduled: 'warning', Draft: 'neutral' } as const;

/** The columns of the episodes' list, in the table and in the exported file. */
export function useEpisodeColumns(): ListColumn<Episode>[] {
  const { t } = useTranslation('manageShows');
  const { language } = useLanguage();
  const count = new Intl.NumberFormat(language);
  const status = (episode: Episode) => t(`status.${shownStatus(episode)}`);
  return [
    {
      id: 'title',
      header: t('columns.title'),
      isMain: true,
      sort: 'title',
      width: 22,
      cell: (episode) => (
        <span className="inline-flex items-center gap-3">
          <EpisodePoster episode={episode} className="h-7 w-auto! shrink-0 rounded-xs" />
          <span lang="pt-BR">{episode.title}</span>
        </span>
      ),
      csv: (episode) => episode.title,
    },
    {
      id: 'category',
      header: t('columns.category'),
      cell: (episode) => <span lang="pt-BR">{episode.category}</span>,
      csv: (episode) => episode.category,
    },
    {
      id: 'status',
      isFixed: true,
      width: 9,
      header: t('columns.status'),
      isImportant: true,
      isPlain: true,
      cell: (episode) => (
        <Badge dot tone={tones[shownStatus(episode)]}>
          {status(episode)}
        </Badge>
      ),
      csv: status,
    },
    {
      id: 'publish_date',
      isFixed: true,
      header: t('columns.publishDate'),
      sort: 'publish_date',
      width: 9,
      cell: ({ publish_date: date }) =>
        date ? (
          <time dateTime={date} className="whitespace-nowrap">
            {formatDate(date, language, 'short')}
          </time>
        ) : (
          <span className="text-muted">{t('noDate')}</span>
        ),
      csv: (episode) => episode.publish_date,
    },
    {
      id: 'duration',
      header: t('columns.duration'),
      isNumber: true,
      cell: (episode) => episode.duration,
      csv: (episode) => episode.duration,
    },
    {
      id: 'views',
      header: t('columns.views'),
      isNumber: true,
      sort: 'views',
      cell: (episode) => count.format(episode.views),
      csv: (episode) => episode.views,
    },
    { id: 'description', header: t('columns.description'), csv: ({ description }) => description },
    { id: 'video_url', header: t('columns.videoUrl'), csv: (episode) => episode.video_url },
    { id: 'thumbnail', header: t('columns.thumbnail'), csv: (episode) => episode.thumbnail },
  ];
}
