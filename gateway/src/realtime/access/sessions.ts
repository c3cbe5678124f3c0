import type pg from 'pg';
import type { AuthConfig } from '../../auth/config.ts';
import { sessionIsOpen } from '../../auth/session-limits.ts';
import { inBatches } from '../in-batches.ts';

export type Sessions = {
  isOpen(id: string): Promise<boolean>;
  /** Returns those of the sessions that are open. */
  open(ids: string[]): Promise<Set<string>>;
};

/** The sessions of users who are neither signed out, banned nor deleted. */
export function sessionsIn(pool: pg.Pool, config: Pick<AuthConfig, 'sessions'>): Sessions {
  const open = async (ids: string[]) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'realtime_open_sessions',
      text: `select sessions.id from auth.sessions join auth.users on users.id = sessions.user_id
        where sessions.id = any($1) and ${sessionIsOpen(config)}
          and users.deleted_at is null and (users.banned_until is null or users.banned_until <= now())`,
      values: [ids],
    });
    return new Set(rows.map(({ id }) => id));
  };
  const isOpen = inBatches(500, async (ids: string[]) => {
    const found = await open(ids);
    return ids.map((id) => found.has(id.toLowerCase()));
  });
  return { isOpen, open };
}
