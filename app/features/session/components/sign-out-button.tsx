import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { leave } from '../session';

/** Signs out after one more question. Where to go then is the portal's business. */
export function SignOutButton({ className }: { className?: string }) {
  const { t } = useTranslation('portal');
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const confirm = async () => {
    setLeaving(true);
    await leave();
  };

  return (
    <>
      <Button variant="quiet" size="sm" className={className} onClick={() => setAsking(true)}>
        <LogOut className="size-5" />
        <span className="max-[22.4rem]:sr-only">{t('layout.signOut')}</span>
      </Button>
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
    </>
  );
}
