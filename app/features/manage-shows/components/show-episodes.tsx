import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListFilter } from '~/components/command-center/list-filter';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSearch } from '~/components/command-center/list-search';
import { ListSort } from '~/components/command-center/list-sort';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { ReadOnlyNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useOpenRecord } from '~/components/command-center/use-open-record';
import { useTranslation } from '~/i18n/use-translation';
import { can } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { Button } from '~/ui/button';
import { categoriesQuery } from '../api/fetch-categories';
import { episodesQuery, fetchEpisodes } from '../api/fetch-episodes';
import { statuses, useEpisodeList } from '../episode-list';
import { useEpisodeColumns } from '../use-episode-columns';
import { EpisodeDialog } from './episode-dialog';

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
