import type { ComponentType, ReactNode } from 'react';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

type MessagePageProps = {
  title: ReactNode;
  text: string;
  illustration: ComponentType<IllustrationProps>;
  /** Links to the next steps, a button first. */
  children: ReactNode;
};

/** A page with a single message: a title, a sentence, links, and a drawing. */
export function MessagePage({ title, text, illustration: Drawing, children }: MessagePageProps) {
  return (
    <section className="page grid min-h-[65dvh] content-center items-center gap-x-16 gap-y-12 py-10 md:grid-cols-[1.2fr_1fr] md:py-16">
      <div className="grid justify-items-start gap-6">
        <h1 className="max-w-2xl text-title">{title}</h1>
        <p className="max-w-prose text-lead text-muted">{text}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">{children}</div>
      </div>
      <Drawing className="w-full max-w-130 rounded-xl bg-mata-50 md:justify-self-end" />
    </section>
  );
}
