import { MapPin, Navigation } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import { hasMap, OfficeMap } from './office-map';

const { street, city, state, zipCode } = brand.office;

/** The address of the office, and a drawn map. */
export function Office() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="office-title" className="bg-sand">
      <div className="page grid gap-8 py-band lg:grid-cols-[1fr_2.1fr] lg:gap-14">
        <div className="grid content-start gap-5 lg:content-center">
          <h2 id="office-title" className="text-title">
            {t('office.title')}
          </h2>
          <address className="flex gap-3 text-lead not-italic">
            <MapPin className="mt-1 size-6 shrink-0 text-barro-600" strokeWidth={1.75} />
            <span>
              {brand.legalEntity}
              <br />
              {street}
              <br />
              {city}, {state} {zipCode}
            </span>
          </address>
          <p className="max-w-prose text-muted">{t('office.text')}</p>
          {external.officeDirections && (
            <LinkButton
              href={external.officeDirections}
              newTab
              size="lg"
              className="mt-2 justify-self-start max-sm:w-full"
            >
              <Navigation className="size-5" />
              {t('office.directions')}
            </LinkButton>
          )}
        </div>
        {hasMap && <OfficeMap />}
      </div>
    </section>
  );
}
