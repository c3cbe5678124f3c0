import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListSort } from '~/command-center/kit/list/list-sort';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { EpisodeDialog } from './episode-dialog';
import { statuses, useEpisodeList } from './episode-list';
import { categoriesQuery } from './fetch-categories';
import { episodesQuery, fetchEpisodes } from './fetch-episodes';
import { useEpisodeColumns } from './use-episode-columns';

/** The episodes of the show: what visitors see, what is planned and what is not ready yet. */
export function ShowEpisodes() {
  const { t } = useTranslation('manageShows');
  const mayManage = can(useAdmin(), 'shows');
  const record = useOpenRecord();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const list = useEpisodeList(categories);
  const query = useQuery(episodesQuery(list.request));
  const columns = useEpisodeColumns();
  const upload = mayManage && (
    <Button size="sm" onClick={() => record.open('new')}>
      <Upload className="size-5" />
      {t('upload')}
    </Button>
  );
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        {upload}
        <ExportButton
          list={list}
          table="episodes"
          fileName={t('fileName')}
          columns={columns}
          fetchPage={fetchEpisodes}
        />
      </TabHeading>
      {!mayManage && <ReadOnlyNotice />}
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('search')} />}
        filters={
          <>
            <ListFilter
              list={list}
              name="category"
              label={t('columns.category')}
              choices={list.definition.filters.category.map((value) => ({
                value,
                label: value,
              }))}
            />
            <ListFilter
              list={list}
              name="status"
              label={t('columns.status')}
              choices={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
            <ListSort list={list} columns={columns} />
          </>
        }
      />
      <DataTable
        label={t('table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        record={mayManage ? record : undefined}
        empty={
          <ListMessage title={t('empty.title')} text={t('empty.text')}>
            {upload}
          </ListMessage>
        }
      />
      {mayManage && (
        <EpisodeDialog openId={record.openId} onClose={record.close} categories={categories} />
      )}
    </TabPage>
  );
}
