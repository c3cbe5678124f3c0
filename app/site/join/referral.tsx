import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { findCode, forgetReferral, loadReferral, shownReferral } from './referral-code';

/** The advisor whose link the visitor used. The visitor can remove them. */
export function Referral() {
  const { t } = useTranslation('signup');
  const { search } = useLocation();
  const navigate = useNavigate();
  const [firstName, setFirstName] = useState<string>();

  useEffect(() => {
    const code = findCode(search);
    if (!code) return;
    let isCurrent = true;
    setFirstName(shownReferral()?.firstName);
    loadReferral(code).then(
      (referral) => isCurrent && setFirstName(referral?.firstName),
      // The visitor applies without an advisor.
      (error: unknown) => console.info('Referral:', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [search]);

  if (!firstName) return null;
  const remove = () => {
    forgetReferral();
    setFirstName(undefined);
    const others = new URLSearchParams(search);
    others.delete('ref');
    void navigate({ search: others.toString() }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md bg-mata-100 py-1 pr-2 pl-4 text-mata-800">
      <p className="min-w-0 py-1.5 font-semibold wrap-anywhere">
        {t('referral.with', { name: firstName })}
      </p>
      <Button variant="quiet" size="sm" onClick={remove}>
        {t('referral.remove')}
      </Button>
    </div>
  );
}
