import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { LinkButton } from '~/shared/ui/link-button';

const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700';

/** What cannot be shared, or not yet. */
export function Limits() {
  const { t } = useTranslation('shareable');
  return (
    <section aria-labelledby="limits-title" className="bg-sand">
      <div className="page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <h2 id="limits-title" className="text-subtitle">
          {t('limits.title')}
        </h2>
        <div className="grid gap-6">
          <div className="grid gap-6 md:grid-cols-2">
            <div>
              <p>{t('limits.preExisting')}</p>
              <LocalLink to="rulesProcedures" hash="adjustment-period" className={link}>
                {t('limits.preExistingLink')}
              </LocalLink>
            </div>
            <div>
              <p>{t('limits.notEligible')}</p>
              <LocalLink to="rulesExclusions" hash="not-eligible" className={link}>
                {t('limits.notEligibleLink')}
              </LocalLink>
            </div>
          </div>
          <p className="max-w-prose text-sm text-muted">{t('limits.promise')}</p>
          <LinkButton to="whatWouldIPay" className="justify-self-start max-sm:w-full">
            {t('next')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
