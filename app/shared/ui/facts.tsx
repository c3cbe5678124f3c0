import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Skeleton } from './skeleton';

type FactGroupProps = {
  title: string;
  /** A button at the end of the title's line. */
  action?: ReactNode;
  /** A form that changes the facts and replaces them. */
  form?: ReactNode;
  /** `Fact` elements. */
  children?: ReactNode;
  /** The content below the facts. */
  footer?: ReactNode;
};

/** A card of facts that belong together. */
export function FactGroup({ title, action, form, children, footer }: FactGroupProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="text-heading">
          {title}
        </h2>
        {action}
      </div>
      {form ?? <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">{children}</dl>}
      {footer}
    </section>
  );
}

type FactProps = {
  label: string;
  /** `undefined` while it loads, `null` if there is none on record. */
  value: ReactNode;
  /** The text if there is none. */
  empty?: string;
  /** Takes the whole width, for codes and running text. */
  wide?: boolean;
};

/** One fact, with its name and its value. */
export function Fact({ label, value, empty, wide }: FactProps) {
  const { t } = useTranslation('profile');
  const isMissing = value === null || value === '';
  return (
    <div className={clsx('grid content-start gap-0.5', wide && 'sm:col-span-2')}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={clsx(
          'min-h-[1.6em] wrap-anywhere tabular-nums',
          isMissing ? 'text-muted' : 'font-semibold',
        )}
      >
        {value === undefined && <FactSkeleton />}
        {isMissing ? (empty ?? t('facts.none')) : value}
      </dd>
    </div>
  );
}

/** The skeleton of a fact of one line. */
export function FactSkeleton() {
  return <Skeleton className="my-[0.3em] h-[1em] w-40 max-w-full" />;
}
