import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';

/** So few codes that the user should create new ones. */
const few = 3;

type FactorActionsProps = {
  codesLeft: number;
  isBusy?: boolean;
  onRenew: () => void;
  onRemove: () => void;
};

/** While the second factor is on: the number of recovery codes, new codes, and turning it off. */
export function FactorActions({ codesLeft, isBusy, onRenew, onRemove }: FactorActionsProps) {
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
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
