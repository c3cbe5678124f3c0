import { useQuery } from '@tanstack/react-query';
import { BooksMenu } from '~/command-center/books/books-menu';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EventDialog } from './event-dialog';
import { eventList, eventQuery, eventStates, eventsQuery } from './fetch-events';
import { useEventColumns } from './use-event-columns';

/** What the payment provider has reported, first of all what needs a person. */
export function Events() {
  const { t } = useTranslation('manageEvents');
  const list = useList(eventList);
  const query = useQuery(eventsQuery(list.request));
  const columns = useEventColumns();
  const record = useOpenRecord();
  return (
    <ListTab
      name="payment-events"
      lead={t('lead')}
      menu={<BooksMenu current="events" />}
      list={list}
      columns={columns}
      query={query}
      record={record}
      label={t('table')}
      search={t('search')}
      filters={[
        {
          name: 'state',
          label: t('columns.state'),
          choices: eventStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
      ]}
      file={undefined}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    >
      {record.openId !== null && <OpenEvent id={record.openId} onClose={record.close} />}
    </ListTab>
  );
}

function OpenEvent({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('manageEvents');
  const query = useQuery(eventQuery(id));
  return (
    <FetchedEditor title={t('dialog.title')} query={query} onClose={onClose}>
      {(event) => <EventDialog key={event.id} event={event} onClose={onClose} />}
    </FetchedEditor>
  );
}
