import { clsx } from 'clsx';
import { formatBytes } from '~/shared/format/bytes';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FigureCard, Figures } from './figure-card';
import { formatAgo, isDiskLow, type ServerDetails, type SystemState } from './system-state';

/** The backups in the server’s data folder. */
export function Backups({ backups }: { backups: ServerDetails['backups'] }) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  if (!backups) {
    return (
      <FigureCard title={t('backups.title')}>
        <p className="text-sm text-muted">{t('backups.unknown')}</p>
      </FigureCard>
    );
  }
  const { count, newest_at, newest_bytes } = backups;
  return (
    <FigureCard title={t('backups.title')}>
      {newest_at === null || newest_bytes === null ? (
        <p className="text-sm text-muted">{t('backups.none')}</p>
      ) : (
        <Figures
          of={[
            [t('backups.age'), formatAgo(newest_at, language, Date.now())],
            [t('backups.made'), formatDateTime(newest_at, language)],
            [t('backups.size'), formatBytes(newest_bytes, language)],
            [t('backups.count'), count],
          ]}
        />
      )}
    </FigureCard>
  );
}

type ServerProps = { state: SystemState; server: ServerDetails | null };

/** The database’s size, the disk, and who is connected. */
export function Capacity({ state: { database }, server }: ServerProps) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  return (
    <FigureCard title={t('capacity.title')}>
      {server?.disk && <Disk disk={server.disk} />}
      <Figures
        of={[
          [t('capacity.database'), formatBytes(database.bytes, language)],
          [
            t('capacity.connections'),
            t('capacity.of', { count: database.connections, most: database.most_connections }),
          ],
          [t('capacity.sockets'), server?.sockets],
          [t('capacity.memory'), server && formatBytes(server.memory_bytes, language)],
        ]}
      />
    </FigureCard>
  );
}

function Disk({ disk }: { disk: NonNullable<ServerDetails['disk']> }) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const used = 100 * (1 - disk.free_bytes / disk.total_bytes);
  return (
    <div className="grid gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{t('capacity.disk')}</span>
        <span className="font-semibold tabular-nums">
          {t('capacity.free', {
            free: formatBytes(disk.free_bytes, language),
            total: formatBytes(disk.total_bytes, language),
          })}
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sand">
        <div
          className={clsx('h-full', isDiskLow(disk) ? 'bg-danger-700' : 'bg-mata-700')}
          style={{ width: `${used}%` }}
        />
      </div>
    </div>
  );
}

/** What runs, and since when. */
export function Versions({ state: { database, migrations }, server }: ServerProps) {
  const { t } = useTranslation('manageSystem');
  const { language } = useLanguage();
  const startedAt = server && new Date(Date.now() - server.uptime * 1000).toISOString();
  return (
    <FigureCard title={t('versions.title')}>
      <Figures
        of={[
          [t('versions.build'), server?.version.build],
          [t('versions.gateway'), server?.version.gateway],
          ['Node.js', server?.version.node],
          ['PostgreSQL', database.version],
          [t('versions.migrations'), migrations.count],
          [t('versions.latest'), migrations.latest],
          [t('versions.started'), startedAt && formatDateTime(startedAt, language)],
        ]}
      />
    </FigureCard>
  );
}
