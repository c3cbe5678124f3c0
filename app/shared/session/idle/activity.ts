/** After so long without a sign of life the portal closes, in milliseconds. */
export const idleLimit = 15 * 60_000;

const storageKey = 'last-activity';

let lastHere = 0;

/** Somebody is there: in whichever tab, it counts for all. */
export function noteActivity(): void {
  lastHere = Date.now();
  try {
    localStorage.setItem(storageKey, String(lastHere));
  } catch {
    // Where storage is closed, each tab counts for itself.
    return;
  }
}

/** When somebody was last there, in any tab; 0 if nobody has been. */
export function lastActivity(): number {
  return Math.max(lastHere, storedActivity());
}

/** Whether a session that was left in this browser has been left alone for too long. */
export function isIdleTooLong(): boolean {
  const last = lastActivity();
  return last > 0 && Date.now() - last >= idleLimit;
}

/** Calls back when somebody is active in another tab. Returns how to stop. */
export function onActivityElsewhere(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function storedActivity(): number {
  try {
    return Number(localStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}
