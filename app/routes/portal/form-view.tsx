import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type FormViewProps = {
  title: ReactNode;
  text: string;
  back: { label: string; to: string; onClick?: () => void };
  /** The same way, at the other end of the line, where one looks for it. */
  closeLabel: string;
  children: ReactNode;
};

/** A view of one of the portal's flows: the way back, what it is about, and its form. */
export function FormView({ title, text, back, closeLabel, children }: FormViewProps) {
  return (
    <div className="page grid gap-6 pt-4 pb-12 md:pt-8 lg:pb-20">
      <div className="mx-auto grid w-full max-w-200 gap-6">
        <div className="grid gap-2">
          <div className="-mr-3 flex items-center justify-between gap-4">
            <Link
              {...back}
              className="link inline-flex min-h-11 items-center gap-2 rounded-xs text-sm text-muted"
            >
              <ArrowLeft className="size-4.5" />
              {back.label}
            </Link>
            <Link
              {...back}
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
            >
              <X className="size-5" />
            </Link>
          </div>
          <h1 className="text-subtitle">{title}</h1>
          <p className="max-w-prose text-lead text-muted">{text}</p>
        </div>
        {children}
      </div>
    </div>
  );
}
