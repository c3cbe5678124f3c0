import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type BandTone = 'paper' | 'sand' | 'mata' | 'barro';

const tones: Record<BandTone, string> = {
  paper: '',
  sand: 'bg-sand',
  mata: 'on-dark bg-mata-900 text-paper',
  barro: 'bg-barro-100',
};

type SectionProps = ComponentProps<'section'> & {
  tone?: BandTone;
  /** `id` of the heading that names this section. */
  labelledBy: string;
};

/** A full-width band of the page with the page's gutters inside. */
export function Section({
  tone = 'paper',
  labelledBy,
  className,
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} aria-labelledby={labelledBy} className={clsx(tones[tone], className)}>
      <div className="page py-band">{children}</div>
    </section>
  );
}

type SectionHeadingProps = { id: string; title: ReactNode; lead?: ReactNode; className?: string };

/** The title of a section, with an optional sentence below it. */
export function SectionHeading({ id, title, lead, className }: SectionHeadingProps) {
  return (
    <div className={clsx('grid gap-4', className)}>
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {lead && <p className="max-w-prose text-lead opacity-85">{lead}</p>}
    </div>
  );
}
