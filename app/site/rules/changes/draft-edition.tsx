import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rulesEdition } from '#rules/edition';
import { useLoaded } from '~/shared/browser/use-loaded';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Skeleton } from '~/shared/ui/skeleton';
import { ArrivalHeading, Differences } from './comparison';
import { LoadState } from './load-state';

/** What is proposed for the next edition. Its text is loaded when the reader opens it. */
export function DraftEdition() {
  const { t } = useTranslation('rulesChanges');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The reader can open it before the page is hydrated.
  useEffect(() => setIsOpen(details.current?.open === true), []);
  return (
    <section id="draft" aria-labelledby="draft-title">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ArrivalHeading id="draft">
          {t('draft.title', { number: rulesEdition.number + 1 })}
        </ArrivalHeading>
        <Badge tone="warning">{t('draft.badge')}</Badge>
      </div>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('draft.text')}</p>
      <p className="hidden noscript:block">{t('draft.noScript')}</p>
      <details
        ref={details}
        className="group noscript:hidden"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-mata-700">
          <ChevronDown className="size-6 shrink-0 transition-transform group-open:rotate-180" />
          {t('draft.show')}
        </summary>
        <div className="mt-5">{isOpen && <DraftChanges />}</div>
      </details>
    </section>
  );
}

/** The rules of today and the draft, compared like two published editions. */
function DraftChanges() {
  const { language } = useLanguage();
  const changes = useLoaded(language, async () => {
    const [{ compareEditions }, { editionTexts }, { proposeChanges }] = await Promise.all([
      import('~/content/rules/compare-editions'),
      import('~/content/rules/edition-content'),
      import('~/content/rules/draft-edition'),
    ]);
    const [today, draft] = await Promise.all([
      editionTexts(language),
      editionTexts(language, proposeChanges),
    ]);
    return compareEditions(today, draft);
  });
  return (
    <LoadState loaded={changes} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
      {(found) => <Differences changes={found} />}
    </LoadState>
  );
}
