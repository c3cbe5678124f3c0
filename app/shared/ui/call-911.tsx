import { clsx } from 'clsx';
import { Phone, Siren } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence that says to call 911, as a line that calls it. */
export function Call911({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a
      href="tel:911"
      className={clsx(
        'flex min-h-12 items-center gap-2.5 rounded-md bg-danger-100 px-4 py-2 font-semibold text-danger-700',
        className,
      )}
    >
      <Siren className="size-5 shrink-0" />
      {children}
      <Phone className="ml-auto size-5 shrink-0" />
    </a>
  );
}
