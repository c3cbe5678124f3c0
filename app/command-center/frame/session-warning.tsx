import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import type { SessionPhase } from './session-clock';

type SessionWarningProps = {
  /** The reason for the end of the session, and its time. */
  phase: Extract<SessionPhase, { name: 'ending' }> | undefined;
  onStay: () => void;
  onLogOut: () => void;
};

/** The warning two minutes before a session ends. Any key or click extends an idle session. */
export function SessionWarning({ phase, onStay, onLogOut }: SessionWarningProps) {
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
