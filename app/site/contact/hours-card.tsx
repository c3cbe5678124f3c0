import { Clock, Phone } from 'lucide-react';
import { brand } from '~/shared/brand/brand';
import { useCurrentMinute } from '~/shared/browser/use-current-minute';
import { officeTime, openingStateAt } from '~/shared/format/office-hours';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Card } from '~/shared/ui/card';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';

/** The office hours, and whether the office is open now. */
export function HoursCard() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const now = useCurrentMinute();
  return (
    <Card className="flex flex-col gap-6 lg:p-10">
      {/* Reserves the height of the tile, so that the badge moves nothing when it appears. */}
      <div className="flex min-h-12 items-center justify-between gap-4">
        <IconTile icon={Clock} />
        {now && <OpeningBadge now={now} />}
      </div>
      <div className="grid gap-4">
        <h2 className="text-subtitle">{t('hours.title')}</h2>
        <dl>
          <Line label={t('hours.days')} value={t('hours.time')} />
          <Line label={t('hours.weekend')} value={t('hours.closedDay')} />
        </dl>
        <p className="text-sm text-muted">
          {now ? t('hours.localTime', { time: officeTime(now, language) }) : t('hours.zone')}
        </p>
      </div>
      <LinkButton
        href={`tel:${brand.phone.number}`}
        aria-label={t('hours.call', { phone: brand.phone.display })}
        variant="outline"
        size="lg"
        className="mt-auto self-start max-sm:w-full"
      >
        <Phone className="size-5" />
        {brand.phone.display}
      </LinkButton>
    </Card>
  );
}

function OpeningBadge({ now }: { now: Date }) {
  const { t } = useTranslation('contact');
  const { isOpen } = openingStateAt(now);
  return (
    <Badge tone={isOpen ? 'success' : 'neutral'} dot>
      {isOpen ? t('hours.open') : t('hours.closed')}
    </Badge>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 first:border-t">
      <dt>{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
