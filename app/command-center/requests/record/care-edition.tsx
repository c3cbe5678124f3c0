import { useCareEdition } from '~/shared/editions/use-care-edition';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Fact } from '~/shared/ui/facts';

/** The edition of the rules that the request follows, and that it is not today's, if so. */
export function CareEdition({ day }: { day: string | null }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const care = useCareEdition(day);
  const { edition, today } = care ?? {};
  return (
    <Fact
      label={t('facts.edition')}
      value={
        edition ? (
          <>
            <LocalLink
              to="rulesChanges"
              search={`?read=${edition.number}`}
              hash="text"
              target="_blank"
              className="link"
            >
              {t('facts.editionOf', {
                number: edition.number,
                date: formatDate(edition.effective_on, language),
              })}
            </LocalLink>
            {today && (
              <span className="block text-sm font-normal text-warning-700">
                {t('facts.editionToday', { number: today.number })}
              </span>
            )}
          </>
        ) : (
          day && undefined
        )
      }
      empty={t('facts.none')}
    />
  );
}
