import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

const tones = { barro: 'bg-barro-100', mata: 'bg-mata-100' };

type ClosingCallProps = {
  title: string;
  text: string;
  tone?: keyof typeof tones;
  /** Aligned with the top of the footer. */
  illustration: ComponentType<IllustrationProps>;
  /** Links to the next steps, a button first. */
  children: ReactNode;
  /** A secondary line below the buttons. */
  note?: ReactNode;
};

/** The call to action at the end of a page. */
export function ClosingCall(props: ClosingCallProps) {
  const { title, text, tone = 'barro', illustration: Drawing, children, note } = props;
  return (
    <section aria-labelledby="closing-title" className={clsx('overflow-hidden', tones[tone])}>
      <div className="page grid items-end gap-x-12 lg:grid-cols-[1fr_1.15fr]">
        <div className="py-band lg:pr-6">
          <h2 id="closing-title" className="text-display">
            {title}
          </h2>
          <p className="mt-5 max-w-112 text-lead">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">{children}</div>
          {note && <p className="mt-6 flex max-w-112 gap-3 text-sm">{note}</p>}
        </div>
        <Drawing className="mx-auto -mb-1 w-full max-w-150 max-lg:-mt-12 lg:max-w-none" />
      </div>
    </section>
  );
}
