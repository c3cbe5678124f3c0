import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { readUnsentFiles } from '~/shared/browser/unsent-files';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { useTranslation } from '~/shared/i18n/use-translation';
import { endSession } from './session';

const loadDialog = async () => (await import('~/shared/ui/confirm-dialog')).ConfirmDialog;

/** The portal loads without the dialog, which is prefetched before the first click. */
const prepare = () => {
  // A click loads it again and reports a failure.
  void Promise.allSettled([loadDialog()]);
};

type Ask = {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLButtonElement>) => Promise<void>;
};

type SignOutProps = {
  /** Renders the button with these properties. */
  children: (ask: Ask) => ReactNode;
};

/** Signs out after a confirmation. The portal then redirects. */
export function SignOut({ children }: SignOutProps) {
  const { t } = useTranslation('portal');
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isSettled = usePageSettled();

  // Members must be able to sign out without a connection.
  useEffect(() => {
    if (isSettled) prepare();
  }, [isSettled]);

  const signOut = async () => {
    setLeaving(true);
    await endSession();
  };

  // Signing out deletes what was not sent.
  const count = isAsking ? readUnsentFiles().count : 0;
  const message = count > 0 ? t('signOut.unsent', { count }) : t('signOut.message');

  const ask = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // The dialog returns the focus to the button, which Safari does not focus on click.
    button.focus();
    setAsking(true);
    if (Dialog) return;
    try {
      const ConfirmDialog = await loadDialog();
      setDialog(() => ConfirmDialog);
    } catch (error) {
      console.warn('Sign-out dialog:', error);
      if (window.confirm(message)) await signOut();
    }
  };

  return (
    <>
      {children({ onPointerEnter: prepare, onFocus: prepare, onClick: ask })}
      {Dialog && (
        <Dialog
          type="warning"
          open={isAsking}
          title={t('signOut.title')}
          message={message}
          confirmLabel={isLeaving ? t('signOut.signingOut') : t('signOut.confirm')}
          cancelLabel={t('signOut.cancel')}
          busy={isLeaving}
          onConfirm={signOut}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
