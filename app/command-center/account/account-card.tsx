import { type ReactNode, useId } from 'react';

type AccountCardProps = { title: string; text: string; badge?: ReactNode; children?: ReactNode };

/** A section of the admin's account. */
export function AccountCard({ title, text, badge, children }: AccountCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-5 rounded-lg bg-white p-6 shadow-raised"
    >
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-lead font-semibold">
            {title}
          </h2>
          {badge}
        </div>
        <p className="max-w-prose text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
