import type { ComponentType, ReactNode } from 'react';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

type FormPageProps = {
  illustration: ComponentType<IllustrationProps>;
  children: ReactNode;
};

/** A page with one small form, and an illustration beside it on a wide screen. */
export function FormPage({ illustration: Drawing, children }: FormPageProps) {
  return (
    <div className="page grid min-h-[70dvh] content-start items-center gap-x-16 pt-6 pb-16 lg:content-center lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[1fr_minmax(0,34rem)] lg:pt-2 lg:pb-10 xl:gap-x-28">
      <div className="mx-auto grid w-full max-w-104 gap-8 lg:mr-0 xl:mr-[4vw]">{children}</div>
      <div className="hidden h-[min(calc(100dvh-8rem),40rem)] items-end overflow-hidden rounded-xl bg-mata-100 lg:flex">
        <Drawing className="w-full" />
      </div>
    </div>
  );
}

type StepTitleProps = { title: string; children?: ReactNode };

/** The heading of a form's step. */
export function StepTitle({ title, children }: StepTitleProps) {
  return (
    <div className="grid gap-3">
      <h1 className="text-title">{title}</h1>
      {children && <p className="text-lead wrap-anywhere text-muted">{children}</p>}
    </div>
  );
}
