import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { endSession } from '~/shared/session/session';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { recordActivity } from './activity';
import { watchIdleness } from './idle-watch';

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
