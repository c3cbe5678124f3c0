import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '~/shared/ui/load-failure';
import { catalog, loadMessages } from './catalog';
import { translations } from './instance';
import type { Language } from './language';
import { signedInCatalog } from './signed-in-catalog';
import { LanguageContext } from './use-language';
import { TranslationsContext } from './use-translation';

type Names = keyof (typeof catalog)['en'] | keyof (typeof signedInCatalog)['en'];

type InLanguageProps = {
  language: Language;
  /** The namespaces that the content needs. They load with it. */
  namespaces: readonly Names[];
  /** While they load. */
  fallback: ReactNode;
  children: ReactNode;
};

/** A part of a page in another language than the page. */
export function InLanguage({ language, namespaces, fallback, children }: InLanguageProps) {
  const query = useQuery({
    queryKey: ['messages', language, ...namespaces],
    queryFn: () => loadMessages({ ...catalog[language], ...signedInCatalog[language] }, namespaces),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!query.data) return query.error ? <LoadFailure query={query} /> : fallback;
  return (
    <LanguageContext value={language}>
      <TranslationsContext value={translations(language, query.data)}>
        <div lang={language} className="contents">
          {children}
        </div>
      </TranslationsContext>
    </LanguageContext>
  );
}
