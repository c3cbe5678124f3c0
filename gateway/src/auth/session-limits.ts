import type { AuthConfig } from './config.ts';

/**
 * Returns the SQL condition for an open session, for a query on auth.sessions. An open session has
 * not ended, is not too old and was not idle for too long.
 * @see https://github.com/supabase/auth internal/models/sessions.go (CheckValidity)
 */
export function sessionIsOpen({ sessions }: Pick<AuthConfig, 'sessions'>): string {
  const { timebox, inactivity_timeout } = sessions;
  return [
    '(sessions.not_after is null or sessions.not_after > now())',
    ...(timebox ? [`sessions.created_at > now() - make_interval(secs => ${timebox})`] : []),
    // The service stores refresh times in UTC without a time zone.
    ...(inactivity_timeout
      ? [
          `greatest(sessions.created_at, sessions.refreshed_at at time zone 'utc') > now() - make_interval(secs => ${inactivity_timeout})`,
        ]
      : []),
  ].join(' and ');
}
