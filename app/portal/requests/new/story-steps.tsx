import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useTranslation } from '~/shared/i18n/use-translation';
import { kinds } from '~/shared/letter/letter';
import { Notice } from '~/shared/ui/notice';
import { householdQuery } from '../data/fetch-household';
import { personOf } from './care-warnings';
import { ChoiceFact, TextFact, useAnswers } from './fact-fields';
import { accidentKinds, certainties, payments } from './facts';

/** What the request is about. */
export function KindStep() {
  const { t } = useTranslation('requestForm');
  const { facts } = useAnswers();
  return (
    <>
      <ChoiceFact
        name="kind"
        label={t('fields.kind.label')}
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

/** What happened, in the member's words. */
export function WhatStep() {
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
    <>
      <TextFact
        isLong
        name="what_happened"
        label={t('fields.whatHappened.label')}
        hint={t('fields.whatHappened.hint')}
      />
      <TextFact
        name="first_signs"
        label={t('fields.firstSigns.label')}
        hint={t('fields.firstSigns.hint')}
        isOptional
      />
      <ChoiceFact
        name="had_before"
        label={
          facts.who !== 'member' && person
            ? t('fields.hadBefore.label', { name: person.first_name })
            : t('fields.hadBefore.labelMember')
        }
        hint={t('fields.hadBefore.hint')}
        options={certainties.map((value) => ({
          value,
          text: t(`fields.hadBefore.options.${value}`),
        }))}
      />
    </>
  );
}

/** Where the care was. */
export function WhereStep() {
  const { t } = useTranslation('requestForm');
  return (
    <>
      <TextFact name="provider" label={t('fields.provider.label')} />
      <TextFact
        name="provider_city"
        label={t('fields.providerCity.label')}
        hint={t('fields.providerCity.hint')}
        isOptional
      />
    </>
  );
}

/** Whether someone else pays first. */
export function PayerStep() {
  const { t } = useTranslation('requestForm');
  const { facts } = useAnswers();
  return (
    <>
      <ChoiceFact
        name="other_payer"
        label={t('fields.otherPayer.label')}
        hint={t('fields.otherPayer.hint')}
        options={certainties.map((value) => ({
          value,
          text: t(`fields.otherPayer.options.${value}`),
        }))}
      />
      {facts.other_payer === 'yes' && (
        <TextFact name="other_payer_name" label={t('fields.otherPayerName.label')} isOptional />
      )}
    </>
  );
}

/** What has been paid, and the amount. */
export function PaymentStep() {
  const { t } = useTranslation('requestForm');
  return (
    <>
      <ChoiceFact
        name="payment"
        label={t('fields.payment.label')}
        options={payments.map((value) => ({ value, text: t(`fields.payment.options.${value}`) }))}
      />
      <TextFact
        name="amount"
        label={t('fields.amount.label')}
        hint={t('fields.amount.hint')}
        inputMode="decimal"
        isOptional
      />
    </>
  );
}
