import { useQuery } from '@tanstack/react-query';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure, ListMessage } from '~/command-center/kit/list-messages';
import { Panel } from '~/command-center/kit/panel';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { forMeQuery, hasWork, type WorkItem } from '~/command-center/kit/team-work/for-me';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { Skeleton } from '~/shared/ui/skeleton';
import { NoticeChoices } from './notice-choices';
import { WorkLine } from './work-line';

export const clientLoader = signedInPageLoader('adminForMe');

/** The groups in display order: first what others wait for. */
const groups = ['overdue', 'second_person', 'mention', 'reply', 'task', 'later'] as const;

type Group = (typeof groups)[number];

const groupOf = ({ kind, is_due: isDue }: WorkItem): Group =>
  kind === 'task' && !isDue ? 'later' : kind;

/** What waits for this admin, and how they hear of it. */
export default function ForMe() {
  const { t } = useTranslation('manageForMe');
  const isOpen = hasWork(useAdmin());
  const { data, error, isFetching, refetch } = useQuery({ ...forMeQuery, enabled: isOpen });
  if (!isOpen) return <NoAccess lead={t('lead')} />;
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        {data ? (
          <Work items={data.items} />
        ) : error ? (
          <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-72 rounded-lg!" />
        )}
        {data ? (
          <NoticeChoices emails={data.emails} />
        ) : (
          !error && <Skeleton className="h-72 rounded-lg!" />
        )}
      </div>
    </TabPage>
  );
}

function Work({ items }: { items: readonly WorkItem[] }) {
  const { t } = useTranslation('manageForMe');
  if (items.length === 0) {
    return (
      <ListMessage
        media={<Neighbors className="w-44" />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {groups.map((group) => {
        const lines = items.filter((item) => groupOf(item) === group);
        return (
          lines.length > 0 && (
            <Panel key={group} title={t(`groups.${group}`, { count: lines.length })}>
              <ul className="-my-2 divide-y divide-line/70">
                {lines.map((item) => (
                  <WorkLine key={`${item.kind} ${item.id}`} item={item} />
                ))}
              </ul>
            </Panel>
          )
        );
      })}
    </div>
  );
}
