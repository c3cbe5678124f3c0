import { clsx } from 'clsx';
import {
  DatabaseBackup,
  FileText,
  Fingerprint,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Waypoints,
} from 'lucide-react';
import { useLoaderData } from 'react-router';
import { loadLegalTexts } from '~/content/legal/load-legal-texts';
import type { DatedText, LegalTexts, Safeguards } from '~/content/legal/types';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SealedLetter } from '~/shared/illustrations/sealed-letter';
import { IconTile } from '~/shared/ui/icon-tile';
import { Prose } from './prose';
import { ReadButton } from './read-button';

/** The loader provides the texts in one language: a script with both languages is too large. */
const load = pageLoaderWith('legal', async (language) => ({
  texts: await loadLegalTexts(language),
}));

export const loader = load;
export const clientLoader = load;

/** The legal page: two cards, the safeguards behind the badge, and both texts in full. */
export default function LegalPage() {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <LegalHero texts={texts} />
      <SafeguardsBand safeguards={texts.safeguards} />
      <FullTexts texts={texts} />
    </>
  );
}

/** The two cards and the legal notice. */
function LegalHero({ texts }: { texts: LegalTexts }) {
  const { t } = useTranslation('legal');
  return (
    <div className="page pt-6 pb-band md:pt-12">
      <div className="grid items-center gap-x-16 lg:grid-cols-[1fr_20rem]">
        <div>
          <h1 className="max-w-160 text-display">{t('hero.title')}</h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
        </div>
        <SealedLetter className="w-full rounded-xl bg-mata-50 max-lg:hidden" />
      </div>
      <div className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-2 lg:gap-5">
        <LegalCard name="terms" icon={FileText} tone="mata" text={texts.terms} />
        <LegalCard name="privacy" icon={LockKeyhole} tone="barro" text={texts.privacy} />
      </div>
      <p className="mt-8 max-w-180 text-sm text-muted">
        <strong className="text-ink">{t('notInsurance.title')}.</strong> {t('notInsurance.text')}
      </p>
    </div>
  );
}

const tones = { mata: 'bg-mata-100', barro: 'bg-barro-100' };

type LegalCardProps = {
  name: 'terms' | 'privacy';
  icon: LucideIcon;
  tone: keyof typeof tones;
  text: DatedText;
};

/** The summary of one text, the date of its last change, and the button to read it. */
function LegalCard({ name, icon, tone, text }: LegalCardProps) {
  const { t } = useTranslation('legal');
  return (
    <div className={clsx('flex flex-col gap-6 rounded-lg p-6 md:p-8 lg:p-10', tones[tone])}>
      <IconTile icon={icon} tone="white" />
      <div className="grid gap-3">
        <h2 className="text-subtitle">{text.title}</h2>
        <p className="max-w-prose text-lead">{t(`${name}.summary`)}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <ReadButton name={name} text={text} />
        <p className="text-sm">{t('updated', { date: text.updated })}</p>
      </div>
    </div>
  );
}

const icons: Record<string, LucideIcon> = {
  access: KeyRound,
  audit: ScrollText,
  integrity: DatabaseBackup,
  authentication: Fingerprint,
  transmission: Waypoints,
};

/** The safeguards that the badge in the footer stands for. */
function SafeguardsBand({ safeguards }: { safeguards: Safeguards }) {
  return (
    <section
      id="safeguards"
      aria-labelledby="safeguards-title"
      className="on-dark bg-mata-900 text-paper"
    >
      <div className="page py-band">
        <div className="grid max-w-200 gap-4">
          <h2 id="safeguards-title" className="text-title">
            {safeguards.title}
          </h2>
          <p className="max-w-prose text-lead text-mata-100">{safeguards.lead}</p>
        </div>
        <ol className="mt-10 grid gap-x-12 lg:mt-14 lg:grid-cols-2">
          {safeguards.items.map(({ id, title, items }) => {
            const Icon = icons[id] ?? ShieldCheck;
            return (
              <li key={id} className="flex gap-5 border-t border-mata-700 py-8 lg:gap-7">
                <Icon className="mt-0.5 size-7 shrink-0 text-barro-300" strokeWidth={1.75} />
                <div className="grid content-start gap-3">
                  <h3 className="text-heading">{title}</h3>
                  <ul className="grid max-w-prose gap-2.5 text-mata-100">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              </li>
            );
          })}
          <li className="flex gap-5 border-t border-mata-700 py-8 text-sm text-mata-100 lg:gap-7">
            <span className="w-7 shrink-0" />
            <p className="max-w-prose">{safeguards.note}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}

/**
 * Both texts in full, for links to a section, printing, search, and browsers without JavaScript.
 */
function FullTexts({ texts }: { texts: LegalTexts }) {
  return (
    <>
      <FullText id="terms" text={texts.terms} />
      <div className="page">
        <hr className="border-line" />
      </div>
      <FullText id="privacy" text={texts.privacy} />
    </>
  );
}

function FullText({ id, text }: { id: string; text: DatedText }) {
  const { t } = useTranslation('legal');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page grid gap-x-16 gap-y-10 py-band lg:grid-cols-[1fr_2fr]"
    >
      <div className="grid content-start gap-6 lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden">
        <div>
          <h2 id={`${id}-title`} className="text-subtitle">
            {text.title}
          </h2>
          <p className="mt-2 text-sm text-muted">{t('updated', { date: text.updated })}</p>
        </div>
        <nav aria-label={`${t('contents')}: ${text.title}`} className="max-lg:hidden">
          <ol className="grid gap-0.5 text-sm">
            {text.sections.map((section, index) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="-ml-2 flex gap-2 rounded-xs px-2 py-1 transition-colors hover:bg-sand"
                >
                  <span className="w-6 shrink-0 text-muted tabular-nums">{index + 1}.</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Prose text={text} hasAddresses />
    </section>
  );
}
