import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { endSession } from '~/shared/session/session';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import {
  idleLimit,
  isIdleTooLong,
  lastActivity,
  onActivityElsewhere,
  recordActivity,
} from './activity';

/** Warns an idle member, and signs out if the member does not respond. */
export function IdleDialog() {
  const { t } = useTranslation('idle');
  const [left, setLeft] = useState<number>();
  const [isLeaving, setLeaving] = useState(false);
  const watch = useRef<ReturnType<typeof watchIdleness>>(undefined);

  useEffect(() => {
    const started = watchIdleness({ onWarning: setLeft, onIdle: () => void endSession('idle') });
    watch.current = started;
    return started.stop;
  }, []);

  const stay = () => {
    recordActivity();
    watch.current?.look();
  };

  const signOut = async () => {
    setLeaving(true);
    await endSession();
  };

  const seconds = Math.ceil((left ?? 0) / 1000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Dialog
      role="alertdialog"
      open={left !== undefined}
      onClose={stay}
      title={t('title')}
      description={t('text')}
      media={
        <span className="grid size-12 shrink-0 place-items-center rounded-sm bg-warning-100 text-warning-700">
          <Hourglass className="size-6" />
        </span>
      }
      actions={
        <>
          <Button onClick={stay}>{t('stay')}</Button>
          <Button variant="quiet" busy={isLeaving} onClick={signOut}>
            {isLeaving ? t('leaving') : t('leave')}
          </Button>
        </>
      }
    >
      <p className="flex items-baseline gap-3">
        <span className="text-muted">{t('left')}</span>
        <span role="timer" className="text-subtitle tabular-nums">
          {clock}
        </span>
      </p>
    </Dialog>
  );
}

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
function watchIdleness({ onWarning, onIdle }: Watcher) {
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
