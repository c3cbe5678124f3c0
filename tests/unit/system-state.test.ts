import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  problemsOf,
  type ServerDetails,
  type SystemState,
} from '~/command-center/settings/system/system-state';
import { formatBytes } from '../../app/shared/format/bytes.ts';

const now = Date.parse('2026-03-10T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const state: SystemState = {
  database: { version: '18.4', bytes: 1, connections: 1, most_connections: 100 },
  migrations: { count: 1, latest: '1' },
  emails: [],
  jobs: [],
  backup: { made_at: hoursAgo(10), is_recent: true },
  inbound: { last_at: null, filed: 0, ignored: 0, undelivered: 0 },
};

const job = {
  name: 'statements',
  started_at: hoursAgo(1),
  ended_at: hoursAgo(1),
  failure: null,
  has_failed: false,
  is_late: false,
};

const server: ServerDetails = {
  version: { gateway: '1', node: '24', build: null },
  uptime: 1,
  memory_bytes: 1,
  sockets: 0,
  disk: null,
  backups: null,
  mail: null,
  schedules: [],
  project: null,
};

const kinds = (changed: Partial<ServerDetails> | null, jobs: SystemState['jobs'] = []) =>
  problemsOf({ ...state, jobs }, changed && { ...server, ...changed }).map(({ kind }) => kind);

describe('The system page names', () => {
  test('nothing that could not be read', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds(null)).toEqual([]);
    expect(problemsOf(state, undefined)).toEqual([]);
  });

  test('a schedule that does not run, but no single job that had nothing to do', () => {
    expect(kinds({}, [{ ...job, is_late: true }, job])).toEqual([]);
    expect(kinds({}, [{ ...job, is_late: true }])).toEqual(['jobsLate']);
  });

  test('a disk whose reserve for the database is near', () => {
    const disk = (free_bytes: number) =>
      kinds({ disk: { free_bytes, total_bytes: 100, reserved_bytes: 10 } });
    expect(disk(20)).toEqual([]);
    expect(disk(19)).toEqual(['diskLow']);
  });

  test('a backup that is missing or late, where the server makes them', () => {
    const backup = (made_at: string | null, details: ServerDetails | null = server) =>
      problemsOf({ ...state, backup: { made_at, is_recent: false } }, details).map(
        ({ kind }) => kind,
      );
    expect(backup(hoursAgo(26))).toEqual(['backupLate']);
    expect(backup(null)).toEqual(['backupMissing']);
    expect(backup(null, null)).toEqual([]);
  });

  test('a mail server that is missing or fails', () => {
    const mail = (has_server: boolean, last_error: string | null) =>
      kinds({ mail: { has_server, last_error, waiting: 1, failed: 0, oldest_at: hoursAgo(1) } });
    expect(mail(true, null)).toEqual([]);
    expect(mail(true, 'EAUTH')).toEqual(['mailServerFails']);
    expect(mail(false, 'EAUTH')).toEqual(['mailServerMissing']);
  });
});

test('Sizes and ages are short, in each language', () => {
  const sizes = [0, 999, 8_400, 1_250_000, 80_000_000_000, 3_200_000_000_000_000];
  expect(sizes.map((size) => formatBytes(size, 'en'))).toEqual([
    '0 byte',
    '999 byte',
    '8 kB',
    '1.3 MB',
    '80 GB',
    '3,200 TB',
  ]);
  expect(formatBytes(1_250_000, 'pt-BR')).toBe('1,3 MB');
  expect([0.5, 5, 60].map((hours) => formatAgo(hoursAgo(hours), 'en', now))).toEqual([
    '30 minutes ago',
    '5 hours ago',
    '3 days ago',
  ]);
  // A clock that differs by a few seconds.
  expect(formatAgo(hoursAgo(-0.01), 'pt-BR', now)).toBe('este minuto');
});
