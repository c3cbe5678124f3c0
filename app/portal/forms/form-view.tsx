import { ArrowLeft, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import type { useBackLink } from '~/portal/frame/use-back-link';
import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { IllustrationProps } from '~/shared/illustrations/illustration';

type FormViewProps = {
  text: string;
  illustration: ComponentType<IllustrationProps>;
  back: ReturnType<typeof useBackLink>;
  children: ReactNode;
};

/** A view of one of the portal's flows: the back link, the introduction and the form. */
export function FormView({ illustration: Drawing, ...props }: FormViewProps) {
  const { text, back, children } = props;
  const { t } = useTranslation('common');
  return (
    <div className="page pt-4 pb-12 md:pt-8 lg:pb-20">
      <div className="mx-auto grid w-full max-w-200 gap-6">
        <div className="-mr-3 -mb-4 flex items-center justify-between gap-4">
          <Link
            to={back.to}
            onClick={back.onClick}
            className="link inline-flex min-h-11 items-center gap-2 rounded-xs text-sm text-muted"
          >
            <ArrowLeft className="size-4.5" />
            {back.label}
          </Link>
          {/* The same link as a close button, at the other end of the row. */}
          <Link
            to={back.to}
            onClick={back.onClick}
            aria-label={t('actions.close')}
            className="grid size-11 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
          >
            <X className="size-5" />
          </Link>
        </div>
        <div className="flex items-end justify-between gap-6 overflow-hidden rounded-lg bg-mata-100">
          <div className="grid gap-2 self-center p-6 md:p-8">
            <h1 className="text-subtitle">{usePageData()?.text.heading}</h1>
            <p className="max-w-prose text-lead text-muted">{text}</p>
          </div>
          <Drawing className="-mb-px hidden w-60 shrink-0 md:block" />
        </div>
        {children}
      </div>
    </div>
  );
}
