import type { ReactNode } from 'react';
import { FactGroup } from '~/shared/ui/facts';

type FigureCardProps = { title: string; action?: ReactNode; children: ReactNode };

/** Figures that belong together. */
export function FigureCard({ title, action, children }: FigureCardProps) {
  return (
    <FactGroup
      title={title}
      action={action}
      form={<div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>}
    />
  );
}

/** Names and values. A missing value is left out. */
export function Figures({ of }: { of: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 text-sm grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] @min-[30rem]:grid-cols-2">
      {of
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name} className="grid content-start gap-0.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
