import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type TabItem<Value extends string> = { value: Value; label: string; content: ReactNode };

type TabsProps<Value extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Tabs with their panels; a long list scrolls sideways. */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-2px_var(--color-line)] [scrollbar-width:none]"
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            className="min-h-12 shrink-0 border-b-3 border-transparent px-4 font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 data-active:border-mata-700 data-active:text-mata-700"
          >
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className="pt-8">
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
