import { clsx } from 'clsx';
import { Map as MapIcon } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { brand } from '~/shared/brand/brand';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Spinner } from '~/shared/ui/spinner';
import { DrawnMap } from './drawn-map';

const { officeMap, officeMapFrame } = external;

/** The only city that is drawn. An office elsewhere has no drawing. */
const isDrawn = brand.office.city === 'Boca Raton';

/** Whether the office has a drawing or a third-party map. */
export const hasMap = isDrawn || officeMap !== undefined;

/** The drawn map. A click replaces it with the third-party map, or opens that in a new tab. */
export function OfficeMap() {
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
