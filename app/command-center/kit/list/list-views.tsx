import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useLanguage } from '~/shared/i18n/use-language';

type ListViewsProps<Name extends string> = {
  label: string;
  views: readonly Name[];
  labelOf: (name: Name) => string;
  /** The number of rows in each view, except "all". */
  counts: Partial<Record<Name, number>> | undefined;
  /** The view whose number is marked as a warning. */
  urgent?: Name;
  current: Name;
  /** Whether a search covers all views. */
  isSearch: boolean;
  addressOf: (name: Name) => string;
};

/** The fixed views of a list, with the current number of rows in each. */
export function ListViews<Name extends string>(props: ListViewsProps<Name>) {
  const { label, views, labelOf, counts, urgent, isSearch, addressOf } = props;
  const current = isSearch ? undefined : props.current;
  const { language } = useLanguage();
  const write = new Intl.NumberFormat(language);
  return (
    <nav
      aria-label={label}
      className="flex shrink-0 flex-wrap shadow-[inset_0_-2px_var(--color-line)]"
    >
      {views.map((name) => (
        <Link
          key={name}
          to={addressOf(name)}
          preventScrollReset
          aria-current={name === current ? 'page' : undefined}
          className={clsx(
            'inline-flex min-h-control shrink-0 items-center gap-1.5 border-b-3 px-2 text-sm lg:gap-1 lg:px-1.5 lg:text-[0.8125rem] 2xl:px-2 2xl:text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-3',
            name === current
              ? 'border-mata-700 text-mata-700'
              : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {labelOf(name)}
          {counts?.[name] ? (
            <span
              className={clsx(
                'rounded-full px-1.5 py-0.5 text-xs tabular-nums',
                name === urgent ? 'bg-danger-100 text-danger-700' : 'bg-sand text-muted',
              )}
            >
              {write.format(counts[name])}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
