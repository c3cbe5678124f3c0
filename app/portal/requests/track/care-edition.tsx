import { useCareEdition } from '~/shared/editions/use-care-edition';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';

/** Which edition of the rules the request follows, and that it is not today's, if so. */
export function CareEdition({ day }: { day: string | null }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const care = useCareEdition(day);
  if (!care || !day) return null;
  const { number, effective_on } = care.edition;
  return (
    <p className="text-sm text-muted">
      {t('edition.follows', { number, date: formatDate(effective_on, language) })}{' '}
      {care.today &&
        t('edition.notToday', { day: formatDate(day, language), today: care.today.number })}{' '}
      <LocalLink to="rulesChanges" search={`?read=${number}`} hash="text" className="link">
        {t('edition.read', { number })}
      </LocalLink>
    </p>
  );
}
