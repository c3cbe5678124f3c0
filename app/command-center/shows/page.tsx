import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { EpisodeEditor } from './episode-editor';
import {
  categoriesQuery,
  episodeList,
  episodeQuery,
  episodesQuery,
  fetchEpisodes,
  statuses,
} from './fetch-episodes';
import { useEpisodeColumns } from './use-episode-columns';

export const clientLoader = signedInPageLoader('adminShows');

/** The published, scheduled and draft episodes of the show. */
export default function Shows() {
  const { t } = useTranslation('manageShows');
  const mayManage = can(useAdmin(), 'shows');
  const record = useOpenRecord();
  const { data: known = [] } = useQuery(categoriesQuery);
  // A category in the address is valid before the categories have loaded.
  const [address] = useSearchParams();
  const categories = [...new Set([...known, ...address.getAll('category')])];
  const list = useList(episodeList(categories));
  const query = useQuery(episodesQuery(list.request));
  const columns = useEpisodeColumns();
  const upload = mayManage && (
    <Button size="sm" onClick={() => record.open('new')}>
      <Upload className="size-5" />
      {t('upload')}
    </Button>
  );
  return (
    <ListTab
      name="shows"
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      record={mayManage ? record : undefined}
      isReadOnly={!mayManage}
      label={t('table')}
      search={t('search')}
      filters={[
        {
          name: 'category',
          label: t('columns.category'),
          choices: categories.map((value) => ({ value, label: value })),
        },
        {
          name: 'status',
          label: t('columns.status'),
          choices: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
      ]}
      actions={upload}
      file={{ table: 'episodes', fileName: t('fileName'), columns, fetchPage: fetchEpisodes }}
      empty={{ title: t('empty.title'), text: t('empty.text'), action: upload }}
    >
      {mayManage && record.openId !== null && (
        <RecordEditor
          key={record.openId}
          id={record.openId}
          title={t('dialog.edit')}
          query={episodeQuery}
          onClose={record.close}
        >
          {(episode, onReload) => (
            <EpisodeEditor
              episode={episode}
              categories={known}
              onClose={record.close}
              onReload={onReload}
            />
          )}
        </RecordEditor>
      )}
    </ListTab>
  );
}
