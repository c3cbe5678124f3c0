import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Messages } from '~/i18n/catalogue';
import { type Landing, landingOf } from '~/lib/mail-landing';

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

const landingNotices = {
  confirmed: 'emailConfirmed',
  one_of_two: 'oneOfTwo',
  refused: 'linkRefused',
} as const satisfies Record<Landing, Note['notice']>;

/** The note of a mailed link that led to the sign-in page. */
export function noteOfLanding(landing: Landing): Note {
  return { notice: landingNotices[landing] };
}

/**
 * The note that was left for this page, or that a mailed link brought in the address, which is
 * tidied up then. A note is shown once: not again when the page is loaded anew or gone back to.
 */
export function useLoginNotice(): Note | undefined {
  const [note, setNote] = useState(waiting);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    waiting = undefined;
  }, []);

  useEffect(() => {
    const landing = landingOf(search, hash);
    if (!landing) return;
    setNote(noteOfLanding(landing));
    void navigate(pathname, { replace: true });
  }, [search, hash, pathname, navigate]);

  return note;
}
