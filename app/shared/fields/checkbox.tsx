import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** The meaning of a checked box, in a few words. */
  hint?: ReactNode;
};

/** A checkbox with its label. */
export function Checkbox({ label, hint, className, ...props }: CheckboxProps) {
  return (
    <label
      className={clsx(
        'flex min-h-11 items-start gap-3 rounded-sm py-2.5 has-enabled:cursor-pointer',
        className,
      )}
    >
      <span className="relative mt-0.5 grid size-5.5 shrink-0">
        <input
          {...props}
          type="checkbox"
          className="peer size-full appearance-none rounded-xs border-2 border-control bg-white transition-colors checked:border-mata-700 checked:bg-mata-700 hover:border-muted disabled:bg-sand checked:disabled:border-muted checked:disabled:bg-muted"
        />
        <Check
          strokeWidth={3.5}
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-white peer-checked:block"
        />
      </span>
      <span className="grid gap-0.5 leading-snug">
        <span className="font-medium">{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
