import type { Backend } from './supabase';

/**
 * Requests the emails that are due about sharing requests, or to the team. It waits for nothing: after a
 * failure the emails remain due, and the next change or the schedule sends them.
 */
export function deliverEmails({ functions }: Backend, about: 'request' | 'team'): void {
  functions.invoke(`send-${about}-emails`, { body: {} }).then(
    ({ error }) => {
      if (error) console.info('Emails:', error);
    },
    (error: unknown) => console.info('Emails:', error),
  );
}
