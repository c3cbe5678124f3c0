import { Rows3, Rows4 } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useDensity } from './use-density';

/** Comfortable or compact rows, for every list of this admin in this browser. */
export function DensitySwitch() {
  const { t } = useTranslation('commandCenter');
  const [density, setDensity] = useDensity();
  const isCompact = density === 'compact';
  const Icon = isCompact ? Rows4 : Rows3;
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      aria-label={t('list.compact')}
      title={t('list.compact')}
      onClick={() => setDensity(isCompact ? 'comfortable' : 'compact')}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-control bg-white text-muted transition-colors hover:border-muted hover:text-ink aria-pressed:border-mata-700 aria-pressed:bg-mata-100 aria-pressed:text-mata-800"
    >
      <Icon className="size-5" />
    </button>
  );
}
