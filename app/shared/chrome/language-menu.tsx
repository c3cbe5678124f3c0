import { Check, ChevronDown } from 'lucide-react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useLanguageSwitch } from '~/shared/i18n/use-language-switch';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useDismissibleDetails } from './use-dismissible-details';

/** The choice of BR or EN, as plain links in a `<details>`, which work before hydration. */
export function LanguageMenu() {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const choices = useLanguageSwitch();
  const ref = useDismissibleDetails();
  return (
    <details ref={ref} className="group relative">
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
      <ul className="absolute top-full right-0 z-10 mt-2 w-60 rounded-md bg-white p-1.5 shadow-float">
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
