import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useId } from 'react';
import type { Page } from '~/paths';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { WrittenStep } from './write-week';

type StepLinkProps = { to: Page; hash?: string; className: string; children: ReactNode };

type WeekListProps = {
  steps: readonly WrittenStep[];
  /** Without one, it is what a person can do this week. */
  title?: string;
  level?: 'h2' | 'h3';
  /** A link that does not leave the page around the list. */
  StepLink?: ComponentType<StepLinkProps>;
  className?: string;
};

/** What a person can do about a bill, each step with the page that helps. */
export function WeekList({
  steps,
  title,
  level: Heading = 'h2',
  StepLink = LocalLink,
  className,
}: WeekListProps) {
  const { t } = useTranslation('hardNews');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('grid grid-cols-1 gap-3 bg-mata-100 p-5', className)}
    >
      <Heading id={id} className={Heading === 'h2' ? 'text-heading' : 'font-semibold'}>
        {title ?? t('week')}
      </Heading>
      <ul className="grid max-w-prose list-disc gap-1.5 pl-5 marker:text-mata-700">
        {steps.map(({ text, link }) => (
          <li key={text}>
            {text}{' '}
            {link && (
              <StepLink
                to={link.to}
                {...(link.hash && { hash: link.hash })}
                className="link inline-flex min-h-8 items-center font-semibold text-mata-700 print:hidden"
              >
                {link.text}
              </StepLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
