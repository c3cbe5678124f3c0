import { Tabs as Base } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type TabItem<Value extends string> = {
  value: Value;
  label: string;
  /** How many things wait in this tab, and the same in words. */
  count?: { value: number; label: string } | undefined;
  /** None if the caller shows the panel elsewhere. */
  content?: ReactNode;
};

type TabsProps<Value extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Hidden panels stay mounted with what the user typed in them. All are printed. */
  isKept?: boolean;
  className?: string;
  panelClass?: string;
};

/** Tabs with their panels; a long list scrolls sideways. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onChange, isKept, className, panelClass = 'pt-8' } = props;
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)} className={className}>
      <Base.List
        aria-label={label}
        className="relative flex shrink-0 gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--color-line)] [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 border-b-3 border-transparent px-3 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 data-active:border-mata-700 data-active:text-mata-700"
          >
            {item.label}
            {item.count && item.count.value > 0 && (
              <>
                <span
                  aria-hidden="true"
                  className="rounded-full bg-info-100 px-2 py-0.5 text-xs text-info-700 tabular-nums"
                >
                  {item.count.value}
                </span>
                <span className="sr-only"> ({item.count.label})</span>
              </>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map(
        (item) =>
          item.content !== undefined && (
            <Base.Panel
              key={item.value}
              value={item.value}
              keepMounted={isKept ?? false}
              // The attribute would also hide the panel in print.
              {...(isKept && { hidden: false })}
              className={clsx(panelClass, isKept && item.value !== value && 'not-print:hidden')}
            >
              {item.content}
            </Base.Panel>
          ),
      )}
    </Base.Root>
  );
}
