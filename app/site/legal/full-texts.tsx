import type { DatedText, LegalTexts } from '~/content/legal/types';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Prose } from './prose';

/**
 * Both texts in full, for links to a section, printing, search, and browsers without JavaScript.
 */
export function FullTexts({ texts }: { texts: LegalTexts }) {
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
