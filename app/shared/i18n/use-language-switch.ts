import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { englishHomePath, paths, plainPath } from '~/paths';
import { type Language, languages, portuguesePrefix } from './language';
import { storeLanguage } from './stored-language';
import { useLanguage } from './use-language';

/**
 * The language switch, with one choice per language, English first. `linkProps` are for a plain
 * link, which works without scripts. Before hydration, `language-script.ts` stores a click on it.
 */
export function useLanguageSwitch() {
  const { language: current } = useLanguage();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  return languages.map((language) => {
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      storeLanguage(language);
      if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
      event.preventDefault();
      const { search, hash } = window.location;
      const here = plainPath(window.location.pathname);
      const target = language === 'en' ? here : hrefIn(language, here);
      // The history state stays, because it belongs to the page, not to the language.
      navigate({ pathname: target, search, hash }, { state });
    };
    const isCurrent = language === current;
    const linkProps = {
      href: hrefIn(language, pathname),
      lang: language,
      hrefLang: language,
      'data-language': language,
      'aria-current': isCurrent ? ('true' as const) : undefined,
      onClick,
    };
    return { language, isCurrent, linkProps };
  });
}

function hrefIn(language: Language, pathname: string): string {
  const plain = plainPath(pathname);
  if (language === 'en') return plain === paths.home ? englishHomePath : plain;
  return plain === paths.home ? portuguesePrefix : portuguesePrefix + plain;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
