import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '~/i18n/use-translation';
import { type Landing, landingOf } from '~/lib/mail-landing';
import { Notice } from '~/ui/notice';
import { renewSession } from '../api/change-email';

/** What came of a mailed link that led here. The address is tidied up at once. */
export function MailLanding() {
  const { t } = useTranslation('security');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [landing, setLanding] = useState<Landing>();

  useEffect(() => {
    const found = landingOf(search, hash);
    if (!found) return;
    setLanding(found);
    void navigate(pathname, { replace: true });
    if (found !== 'confirmed') return;
    renewSession()
      .catch((error: unknown) => console.warn('Session:', error))
      // Whatever shows the e-mail, here and in the rest of the portal.
      .finally(() => void cache.invalidateQueries());
  }, [search, hash, pathname, navigate, cache]);

  if (!landing) return null;
  return (
    <Notice tone={landing === 'refused' ? 'warning' : 'success'} live="status">
      <p>{t(`landing.${landing}`)}</p>
    </Notice>
  );
}
