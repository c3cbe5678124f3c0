import { clsx } from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { Page } from '~/paths';
import type { IllustrationProps } from '~/shared/illustrations/illustration';
import { ExternalLink } from '~/shared/ui/external-link';
import { LocalLink } from './local-link';

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

/** The links below a form. */
export function FormLinks({ children }: { children: ReactNode }) {
  return <div className="grid gap-1 border-t border-line pt-6 text-sm">{children}</div>;
}

const linkTones = {
  strong: 'font-semibold text-mata-700',
  plain: 'text-mata-700',
  muted: 'text-muted',
};

type FormLinkProps = {
  /** The question that the link answers. */
  question?: string;
  tone?: keyof typeof linkTones;
  children: ReactNode;
} & ({ to: Page } | { href: string });

export function FormLink({ question, tone = 'plain', children, ...target }: FormLinkProps) {
  const className = clsx('link inline-flex min-h-9 items-center gap-1 rounded-xs', linkTones[tone]);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      {question && <span className="text-muted">{question}</span>}
      {'to' in target ? (
        <LocalLink to={target.to} className={className}>
          {children}
        </LocalLink>
      ) : (
        <ExternalLink href={target.href} newTab className={className}>
          {children}
        </ExternalLink>
      )}
    </p>
  );
}
