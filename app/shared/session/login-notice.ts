import { useEffect, useState } from 'react';
import type { Messages } from '~/shared/i18n/catalog';

/** A message for the sign-in page: a key of `auth:notices` and its values. */
export type SessionNotice = {
  notice: keyof Messages['auth']['notices'];
  status?: string;
  email?: string;
};

let waiting: SessionNotice | undefined;

/** Leaves a message for the sign-in page, which opens next. */
export function storeNotice(note: SessionNotice | undefined): void {
  waiting = note;
}

/** The message for a session that the backend refused to renew, derived from the refusal's text. */
export function noticeForRefusal(refusal: string): SessionNotice {
  const [, status] = /Account access restricted(?: \((.*?)\))?/.exec(refusal) ?? [];
  if (status !== undefined) return { notice: 'restricted', status };
  if (/Access denied: Only .*members/.test(refusal)) return { notice: 'notMember' };
  return { notice: 'sessionExpired' };
}

/** The message for this page. It is shown once: not after a reload or a return. */
export function useLoginNotice(): SessionNotice | undefined {
  const [note] = useState(waiting);

  useEffect(() => {
    waiting = undefined;
  }, []);

  return note;
}
