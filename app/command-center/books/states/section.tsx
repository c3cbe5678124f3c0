import { useQuery } from '@tanstack/react-query';
import { BooksMenu } from '~/command-center/books/books-menu';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { useTranslation } from '~/shared/i18n/use-translation';
import { stateList, stateQuery, stateStatuses, statesQuery } from './fetch-states';
import { StateCases } from './state-cases';
import { StateEditor } from './state-editor';
import { useStateColumns } from './use-state-columns';

/** The state register: where people can join, and which members the team has to talk to. */
export function States() {
  const { t } = useTranslation('manageStates');
  const record = useOpenRecord();
  const list = useList(stateList);
  const query = useQuery(statesQuery(list.request));
  const columns = useStateColumns();
  return (
    <ListTab
      name="states"
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      record={record}
      label={t('table')}
      search={t('search')}
      filters={[
        {
          name: 'status',
          label: t('columns.status'),
          choices: stateStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'is_confirmed',
          label: t('columns.confirmed'),
          choices: (['false', 'true'] as const).map((value) => ({
            value,
            label: t(`confirmed.${value}`),
          })),
        },
      ]}
      file={undefined}
      menu={<BooksMenu current="states" />}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      <StateCases />
      {record.openId !== null && (
        <OpenState key={record.openId} id={record.openId} onClose={record.close} />
      )}
    </ListTab>
  );
}

function OpenState({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('manageStates');
  const query = useQuery(stateQuery(id));
  return (
    <FetchedEditor title={t('dialog.loading')} query={query} onClose={onClose}>
      {({ state, history }) => (
        <StateEditor key={state.written_last} state={state} history={history} onClose={onClose} />
      )}
    </FetchedEditor>
  );
}
