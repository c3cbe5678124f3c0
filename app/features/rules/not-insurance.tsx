import { HeartHandshake } from 'lucide-react';
import { LocalLink } from '~/components/local-link';
import { useTranslation } from '~/i18n/use-translation';

/** What this is not, in full sight on every tab, with the way to the whole notice. */
export function NotInsurance() {
  const { t } = useTranslation('rules');
  return (
    <div className="mt-4 mb-8 flex gap-3 rounded-md bg-barro-100 p-4 text-sm lg:mb-12 lg:px-5">
      <HeartHandshake className="mt-px size-5 shrink-0 text-barro-700" />
      <p>
        {t('notInsurance.text')}{' '}
        <LocalLink to="rules" hash="not-insurance" className="link font-semibold">
          {t('notInsurance.link')}
        </LocalLink>
      </p>
    </div>
  );
}
