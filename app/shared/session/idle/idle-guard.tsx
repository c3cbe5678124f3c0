import { type ComponentType, useEffect, useState } from 'react';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import { useLanguage } from '~/shared/i18n/use-language';

const load = async (language: Language) => {
  const [{ IdleDialog }, { default: idle }] = await Promise.all([
    import('./idle-dialog'),
    signedInCatalog[language].idle(),
  ]);
  translations(language, { idle });
  return IdleDialog;
};

/** Signs out idle members. It loads after the page, because it is not needed at once. */
export function IdleGuard() {
  const { language } = useLanguage();
  const [ready, setReady] = useState<{ language: Language; Dialog: ComponentType }>();

  useEffect(() => {
    let isWanted = true;
    const begin = () => {
      load(language).then(
        (Dialog) => isWanted && setReady({ language, Dialog }),
        // It can fail without a connection or after a new release, so it is tried again later.
        () => {
          if (isWanted) timer = setTimeout(begin, 30_000);
        },
      );
    };
    let timer = setTimeout(begin, 1500);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [language]);

  return ready?.language === language && <ready.Dialog />;
}
