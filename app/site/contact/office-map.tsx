import { clsx } from 'clsx';
import { Map as MapIcon } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Spinner } from '~/shared/ui/spinner';
import { DrawnMap } from './drawn-map';

/** The drawn map. A click replaces it with the third-party map. */
export function OfficeMap() {
  const { t } = useTranslation(['contact', 'common']);
  const [isAsked, setAsked] = useState(false);

  const show = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
  };

  return (
    <figure className="grid gap-4">
      <div className="relative h-80 overflow-hidden rounded-lg bg-mata-100 shadow-raised md:h-112 lg:h-136">
        {isAsked ? <RealMap /> : <DrawnMap />}
      </div>
      <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted">
        <span>{isAsked ? external.officeMap.split('/')[2] : t('office.notToScale')}</span>
        {isAsked ? (
          <Button variant="outline" size="sm" onClick={() => setAsked(false)}>
            {t('office.hideMap')}
          </Button>
        ) : (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span id="map-note">{t('office.mapNote')}</span>
            <LinkButton
              href={external.officeMap}
              onClick={show}
              aria-describedby="map-note"
              variant="outline"
              size="sm"
            >
              <MapIcon className="size-4.5" />
              {t('office.showMap')}
            </LinkButton>
          </span>
        )}
      </figcaption>
    </figure>
  );
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
        src={external.officeMapEmbed}
        title={t('office.mapTitle')}
        onLoad={() => setLoaded(true)}
        className={clsx('relative block size-full', !isLoaded && 'invisible')}
      />
    </>
  );
}
