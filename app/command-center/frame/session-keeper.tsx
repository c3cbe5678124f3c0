import { useCallback, useEffect, useRef, useState } from 'react';
import { checkAccess } from '~/command-center/kit/backend/check-access';
import { localEntry } from '~/shared/browser/storage';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { logOut } from './log-out';
import { type SessionPhase, sessionPhase } from './session-clock';

const tick = 5000;

const open: SessionPhase = { name: 'open', isRenewalDue: false };

/**
 * Extends a session while it is used, warns before it ends, and ends it. It also applies what the
 * server returns about the admin, such as another role or a deactivation.
 */
export function SessionKeeper({ expiresAt }: { expiresAt: string }) {
  const [phase, setPhase] = useState<SessionPhase>(open);
  const [isTold, setTold] = useState(false);
  const lastUse = useLastActivity();
  const renewed = useRef(Date.now());

  const renew = useCallback(async () => {
    const asked = Date.now();
    if (await checkAccess()) renewed.current = asked;
  }, []);

  useEffect(() => void renew(), [renew]);

  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const used = lastUse();
      const expires = Date.parse(expiresAt);
      const next = sessionPhase({ now, renewed: renewed.current, used, expires });
      // In the last minutes only the server knows about use in another tab.
      const isUsedAgain = next.name === 'ending' && next.byIdling && used > renewed.current;
      if (next.name === 'over') void logOut(next.byIdling ? 'idle' : 'expired');
      else if (isUsedAgain || (next.name === 'open' && next.isRenewalDue)) void renew();
      setPhase(next);
    };
    const timer = setInterval(look, tick);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [renew, lastUse, expiresAt]);

  const stay = () => {
    if (phase.name === 'ending' && !phase.byIdling) setTold(true);
    else void renew();
    setPhase(open);
  };
  return (
    <SessionWarning
      phase={phase.name === 'ending' && (phase.byIdling || !isTold) ? phase : undefined}
      onStay={stay}
      onLogOut={() => void logOut('signedOut')}
    />
  );
}

type SessionWarningProps = {
  /** The reason for the end of the session, and its time. */
  phase: Extract<SessionPhase, { name: 'ending' }> | undefined;
  onStay: () => void;
  onLogOut: () => void;
};

/** The warning two minutes before a session ends. Any key or click extends an idle session. */
function SessionWarning({ phase, onStay, onLogOut }: SessionWarningProps) {
  const { t } = useTranslation('commandCenter');
  const byIdling = phase?.byIdling ?? true;
  return (
    <Dialog
      role="alertdialog"
      open={phase !== undefined}
      onClose={onStay}
      title={t('ending.title')}
      description={byIdling ? t('ending.byIdling') : t('ending.afterTwelveHours')}
      actions={
        <>
          <Button onClick={onStay}>{byIdling ? t('ending.stay') : t('ending.understood')}</Button>
          <Button variant="quiet" onClick={onLogOut}>
            {t('frame.logOut')}
          </Button>
        </>
      }
    />
  );
}

const entry = localEntry('admin-last-use');
const grain = 10_000;

/**
 * The last use of a key or a pointer in the Command Center, in any tab of this browser.
 * @returns a function that returns it, in milliseconds.
 */
function useLastActivity(): () => number {
  const here = useRef(Date.now());

  useEffect(() => {
    const note = () => {
      const now = Date.now();
      if (now - here.current < grain) return;
      here.current = now;
      entry.write(String(now));
    };
    const options = { passive: true, capture: true };
    for (const name of events) document.addEventListener(name, note, options);
    return () => {
      for (const name of events) document.removeEventListener(name, note, options);
    };
  }, []);

  return useCallback(() => Math.max(here.current, Number(entry.read() ?? 0)), []);
}

const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
