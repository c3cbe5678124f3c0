/** As the database counts (`private.current_admin`), in milliseconds. */
const idleLimit = 30 * 60_000;

/** How long before its end a session warns. */
const warningTime = 2 * 60_000;

/** A session in use is renewed this often: the server may count idleness that much earlier. */
const renewalTime = 2 * 60_000;

export type SessionPhase =
  | { name: 'open'; isRenewalDue: boolean }
  /** `ends` is when, in milliseconds; `byIdling` or after its twelve hours. */
  | { name: 'ending'; ends: number; byIdling: boolean }
  | { name: 'over'; byIdling: boolean };

type Clock = {
  now: number;
  /** When the server last heard that the session is in use. */
  renewed: number;
  /** When a key or a pointer was last used, in any tab. */
  used: number;
  /** The session's end whatever happens. */
  expires: number;
};

/** Where a session stands. */
export function sessionPhase({ now, renewed, used, expires }: Clock): SessionPhase {
  const idleEnd = renewed + idleLimit;
  const byIdling = idleEnd < expires;
  const ends = Math.min(idleEnd, expires);
  if (now >= ends) return { name: 'over', byIdling };
  if (now >= ends - warningTime) return { name: 'ending', ends, byIdling };
  return { name: 'open', isRenewalDue: used > renewed && now - renewed >= renewalTime };
}
