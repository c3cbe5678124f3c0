import type { AuthConfig } from './config.ts';

/**
 * The condition under which a session still counts, of a query on auth.sessions: it was not ended,
 * is not too old and was not idle for too long.
 * @see https://github.com/supabase/auth internal/models/sessions.go (CheckValidity)
 */
export function sessionIsOpen({ sessions }: Pick<AuthConfig, 'sessions'>): string {
  const { timebox, inactivity_timeout } = sessions;
  return [
    '(sessions.not_after is null or sessions.not_after > now())',
    ...(timebox ? [`sessions.created_at > now() - make_interval(secs => ${timebox})`] : []),
    // The service notes refreshes without a time zone, in UTC.
    ...(inactivity_timeout
      ? [
          `greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc') > now() - make_interval(secs => ${inactivity_timeout})`,
        ]
      : []),
  ].join(' and ');
}
