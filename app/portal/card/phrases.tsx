import { Maximize2 } from 'lucide-react';
import { deskCardNames, sentences } from '~/shared/desk-view/desk-sentences';
import { noteOpened, viewPrefix } from '~/shared/desk-view/desk-view';
import { SentenceViews } from '~/shared/desk-view/sentence-views';
import { useTranslation } from '~/shared/i18n/use-translation';

/** Sentences in English for the front desk. One tap shows a sentence in the whole window. */
export function Phrases() {
  const { t } = useTranslation(['card', 'deskCards']);
  return (
    <section aria-labelledby="phrases-title" className="grid gap-3 print:hidden">
      <h2 id="phrases-title" className="text-heading">
        {t('card:phrases.title')}
      </h2>
      <p className="text-sm text-muted">{t('card:phrases.lead')}</p>
      <ul className="divide-y divide-line rounded-md bg-white px-5 shadow-raised">
        {deskCardNames.map((name) => (
          <li key={name} id={name} className="scroll-mt-4">
            <a
              href={`#${viewPrefix}${name}`}
              onClick={noteOpened}
              className="flex min-h-14 items-center justify-between gap-4 py-2.5 hover:text-mata-700"
            >
              <span className="grid gap-0.5">
                <span className="font-semibold">{t(`deskCards:cards.${name}.title`)}</span>
                <span lang="en" className="text-sm text-muted">
                  {sentences[name].request}
                </span>
              </span>
              <Maximize2 className="size-5 shrink-0 text-mata-700" />
            </a>
          </li>
        ))}
      </ul>
      <SentenceViews />
    </section>
  );
}
