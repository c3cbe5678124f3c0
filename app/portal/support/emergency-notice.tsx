import { Siren } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { buttonClass } from '~/shared/ui/button-class';

/** Emergencies are not for this page: 911 comes first, and 988 in a mental health crisis. */
export function EmergencyNotice() {
  const { t } = useTranslation('support');
  return (
    <section
      aria-labelledby="emergency-title"
      className="grid content-start gap-4 rounded-md bg-danger-100 p-5 md:p-6"
    >
      <h2 id="emergency-title" className="flex items-center gap-2.5 text-heading text-danger-700">
        <Siren className="size-6" strokeWidth={1.75} />
        {t('emergency.title')}
      </h2>
      <p>{t('emergency.text')}</p>
      <p>{t('emergency.crisis')}</p>
      <p className="text-sm text-muted">{t('emergency.interpreter')}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
          {t('emergency.call911')}
        </a>
        <a href="tel:988" className={buttonClass({ variant: 'outline' })}>
          {t('emergency.call988')}
        </a>
      </div>
    </section>
  );
}
