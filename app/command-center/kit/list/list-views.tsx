import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useLanguage } from '~/shared/i18n/use-language';

type ListView<Name extends string> = {
  name: Name;
  label: string;
  count?: number | undefined;
  /** Its count is marked as a warning. */
  isUrgent?: boolean;
};

type ListViewsProps<Name extends string> = {
  label: string;
  views: readonly ListView<Name>[];
  /** None while a search covers all views. */
  current: Name | undefined;
  addressOf: (name: Name) => string;
};

/** The saved views of a list, with the current number of rows in each. */
export function ListViews<Name extends string>(props: ListViewsProps<Name>) {
  const { label, views, current, addressOf } = props;
  const { language } = useLanguage();
  const write = new Intl.NumberFormat(language);
  return (
    <nav
      aria-label={label}
      className="flex shrink-0 flex-wrap shadow-[inset_0_-2px_var(--color-line)]"
    >
      {views.map(({ name, label: text, count, isUrgent = false }) => (
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
          {text}
          {count ? (
            <span
              className={clsx(
                'rounded-full px-1.5 py-0.5 text-xs tabular-nums',
                isUrgent ? 'bg-danger-100 text-danger-700' : 'bg-sand text-muted',
              )}
            >
              {write.format(count)}
            </span>
          ) : null}
        </Link>
      ))}
    </nav>
  );
}
