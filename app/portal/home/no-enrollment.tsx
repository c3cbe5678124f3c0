import { EnrollmentLink } from '~/portal/membership/enrollment-link';
import { useTranslation } from '~/shared/i18n/use-translation';

/** For members whose enrollment is not on record yet. */
export function NoEnrollment() {
  const { t } = useTranslation('portal');
  return (
    <div className="grid justify-items-start gap-4 rounded-md bg-sand p-6 md:flex md:items-center md:justify-between md:gap-8">
      <div className="grid gap-1">
        <h3 className="font-semibold">{t('noEnrollment.title')}</h3>
        <p className="max-w-prose text-sm text-muted">{t('noEnrollment.text')}</p>
      </div>
      <EnrollmentLink variant="outline" className="shrink-0" />
    </div>
  );
}
