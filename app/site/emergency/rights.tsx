import { HandCoins, Languages, Stethoscope } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FirstAid } from '~/shared/illustrations/first-aid';

const rights = [
  { id: 'care', icon: Stethoscope },
  { id: 'interpreter', icon: Languages },
  { id: 'assistance', icon: HandCoins },
] as const;

/** The patient's rights at the hospital, with the law behind each. */
export function Rights() {
  const { t } = useTranslation('emergency');
  return (
    <section aria-labelledby="law-title" className="bg-mata-100">
      <div className="page grid items-center gap-x-16 py-10 md:py-14 lg:grid-cols-[1.4fr_1fr]">
        <div>
          <h2 id="law-title" className="text-subtitle">
            {t('law.title')}
          </h2>
          <ul className="mt-5 grid gap-5">
            {rights.map(({ id, icon: Icon }) => (
              <li key={id} className="flex gap-4">
                <Icon className="mt-0.5 size-7 shrink-0 text-mata-700" strokeWidth={1.75} />
                <div className="grid max-w-prose gap-1">
                  <h3 className="font-semibold">{t(`law.items.${id}.title`)}</h3>
                  <p>{t(`law.items.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm text-muted">{t('law.source')}</p>
        </div>
        <FirstAid className="w-full max-lg:hidden" />
      </div>
    </section>
  );
}
