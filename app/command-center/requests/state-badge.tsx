import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Outcome, State, Turn } from './request-codes';

const tones = { team: 'warning', member: 'info', provider: 'info', none: 'neutral' } as const;

type StateBadgeProps = {
  request: { state: State; turn: Turn; outcome: Outcome | null; awaits_confirmation?: boolean };
};

/** The state of a request, in the tone of whose turn it is. */
export function StateBadge({ request }: StateBadgeProps) {
  const { state, turn, outcome, awaits_confirmation: awaits } = request;
  const { t } = useTranslation('manageRequests');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge dot tone={state === 'paid' ? 'success' : tones[turn]}>
        {t(`states.${state}`)}
      </Badge>
      {awaits && <Badge tone="info">{t('second')}</Badge>}
      {outcome && <span className="text-xs text-muted">{t(`outcomes.${outcome}`)}</span>}
    </span>
  );
}
