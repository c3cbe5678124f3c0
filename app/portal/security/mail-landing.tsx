import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useTranslation } from '~/shared/i18n/use-translation';
import { landingOf } from '~/shared/session/mail-landing';
import { Notice } from '~/shared/ui/notice';
import { renewSession } from './change-email';

/** What an emailed link came to, for whoever confirmed a change of email in this browser. */
export function MailLanding() {
  const { t } = useTranslation('security');
  const cache = useQueryClient();
  const landing = landingOf(useHistoryState());

  useEffect(() => {
    if (landing !== 'confirmed') return;
    renewSession()
      .catch((error: unknown) => console.warn('Session:', error))
      // Whatever shows the email, here and in the rest of the portal.
      .finally(() => void cache.invalidateQueries());
  }, [landing, cache]);

  if (!landing) return null;
  return (
    <Notice tone="success" live="status">
      <p>{t(`landing.${landing}`)}</p>
    </Notice>
  );
}
