import {
  idleLimit,
  isIdleTooLong,
  lastActivity,
  onActivityElsewhere,
  recordActivity,
} from './activity';

/** The time between the warning and the sign-out, in milliseconds. */
const warnAhead = 60_000;

/** The minimum time between two records of activity, in milliseconds. */
const grain = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

type Watcher = {
  /** The warning is due, with the milliseconds left; `undefined` removes it. */
  onWarning: (left: number | undefined) => void;
  /** The member did not respond. */
  onIdle: () => void;
};

/**
 * Watches for activity in this tab or another. While the warning is shown, only the member's
 * response counts (`recordActivity`), or activity in another tab.
 * @returns the function that stops it, and the function that checks at once.
 */
export function watchIdleness({ onWarning, onIdle }: Watcher) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const look = () => {
    clearTimeout(timer);
    if (isIdleTooLong()) return onIdle();
    const left = lastActivity() + idleLimit - Date.now();
    isAsking = left <= warnAhead;
    onWarning(isAsking ? left : undefined);
    timer = setTimeout(look, isAsking ? left % 1000 || 1000 : left - warnAhead);
  };

  const onSign = () => {
    if (isAsking || Date.now() - lastActivity() < grain) return;
    // If the computer was suspended during the warning, activity is too late.
    if (lastActivity() + idleLimit - warnAhead > Date.now()) recordActivity();
    look();
  };

  // Timers do not run in hidden tabs and suspended computers.
  const onReturn = () => {
    if (document.visibilityState === 'visible') look();
  };

  if (lastActivity() === 0) recordActivity();
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, capture: true });
  document.addEventListener('visibilitychange', onReturn);
  const stopListening = onActivityElsewhere(look);
  look();

  return {
    look,
    stop: () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true });
      document.removeEventListener('visibilitychange', onReturn);
      stopListening();
    },
  };
}
