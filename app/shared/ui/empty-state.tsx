import type { ComponentType, ReactNode } from 'react';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

type EmptyStateProps = {
  title: string;
  text: string;
  illustration: ComponentType<IllustrationProps>;
  /** The next action. */
  children?: ReactNode;
};

/** An empty section, with what is missing, a reassuring text, and the next action. */
export function EmptyState({ title, text, illustration: Drawing, children }: EmptyStateProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-6 rounded-md bg-white p-5 shadow-raised md:p-6 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid justify-items-start gap-3 lg:pl-2">
        <h2 className="text-heading">{title}</h2>
        <p className="max-w-prose text-muted">{text}</p>
        {children && <div className="mt-2">{children}</div>}
      </div>
      <Drawing className="w-full max-w-90 rounded-sm bg-mata-100 max-lg:row-start-1" />
    </div>
  );
}
