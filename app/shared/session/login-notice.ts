import { useEffect, useState } from 'react';
import type { Messages } from '~/shared/i18n/catalogue';

/** What the sign-in page has to tell: a key of `auth:notices`, and what its words need. */
export type Note = {
  notice: keyof Messages['auth']['notices'];
  status?: string;
  email?: string;
};

let waiting: Note | undefined;

/** Leaves a note for the sign-in page, which is opened next. */
export function leaveNote(note: Note | undefined): void {
  waiting = note;
}

/** The note of a session that the backend refused to renew, by the refusal's own words. */
export function noteOfRefusal(refusal: string): Note {
  const [, status] = /Account access restricted(?: \((.*?)\))?/.exec(refusal) ?? [];
  if (status !== undefined) return { notice: 'restricted', status };
  if (/Access denied: Only .*members/.test(refusal)) return { notice: 'notMember' };
  return { notice: 'sessionExpired' };
}

/** The note that was left for this page. It is shown once: not again after a reload or a return. */
export function useLoginNotice(): Note | undefined {
  const [note] = useState(waiting);

  useEffect(() => {
    waiting = undefined;
  }, []);

  return note;
}
