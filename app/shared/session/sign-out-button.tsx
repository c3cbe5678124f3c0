import { LogOut } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { SignOut } from './sign-out-dialog';

/** The way out in the portal's header. */
export function SignOutButton({ className }: { className?: string }) {
  const { t } = useTranslation('portal');
  return (
    <SignOut>
      {(ask) => (
        <Button variant="quiet" size="sm" className={className} {...ask}>
          <LogOut className="size-5" />
          <span className="whitespace-nowrap max-[22.4rem]:sr-only">{t('layout.signOut')}</span>
        </Button>
      )}
    </SignOut>
  );
}
