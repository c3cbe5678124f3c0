import { clsx } from 'clsx';

type SpinnerProps = {
  /** The text for screen readers. Omit it if the text beside the spinner says the same. */
  label?: string;
  className?: string;
};

/** A spinner in the color of the surrounding text. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={clsx('animate-spin', className ?? 'size-5')}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
