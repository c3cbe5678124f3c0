import { clsx } from 'clsx';
import { Map as MapIcon, MapPin, Navigation } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { brand } from '~/shared/brand/brand';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import land from '~/shared/illustrations/boca-raton.svg?no-inline';
import { tint } from '~/shared/illustrations/palette';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Spinner } from '~/shared/ui/spinner';

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

const { officeMap, officeMapFrame } = external;

/** The only city that is drawn. An office elsewhere has no drawing. */
const isDrawn = brand.office.city === 'Boca Raton';

/** Whether the office has a drawing or a third-party map. */
const hasMap = isDrawn || officeMap !== undefined;

/** The drawn map. A click replaces it with the third-party map, or opens that in a new tab. */
function OfficeMap() {
  const { t } = useTranslation(['contact', 'common']);
  const [isAsked, setAsked] = useState(false);

  const show = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
  };

  return (
    <figure className="grid gap-4">
      {(isDrawn || isAsked) && (
        <div className="relative h-80 overflow-hidden rounded-lg bg-mata-100 shadow-raised md:h-112 lg:h-136">
          {isAsked ? <RealMap /> : <DrawnMap />}
        </div>
      )}
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        {isAsked ? (
          <>
            <span>{officeMapFrame && hostOf(officeMapFrame)}</span>
            <Button variant="outline" size="sm" onClick={() => setAsked(false)}>
              {t(isDrawn ? 'office.hideMap' : 'common:actions.close')}
            </Button>
          </>
        ) : (
          <>
            {isDrawn && <span>{t('office.notToScale')}</span>}
            {officeMap && (
              <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {officeMapFrame && (
                  <span id="map-note">{t('office.mapNote', { host: hostOf(officeMapFrame) })}</span>
                )}
                <LinkButton
                  href={officeMap}
                  {...(officeMapFrame
                    ? { onClick: show, 'aria-describedby': 'map-note' }
                    : { newTab: true })}
                  variant="outline"
                  size="sm"
                >
                  <MapIcon className="size-4.5" />
                  {t('office.showMap')}
                </LinkButton>
              </span>
            )}
          </>
        )}
      </figcaption>
    </figure>
  );
}

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}

function RealMap() {
  const { t } = useTranslation(['contact', 'common']);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      {!isLoaded && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className="size-8" label={t('common:state.loading')} />
        </span>
      )}
      <iframe
        src={officeMapFrame}
        title={t('office.mapTitle', { city: brand.office.city })}
        onLoad={() => setLoaded(true)}
        className={clsx('relative block size-full', !isLoaded && 'invisible')}
      />
    </>
  );
}

/** Larger on a phone, where the drawing is smaller. */
const label = 'text-[1.35rem] font-semibold md:text-[1.0625rem]';

/** Downtown Boca Raton in cut paper, from the interstate to the ocean. Not to scale. */
function DrawnMap() {
  const { t } = useTranslation('contact');
  return (
    <svg
      role="img"
      aria-label={t('office.mapAlt')}
      viewBox="0 0 900 560"
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
    >
      <image href={land} width="900" height="560" />
      <g className={label} fill={tint.ink}>
        <text x="404" y="279" textAnchor="end">
          Palmetto Park Rd
        </text>
        <text x="430" y="322" transform="rotate(90 430 322)">
          Federal Hwy
        </text>
        <text x="666" y="130" transform="rotate(-88 666 130)">
          A1A
        </text>
        <text x="276" y="538">
          Camino Real
        </text>
        <text x="109" y="322" textAnchor="middle" fill={tint.paper}>
          I-95
        </text>
        <text
          x="790"
          y="300"
          textAnchor="middle"
          transform="rotate(-82 790 300)"
          fill={tint.green800}
        >
          {t('office.ocean')}
        </text>
      </g>
      <Pin label={t('office.here')} />
    </svg>
  );
}

/** The logo on a map pin, with a label on a strip of paper. */
function Pin({ label: text }: { label: string }) {
  return (
    <g transform="translate(452 268)">
      <ellipse cx="0" cy="4" rx="22" ry="7" fill={tint.ink} opacity=".18" />
      <path d="M0 0q-44-46-44-80a44 44 0 0 1 88 0Q44-46 0 0Z" fill={tint.clay600} />
      <circle cy="-80" r="32" fill={tint.paper} />
      <g transform="translate(-20 -101)">
        <path d="M2 38V18L12 8l8 9.5v12L12 20.3l-2 2.2V38z" fill={tint.green700} />
        <path d="M38 38V18L28 8l-8 9.5v12l8-9.2 2 2.2V38z" fill={tint.green600} />
        <circle cx="20" cy="6.8" r="4.6" fill={tint.clay500} />
      </g>
      <rect x="-86" y="-170" width="172" height="40" rx="10" fill={tint.ink} />
      <text y="-144" textAnchor="middle" fill={tint.paper} className={label}>
        {text}
      </text>
    </g>
  );
}
