import { clsx } from 'clsx';
import {
  ArrowRight,
  BookOpenText,
  HandCoins,
  Infinity as InfinityIcon,
  MessageSquareQuote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { PhoneHelp } from '~/shared/illustrations/phone-help';
import { LocalLink } from '~/shared/page/local-link';
import { IconTile } from '~/shared/ui/icon-tile';
import { Section, SectionHeading } from '~/shared/ui/section';

const plain = [
  { id: 'rules', icon: BookOpenText, to: 'rules' },
  { id: 'noMaximum', icon: InfinityIcon, to: 'rulesProcedures', hash: 'maximum' },
  { id: 'selfPay', icon: MessageSquareQuote, to: 'rulesProcedures', hash: 'self-pay' },
  { id: 'payments', icon: HandCoins, to: 'rulesProcedures', hash: 'payment-methods' },
] as const;

/** Six reasons to join: one large, four small, and one wide. */
export function Features() {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy="features-title">
      <SectionHeading id="features-title" title={t('features.title')} className="mb-10 lg:mb-14" />
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-[1.25fr_1fr_1fr] lg:gap-5">
        <li className="flex flex-col overflow-hidden rounded-lg bg-barro-100 md:row-span-2">
          <Words title={t('features.items.portuguese.title')} large className="p-6 lg:p-8">
            {t('features.items.portuguese.text')}
          </Words>
          <Neighbors className="mt-auto w-full" />
        </li>
        {plain.map(({ id, icon, ...rule }) => (
          <li
            key={id}
            className="relative flex gap-4 rounded-lg bg-white p-6 shadow-raised transition hover:bg-mata-50 md:flex-col md:gap-6 lg:p-8"
          >
            <IconTile icon={icon} />
            <Words
              title={
                <LocalLink {...rule} className="after:absolute after:inset-0 after:rounded-lg">
                  {t(`features.items.${id}.title`)}
                </LocalLink>
              }
            >
              {t(`features.items.${id}.text`)}
            </Words>
            <ArrowRight className="ml-auto size-5 shrink-0 self-center text-mata-700 md:mt-auto md:ml-0 md:self-start" />
          </li>
        ))}
        <li className="grid items-center overflow-hidden rounded-lg bg-mata-100 md:col-span-2 md:grid-cols-2 lg:col-span-3">
          <Words title={t('features.items.portal.title')} large className="p-6 lg:p-8 lg:pl-12">
            {t('features.items.portal.text')}
          </Words>
          <PhoneHelp className="mx-auto w-full max-w-100 md:-mb-px md:self-end" />
        </li>
      </ul>
    </Section>
  );
}

type WordsProps = { title: ReactNode; large?: boolean; className?: string; children: ReactNode };

function Words({ title, large, className, children }: WordsProps) {
  return (
    <div className={clsx('grid content-start gap-2.5', className)}>
      <h3 className={large ? 'text-subtitle' : 'text-heading'}>{title}</h3>
      <p className={large ? 'max-w-100 text-lead text-muted' : 'text-muted'}>{children}</p>
    </div>
  );
}
