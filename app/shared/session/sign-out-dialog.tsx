import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { useTranslation } from '~/shared/i18n/use-translation';
import { leave } from './session';

const loadDialog = async () => (await import('~/shared/ui/confirm-dialog')).ConfirmDialog;

/** The dialog is not worth waiting for when the portal opens: it comes before it is asked for. */
const prepare = () => {
  // A failure here is no failure yet: a click asks again.
  void Promise.allSettled([loadDialog()]);
};

type Ask = {
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLButtonElement>) => Promise<void>;
};

type SignOutProps = {
  /** Draws the button, which needs all that it is given. */
  children: (ask: Ask) => ReactNode;
};

/** Signs out after one more question. Where to go then is the portal's business. */
export function SignOut({ children }: SignOutProps) {
  const { t } = useTranslation('portal');
  const [Dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const isSettled = usePageSettled();

  // People without a connection may leave, too.
  useEffect(() => {
    if (isSettled) prepare();
  }, [isSettled]);

  const signOut = async () => {
    setLeaving(true);
    await leave();
  };

  const ask = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    // The dialog gives the focus back to where it was, and Safari focuses no clicked button.
    button.focus();
    setAsking(true);
    if (Dialog) return;
    try {
      const ConfirmDialog = await loadDialog();
      setDialog(() => ConfirmDialog);
    } catch (error) {
      console.warn('Sign-out dialog:', error);
      if (window.confirm(t('signOut.message'))) await signOut();
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
          message={t('signOut.message')}
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
