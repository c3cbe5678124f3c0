import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { figures } from '#rules/figures';
import { usePortalUser } from '~/portal/frame/portal-user';
import { householdQuery } from '~/portal/requests/data/fetch-household';
import { formatDate, today } from '~/shared/format/dates';
import { formatDueDay } from '~/shared/format/due-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { kinds } from '~/shared/letter/letter';
import { LocalLink } from '~/shared/page/local-link';
import { Call911 } from '~/shared/ui/call-911';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { RequestFiles } from '../files/lazy-files';
import { CareWarnings, personOf } from './care-warnings';
import { ChoiceFact, DateFact, TextFact, useAnswers } from './fact-fields';
import { accidentKinds, careStages, certainties, isDate } from './facts';
import { deadlineOf } from './warnings';

/** Photos of the bill, which are sent while the member goes on. A membership that has not started is named here, before any work. */
export function BillStep({ id }: { id: string }) {
  const { t } = useTranslation('requestForm');
  const { language } = useLanguage();
  const { id: userId } = usePortalUser();
  const { data: household } = useQuery(householdQuery(userId));
  const start = household?.member.start_date;
  return (
    <>
      {start && start > today() && (
        <Notice tone="warning" title={t('bill.notStarted', { date: formatDate(start, language) })}>
          <p>{t('bill.notStartedText')}</p>
        </Notice>
      )}
      <Suspense fallback={<Skeleton className="h-14 w-full" />}>
        <RequestFiles
          userId={userId}
          requestId={id}
          documentKind="itemized-bill"
          label={t('bill.label')}
          draftLanguage={language}
        />
      </Suspense>
      <p className="text-sm text-muted">{t('bill.none')}</p>
      <Call911>{t('emergency')}</Call911>
    </>
  );
}

/** Who needed care, the member or a person of the household, and what it is about. */
export function WhoStep() {
  const { t } = useTranslation(['requestForm', 'common']);
  const { language } = useLanguage();
  const { facts } = useAnswers();
  const query = useQuery(householdQuery(usePortalUser().id));
  if (!query.data) {
    if (query.isError) return <LoadFailure query={query} />;
    return <Skeleton className="h-40 w-full" />;
  }
  const { member, people } = query.data;
  const name = `${member.first_name} ${member.last_name}`;
  const options = [
    { value: 'member', text: t('fields.who.member', { name }) },
    ...people.map(({ id, first_name, last_name, end_date }) => ({
      value: id,
      text: (
        <span className="wrap-anywhere">
          {first_name} {last_name}
          {end_date && end_date < today() && (
            <span className="block text-sm text-muted">
              {t('fields.who.ended', { date: formatDate(end_date, language) })}
            </span>
          )}
        </span>
      ),
    })),
  ];
  return (
    <>
      <ChoiceFact name="who" label={t('fields.who.label')} options={options} />
      <p className="-mt-3 text-sm text-muted">
        {t('fields.who.someoneMissing')}{' '}
        <LocalLink to="profilePlan" className="link">
          {t('fields.who.someoneMissingLink')}
        </LocalLink>
      </p>
      <ChoiceFact
        name="kind"
        label={t('fields.kind.label')}
        hint={t('fields.kind.hint')}
        options={kinds.map((value) => ({ value, text: t(`fields.kind.options.${value}`) }))}
      />
      {facts.kind === 'accident' && (
        <ChoiceFact
          name="accident_kind"
          label={t('fields.accidentKind.label')}
          hint={t('fields.accidentKind.hint')}
          options={accidentKinds.map((value) => ({
            value,
            text: t(`fields.accidentKind.options.${value}`),
          }))}
        />
      )}
      {facts.kind === 'death' && (
        <Notice title={t('death.title')}>
          <p>{t('death.text')}</p>
        </Notice>
      )}
    </>
  );
}

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

/** Whether the person had it before; about a death, who receives the assistance. */
export function BeforeStep() {
  const { t } = useTranslation('requestForm');
  const { facts } = useAnswers();
  const { data: household } = useQuery(householdQuery(usePortalUser().id));
  const person = household && personOf(household, facts.who);
  if (facts.kind === 'death') {
    return (
      <TextFact
        isLong
        name="what_happened"
        label={t('death.receiver.label')}
        hint={t('death.receiver.hint')}
      />
    );
  }
  return (
    <ChoiceFact
      name="had_before"
      label={
        facts.who !== 'member' && person
          ? t('fields.hadBefore.label', { name: person.first_name })
          : t('fields.hadBefore.labelMember')
      }
      options={certainties.map((value) => ({
        value,
        text: t(`fields.hadBefore.options.${value}`),
      }))}
    />
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
