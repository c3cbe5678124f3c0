import { Check, ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { englishHomePath, paths, plainPath } from '~/paths';
import { type Language, languages, portuguesePrefix } from '~/shared/i18n/language';
import { storeLanguage } from '~/shared/i18n/stored-language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useDismissibleDetails } from './use-dismissible-details';

/** The choice of BR or EN, as plain links in a `<details>`, which work before hydration. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const choices = useLanguageSwitch();
  const ref = useDismissibleDetails();
  return (
    <details ref={ref} className="group relative max-[15rem]:static">
      <summary
        aria-label={t('language.current', {
          short: t(`language.short.${language}`),
          language: t(`language.name.${language}`),
        })}
        className="flex min-h-11 items-center gap-1 rounded-sm px-3 text-sm font-semibold transition-colors hover:bg-sand group-open:bg-sand"
      >
        {t(`language.short.${language}`)}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-10 mt-2 w-60 max-[15rem]:w-full rounded-md bg-white p-1.5 shadow-float">
        {choices.map((choice) => (
          <li key={choice.language}>
            <a
              {...choice.linkProps}
              className="flex min-h-11 items-center gap-3 rounded-sm px-3 text-sm transition-colors hover:bg-mata-50 focus-visible:-outline-offset-3 aria-current:font-semibold"
            >
              <span className="w-7 font-semibold text-mata-700">
                {t(`language.short.${choice.language}`)}
              </span>
              <span className="grow">{t(`language.name.${choice.language}`)}</span>
              {choice.isCurrent && <Check className="size-4.5 text-mata-700" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * The language switch, with one choice per language, English first. `linkProps` are for a plain
 * link, which works without scripts. Before hydration, `language-script.ts` stores a click on it.
 */
function useLanguageSwitch() {
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
