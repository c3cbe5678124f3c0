import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { useJobNames } from '~/command-center/kit/use-job-names';
import { SettingsMenu } from '~/command-center/settings/settings-menu';
import { formatBytes } from '~/shared/format/bytes';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { Backups, Capacity, Versions } from './server-cards';
import {
  type Problem,
  problemsOf,
  type ServerDetails,
  type SystemState,
  serverQuery,
  systemQuery,
} from './system-state';
import { EmailsCard, InboundCard, JobsCard } from './work-cards';

/** How this installation works, for super admins. The page reads it again while it is open. */
export function System() {
  const { t } = useTranslation('manageSystem');
  const system = useQuery(systemQuery);
  const server = useQuery(serverQuery);
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <SettingsMenu current="system" />
      {system.data && <Summary state={system.data} server={server} />}
      {!system.data && system.error && <LoadFailure title={t('title')} query={system} />}
      {server.error && <LoadFailure title={t('server')} query={server} />}
      {server.data === null && (
        <Notice>
          <p>{t('supabase')}</p>
        </Notice>
      )}
      <div className="grid items-start gap-6 @min-[60rem]:grid-cols-2">
        {system.data ? (
          <>
            <div className="grid gap-6">
              <EmailsCard state={system.data} queue={server.data?.mail ?? null} />
              <InboundCard state={system.data} />
              {server.data && <Backups backups={server.data.backups} />}
              {server.isPending && !server.error && <Skeleton className="h-40" />}
            </div>
            <JobsCard state={system.data} schedules={server.data?.schedules ?? []} />
          </>
        ) : (
          system.isPending && <Cards />
        )}
        {system.data && <Capacity state={system.data} server={server.data ?? null} />}
        {system.data && <Versions state={system.data} server={server.data ?? null} />}
      </div>
    </TabPage>
  );
}

function Cards() {
  return (
    <>
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </>
  );
}

type SummaryProps = {
  state: SystemState;
  server: UseQueryResult<ServerDetails | null>;
};

/** Not set up yet, or not done: nothing has failed. */
const warnings: readonly Problem['kind'][] = ['mailServerMissing', 'backupMissing', 'backupLate'];

/** What someone has to look at, or that there is nothing. */
function Summary({ state, server }: SummaryProps) {
  const { t } = useTranslation('manageSystem');
  const textOf = useProblemTexts();
  const problems = problemsOf(state, server.data);
  if (problems.length === 0) {
    // Only what was read can be well.
    if (server.data === undefined) return null;
    return (
      <Notice tone="success" live="status">
        <p>{t('well')}</p>
      </Notice>
    );
  }
  const tone = problems.every(({ kind }) => warnings.includes(kind)) ? 'warning' : 'danger';
  return (
    <Notice tone={tone} live="status" title={t('problems.title')}>
      <ul className="grid list-disc gap-1 pl-5">
        {problems.map((problem) => (
          <li key={problem.kind}>{textOf(problem)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useProblemTexts(): (problem: Problem) => string {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const nameOf = useJobNames();
  return (problem) => {
    if (problem.kind === 'jobsFailed') {
      const jobs = new Intl.ListFormat(language).format(problem.jobs.map(nameOf));
      return t('problems.jobsFailed', { jobs });
    }
    if (problem.kind === 'emailsFailed')
      return t('problems.emailsFailed', { count: problem.count });
    if (problem.kind === 'mailServerFails') {
      return t('problems.mailServerFails', { code: problem.code });
    }
    if (problem.kind === 'diskLow') {
      return t('problems.diskLow', { size: formatBytes(problem.reserved, language) });
    }
    return t(`problems.${problem.kind}`);
  };
}
