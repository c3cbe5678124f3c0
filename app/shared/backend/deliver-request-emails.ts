import type { Backend } from './supabase';

/**
 * Requests the emails about changes of sharing requests. It waits for nothing: after a failure the
 * emails remain due, and the next change or the schedule sends them.
 */
export function deliverRequestEmails({ functions }: Backend): void {
  functions.invoke('send-request-emails', { body: {} }).then(
    ({ error }) => {
      if (error) console.info('Request emails:', error);
    },
    (error: unknown) => console.info('Request emails:', error),
  );
}
