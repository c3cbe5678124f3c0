import { useTranslation } from '~/shared/i18n/use-translation';
import { ChoiceFact, TextFact, useAnswers } from '../new/fact-fields';
import { certainties, payments } from '../new/facts';

/** What happened, in the member's words. */
function What() {
  const { t } = useTranslation('requestForm');
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
    </>
  );
}

/** Where the care was. */
function Where() {
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
function Payer() {
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
function Payment() {
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

/** The fields of each question that is asked once the request is sent. */
export const questionFields = { what: What, where: Where, payer: Payer, payment: Payment };
