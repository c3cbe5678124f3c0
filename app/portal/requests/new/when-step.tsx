import { useQuery } from '@tanstack/react-query';
import { figures } from '#rules/figures';
import { usePortalUser } from '~/portal/frame/portal-user';
import { today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { householdQuery } from '../data/fetch-household';
import { formatDueDay } from '../due-day';
import { CareWarnings } from './care-warnings';
import { ChoiceFact, DateFact, useAnswers } from './fact-fields';
import { careStages, isDate } from './facts';
import { deadlineOf } from './warnings';

/** Whether the care is planned, and its date. */
export function WhenStep() {
  const { t } = useTranslation('requestForm');
  const { facts } = useAnswers();
  if (facts.kind === 'death') {
    return (
      <>
        <DateFact name="service_date" label={t('death.day')} />
        <CareWarnings facts={facts} />
      </>
    );
  }
  return (
    <>
      <ChoiceFact
        name="care_stage"
        label={t('fields.careStage.label')}
        options={careStages.map((value) => ({
          value,
          text: t(`fields.careStage.options.${value}`),
        }))}
      />
      <DateFact
        name="service_date"
        label={t(
          facts.care_stage === 'planned'
            ? 'fields.serviceDate.planned'
            : 'fields.serviceDate.label',
        )}
      />
      <Deadline />
    </>
  );
}

/** The last day to send the request, or what is unusual about the date. */
function Deadline() {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { facts } = useAnswers();
  // The step before has loaded it. Without it, there are fewer warnings.
  useQuery(householdQuery(usePortalUser().id));
  if (!isDate(facts.service_date) || facts.care_stage === '') return null;
  const deadline = deadlineOf(facts);
  return (
    <>
      <CareWarnings facts={facts} />
      {deadline === undefined && (
        <Notice title={t('deadline.perBill', { count: figures.maternityDeadline.value })}>
          <p>{t('deadline.perBillText')}</p>
        </Notice>
      )}
      {deadline !== undefined && deadline >= today() && (
        <Notice title={t('deadline.title', { date: formatDueDay(deadline, language) })}>
          <p>{t('deadline.text')}</p>
        </Notice>
      )}
    </>
  );
}
