import { clsx } from 'clsx';
import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  /** What is chosen, for screen readers. */
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

/** A choice of two to four, side by side. It is a group of radio buttons, so arrow keys move it. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, items, value, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('grid gap-1 rounded-md bg-sand p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {items.map((item) => (
        <label
          key={item.value}
          className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm px-4 text-center text-sm font-semibold text-muted transition-colors hover:text-ink has-checked:bg-white has-checked:text-mata-800 has-checked:shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-mata-700"
        >
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={value === item.value}
            onChange={() => onChange(item.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
