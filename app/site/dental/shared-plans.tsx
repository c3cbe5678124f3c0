import { clsx } from 'clsx';
import {
  CircleDollarSign,
  Contact,
  Eye,
  Glasses,
  Hammer,
  type LucideIcon,
  ShieldPlus,
  Store,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Glasses as GlassesDrawing } from '~/shared/illustrations/glasses';
import { Smile } from '~/shared/illustrations/smile';
import { destinations } from '~/shared/page/destinations';
import { IconTile } from '~/shared/ui/icon-tile';
import { LinkButton } from '~/shared/ui/link-button';
import { Section, SectionHeading } from '~/shared/ui/section';
import type { PlanAmounts } from './plan-amounts';

const dental = [
  { id: 'prevention', icon: ShieldPlus },
  { id: 'treatment', icon: Hammer },
  { id: 'limit', icon: CircleDollarSign },
] as const;

const vision = [
  { id: 'exam', icon: Eye },
  { id: 'frames', icon: Glasses },
  { id: 'contacts', icon: Contact },
  { id: 'stores', icon: Store },
] as const;

/** The benefits of both plans, and when enrollment is open. */
export function SharedPlans({ limit, exam }: PlanAmounts) {
  const { t } = useTranslation('dental');
  return (
    <Section id="coverage" tone="sand" labelledBy="coverage-title">
      <SectionHeading id="coverage-title" title={t('shared.title')} lead={t('shared.lead')} />
      <div className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-[1fr_1.35fr] lg:gap-5">
        <div className="flex flex-col overflow-hidden rounded-lg bg-barro-100">
          <h3 className="p-6 pb-0 text-subtitle lg:p-8 lg:pb-0">{t('dental.title')}</h3>
          <Smile className="mt-auto h-60 w-full object-cover lg:h-auto lg:aspect-4/3" />
        </div>
        <ul className="grid gap-4 lg:gap-5">
          {dental.map(({ id, icon }) => (
            <BenefitCard
              key={id}
              icon={icon}
              tone="barro"
              title={t(`dental.items.${id}.title`, { limit })}
            >
              {t(`dental.items.${id}.text`, { limit })}
            </BenefitCard>
          ))}
        </ul>
      </div>
      <AnytimeBanner />
      <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr] lg:gap-5">
        <div className="flex flex-col overflow-hidden rounded-lg bg-mata-100 lg:order-last">
          <h3 className="p-6 pb-0 text-subtitle lg:p-8 lg:pb-0">{t('vision.title')}</h3>
          <GlassesDrawing className="mt-auto h-60 w-full object-cover lg:h-auto lg:aspect-4/3" />
        </div>
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-5">
          {vision.map(({ id, icon }) => (
            <BenefitCard key={id} icon={icon} title={t(`vision.items.${id}.title`, { exam })} tall>
              {t(`vision.items.${id}.text`, { exam })}
            </BenefitCard>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Says that enrollment is open all year: twelve months as paper flags on a string. */
function AnytimeBanner() {
  const { t } = useTranslation('dental');
  return (
    <div className="on-dark relative my-10 overflow-hidden rounded-lg bg-mata-900 text-paper lg:my-14">
      <Flags />
      <div className="flex flex-col gap-6 p-6 pt-4 md:p-8 md:pt-4 lg:flex-row lg:items-center lg:justify-between lg:p-10 lg:pt-6">
        <div className="grid gap-2">
          <h3 className="text-subtitle">{t('anytime.title')}</h3>
          <p className="max-w-prose text-lead text-mata-100">{t('anytime.text')}</p>
        </div>
        <LinkButton
          {...destinations.dentalProvider}
          variant="paper"
          size="lg"
          className="shrink-0 md:self-start lg:self-auto"
        >
          {t(external.dentalProvider ? 'anytime.start' : 'hero.ask')}
        </LinkButton>
      </div>
    </div>
  );
}

const tones = ['fill-barro-500', 'fill-paper', 'fill-ipe', 'fill-mata-300'];

function Flags() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 74"
      preserveAspectRatio="xMidYMin slice"
      className="block h-16 w-full md:h-18"
    >
      <path d="M-10 4q610 44 1220 0" fill="none" className="stroke-mata-300" strokeWidth="2" />
      {Array.from({ length: 24 }, (_, month) => {
        const x = 26 + month * 50;
        const y = 4 + 22 * (1 - ((x - 600) / 610) ** 2);
        return (
          <path
            key={x}
            d={`M${x - 15} ${y.toFixed(1)}h30v38l-15-12-15 12Z`}
            className={tones[month % tones.length]}
          />
        );
      })}
    </svg>
  );
}

type BenefitCardProps = {
  icon: LucideIcon;
  tone?: 'mata' | 'barro';
  title: string;
  /** Places the icon above the text on wide cards. */
  tall?: boolean;
  children: ReactNode;
};

/** One benefit, as a list item. */
function BenefitCard({ icon, tone, title, tall, children }: BenefitCardProps) {
  return (
    <li
      className={clsx(
        'flex gap-5 rounded-lg bg-white p-6 shadow-raised lg:p-8',
        tall ? 'md:flex-col md:gap-6' : 'md:items-center md:gap-7',
      )}
    >
      <IconTile icon={icon} tone={tone} />
      <div className="grid gap-2">
        <h4 className="text-heading">{title}</h4>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  );
}
