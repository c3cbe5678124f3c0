import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Change, changeOf } from './change';
import { useFormatters } from './use-formatters';

const looks = {
  more: { icon: ArrowUpRight, className: 'bg-mata-100 text-mata-800' },
  less: { icon: ArrowDownRight, className: 'bg-barro-100 text-barro-700' },
  same: { icon: Equal, className: 'bg-sand text-muted' },
  new: { icon: ArrowUpRight, className: 'bg-mata-100 text-mata-800' },
} as const satisfies Record<Change['direction'], unknown>;

/** The change of a number. An arrow, a sign and text show it, never only a color. */
export function ChangeNote({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('manageAnalytics');
  const { count, share } = useFormatters();
  const change = changeOf(now, before);
  const { icon: Icon, className } = looks[change.direction];
  const values = { share: share(change.share ?? 0), before: count(before) };
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full py-0.5 pr-2.5 pl-1.5 text-xs font-semibold whitespace-nowrap tabular-nums',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      <span aria-hidden="true">{t(`change.${change.direction}.short`, values)}</span>
      <span className="sr-only">{t(`change.${change.direction}.full`, values)}</span>
    </span>
  );
}
