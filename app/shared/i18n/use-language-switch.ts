import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { englishHomePath, paths, plainPath } from '~/paths';
import { type Language, languages, portuguesePrefix } from './language';
import { storeLanguage } from './stored-language';
import { useLanguage } from './use-language';

export type LanguageChoice = {
  language: Language;
  /** The same page in that language. It is a plain link before hydration and without scripts. */
  href: string;
  isCurrent: boolean;
  /** Stores the choice and opens the page without a reload. */
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The properties of an anchor: `<a {...choice.linkProps}>English</a>`. */
  linkProps: {
    href: string;
    lang: Language;
    hrefLang: Language;
    'data-language': Language;
    'aria-current': 'true' | undefined;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
};

/**
 * The language switch: one choice per language, English first. Before hydration, the script of
 * `language-script.ts` stores a click on `data-language`.
 */
export function useLanguageSwitch(): LanguageChoice[] {
  const { language: current } = useLanguage();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  return languages.map((language) => {
    const href = hrefIn(language, pathname);
    const isCurrent = language === current;
    const onChoose = (event: MouseEvent<HTMLAnchorElement>) => {
      storeLanguage(language);
      if (event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return;
      event.preventDefault();
      const { search, hash } = window.location;
      const here = plainPath(window.location.pathname);
      const target = language === 'en' ? here : hrefIn(language, here);
      // The history state stays: it belongs to the page, not to the language.
      navigate({ pathname: target, search, hash }, { state });
    };
    const linkProps = {
      href,
      lang: language,
      hrefLang: language,
      'data-language': language,
      'aria-current': isCurrent ? ('true' as const) : undefined,
      onClick: onChoose,
    };
    return { language, href, isCurrent, onChoose, linkProps };
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
