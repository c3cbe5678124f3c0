import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuiet } from '~/lib/use-quiet';
import { Button } from '~/ui/button';
import { leave } from '../session';

const loadDialog = () => import('~/ui/confirm-dialog');

/** The dialog is not worth waiting for when the portal opens: it comes when the page is quiet. */
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Signs out after one more question. Where to go then is the portal's business. */
export function SignOutButton({ className }: { className?: string }) {
  const { t } = useTranslation('portal');
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const isQuiet = useQuiet();

  useEffect(() => {
    // A failure here is no failure yet: the button itself asks again.
    if (isQuiet) void Promise.allSettled([loadDialog()]);
  }, [isQuiet]);

  const ask = () => {
    setWasAsked(true);
    setAsking(true);
  };
  const confirm = async () => {
    setLeaving(true);
    await leave();
  };

  return (
    <>
      <Button variant="quiet" size="sm" className={className} onClick={ask}>
        <LogOut className="size-5" />
        <span className="max-[22.4rem]:sr-only">{t('layout.signOut')}</span>
      </Button>
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            type="warning"
            open={isAsking}
            title={t('signOut.title')}
            message={t('signOut.message')}
            confirmLabel={isLeaving ? t('signOut.signingOut') : t('signOut.confirm')}
            cancelLabel={t('signOut.cancel')}
            busy={isLeaving}
            onConfirm={confirm}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
