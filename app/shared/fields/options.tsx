import type { ReactNode } from 'react';

type OptionsProps<Value extends string | number> = {
  name: string;
  label: ReactNode;
  hint?: string;
  values: readonly Value[];
  /** None as long as the question is open. */
  value: Value | undefined;
  textOf: (value: Value) => ReactNode;
  onChange: (value: Value) => void;
  /** The classes of the grid of options. */
  columns: string;
};

/** A question with one answer, as buttons that a thumb can hit. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { name, label, hint, values, value, textOf, onChange, columns } = props;
  return (
    <fieldset aria-describedby={hint && `${name}-hint`} className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className={`grid gap-2 ${columns}`}>
        {values.map((one) => (
          <label
            key={one}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-sm bg-white px-3 py-2 text-center text-sm leading-tight font-semibold ring-1 ring-control transition ring-inset hover:bg-mata-50 has-checked:bg-mata-700 has-checked:text-white has-checked:ring-mata-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-barro-600 forced-colors:has-checked:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {textOf(one)}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${name}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
