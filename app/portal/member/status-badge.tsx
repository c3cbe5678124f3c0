import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Tone } from '~/shared/ui/notice';

type Look = { label: keyof Messages['portal']['status']; tone: Tone | 'neutral' };

/** The statuses that allow sign-in; members with other statuses cannot open the portal. */
const looks: Partial<Record<string, Look>> = {
  active: { label: 'active', tone: 'success' },
  approved: { label: 'approved', tone: 'success' },
  pending: { label: 'pending', tone: 'warning' },
  'future active': { label: 'futureActive', tone: 'info' },
};

const unknown: Look = { label: 'unknown', tone: 'neutral' };

/** The key in `portal:status` of a member's enrollment status. */
export function statusKey(status: string) {
  return (looks[status.toLowerCase()] ?? unknown).label;
}

/** A member's enrollment status as a colored badge. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation('portal');
  const { label, tone } = looks[status.toLowerCase()] ?? unknown;
  return (
    <Badge tone={tone} dot className="bg-white!">
      <span className="sr-only">{t('status.label')}: </span>
      <span>{t(`status.${label}`)}</span>
    </Badge>
  );
}
