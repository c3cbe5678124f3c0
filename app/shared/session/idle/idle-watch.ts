import {
  idleLimit,
  isIdleTooLong,
  lastActivity,
  noteActivity,
  onActivityElsewhere,
} from './activity';

/** So long before the portal closes, it asks. */
const warnAhead = 60_000;

/** Moving a mouse is told once in so long: other tabs need not know it better. */
const grain = 5000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

type Watcher = {
  /** It is time to ask, with so many milliseconds left; or no longer, without any. */
  onWarning: (left: number | undefined) => void;
  /** Nobody has answered. */
  onIdle: () => void;
};

/**
 * Watches whether somebody is there, in this tab or another. While the question is shown, only an
 * answer counts (`noteActivity`), or life in another tab.
 * @returns how to stop, and how to look again at once.
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
    // A computer that slept through the warning: too late, whoever moves the mouse now.
    if (lastActivity() + idleLimit - warnAhead > Date.now()) noteActivity();
    look();
  };

  // Timers sleep in hidden tabs and closed computers.
  const onReturn = () => {
    if (document.visibilityState === 'visible') look();
  };

  if (lastActivity() === 0) noteActivity();
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
