import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

/** Who reads what is sent. The policy opens beside the form, so that nothing typed is lost. */
export function FormFooter() {
  const { t } = useTranslation('forms');
  return (
    <p className="text-sm text-muted">
      {t('privacy')}{' '}
      <LocalLink to="legal" target="_blank" className="link">
        {t('privacyLink')}
      </LocalLink>
    </p>
  );
}
