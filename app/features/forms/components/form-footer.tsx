import { LocalLink } from '~/components/local-link';
import { useTranslation } from '~/i18n/use-translation';

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
