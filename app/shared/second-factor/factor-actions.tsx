import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** The number of codes at or below which the user should create new ones. */
const few = 3;

type FactorActionsProps = {
  codesLeft: number;
  isBusy?: boolean;
  /** The label of `onRemove`; by default, "Turn off". */
  removeLabel?: string;
  onRenew: () => void;
  onRemove: () => void;
};

/** The number of recovery codes, and buttons for new codes and to remove the second factor. */
export function FactorActions({
  codesLeft,
  isBusy,
  removeLabel,
  onRenew,
  onRemove,
}: FactorActionsProps) {
  const { t } = useTranslation('secondFactor');
  return (
    <div className="grid gap-4">
      <p className={codesLeft <= few ? 'font-semibold text-warning-700' : 'text-muted'}>
        {t('codes.left', { count: codesLeft })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" busy={isBusy} onClick={onRenew}>
          {t('codes.make')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onRemove}>
          {removeLabel ?? t('remove')}
        </Button>
      </div>
    </div>
  );
}
