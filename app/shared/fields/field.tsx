import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

type FieldProps = {
  label: string;
  /** Stays visible while the field is filled in. */
  hint?: ReactNode;
  /** A translated message; if present, the field is invalid. */
  error?: string;
  /** A link or note at the end of the label's line, such as "Forgot password?". */
  aside?: ReactNode;
  className?: string;
  /** One input of this design system, which reads its attributes from the context. */
  children: ReactNode;
};

type FieldWiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

const FieldContext = createContext<FieldWiring>({ id: '' });

/** The label, hint and error of one input, connected for screen readers. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = clsx(hint && hintId, error && errorId) || undefined;
  return (
    <div className={clsx('grid content-start gap-2', className)}>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext
        value={{ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

/** The `id` and aria attributes from the surrounding `Field`. */
export function useField(): Partial<FieldWiring> {
  const wiring = useContext(FieldContext);
  return wiring.id ? wiring : {};
}

/** The hint of a field; it stays visible while the field is filled in. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  );
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-sm font-medium text-danger-700 empty:hidden">
      {error && (
        <span className="flex gap-1.5">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0" />
          {error}
        </span>
      )}
    </p>
  );
}
