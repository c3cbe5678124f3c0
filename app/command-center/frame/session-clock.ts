/** The limits of the database (`private.current_admin`), in milliseconds. */
const idleLimit = 30 * 60_000;

/** The time between the warning and the end of the session. */
const warningTime = 2 * 60_000;

/** The interval of renewals while the session is used. It may expire that much earlier. */
const renewalTime = 2 * 60_000;

export type SessionPhase =
  | { name: 'open'; isRenewalDue: boolean }
  /** The session ends when it is idle or after twelve hours; `ends` is in milliseconds. */
  | { name: 'ending'; ends: number; byIdling: boolean }
  | { name: 'over'; byIdling: boolean };

type Clock = {
  now: number;
  /** The last renewal on the server. */
  renewed: number;
  /** The last use of a key or a pointer, in any tab. */
  used: number;
  /** The absolute end of the session. */
  expires: number;
};

/** The state of a session. */
export function sessionPhase({ now, renewed, used, expires }: Clock): SessionPhase {
  const idleEnd = renewed + idleLimit;
  const byIdling = idleEnd < expires;
  const ends = Math.min(idleEnd, expires);
  if (now >= ends) return { name: 'over', byIdling };
  if (now >= ends - warningTime) return { name: 'ending', ends, byIdling };
  return { name: 'open', isRenewalDue: used > renewed && now - renewed >= renewalTime };
}
