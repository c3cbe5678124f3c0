import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { writeFacts } from '~/command-center/requests/change-requests';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import {
  accidentKinds,
  answers,
  careStages,
  kinds,
  payments,
} from '~/command-center/requests/request-codes';
import { requestKeys } from '~/command-center/requests/request-keys';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type FactsForm, factsForm, factsRow, factsSchema } from './facts-form';

type FactsEditorProps = { data: OpenRequest; onClose: () => void };

/** The form about the facts. Another admin's changes of other fields are kept. */
export function FactsEditor({ data, onClose }: FactsEditorProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const client = useQueryClient();
  // Live updates replace the request; the form compares with what the admin saw at the opening.
  const [seen] = useState(data.request);
  const labels: Record<string, string> = {
    person_id: t('facts.person'),
    kind: t('facts.kind'),
    care_stage: t('facts.careStage'),
    service_date: t('facts.serviceDate'),
    provider: t('facts.provider'),
    provider_city: t('facts.providerCity'),
    accident_kind: t('facts.accidentKind'),
    had_before: t('facts.hadBefore'),
    other_payer: t('facts.otherPayer'),
    other_payer_name: t('facts.otherPayerName'),
    payment: t('facts.payment'),
    amount_cents: t('facts.amount'),
    documents_due_on: t('facts.documentsDue'),
  };
  return (
    <EditorDialog
      title={t('facts.editTitle')}
      description={t('facts.editText')}
      submit={t('facts.save')}
      draftKey={`request-facts:${seen.id}`}
      resolver={zodResolver(factsSchema)}
      values={factsForm(seen, language)}
      save={async (form: FactsForm) => ({
        text: t('facts.saved'),
        undo: await changeWithUndo('sharing_requests', seen, factsRow(form), writeFacts),
      })}
      queryKey={requestKeys.all}
      columnLabel={(column) => labels[column]}
      onClose={onClose}
      onReload={() => {
        void client.invalidateQueries({ queryKey: requestKeys.all });
        onClose();
      }}
    >
      <FactsFields data={data} />
    </EditorDialog>
  );
}

function FactsFields({ data: { household, member } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const kind = useWatch<FactsForm, 'kind'>({ name: 'kind' });
  const none = <option value="">{t('facts.choose')}</option>;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<FactsForm> name="person_id" label={t('facts.person')} as={Select} isWide>
        <option value="">
          {t('facts.themselves', { name: `${member.first_name} ${member.last_name}` })}
        </option>
        {household.map(({ id, first_name, last_name }) => (
          <option key={id} value={id}>
            {first_name} {last_name}
          </option>
        ))}
      </FormField>
      <FormField<FactsForm> name="kind" label={t('facts.kind')} as={Select}>
        {none}
        <Options values={kinds} label={(value) => t(`kinds.${value}`)} />
      </FormField>
      <FormField<FactsForm> name="care_stage" label={t('facts.careStage')} as={Select}>
        {none}
        <Options values={careStages} label={(value) => t(`careStages.${value}`)} />
      </FormField>
      {kind === 'accident' && (
        <FormField<FactsForm>
          name="accident_kind"
          label={t('facts.accidentKind')}
          as={Select}
          isWide
        >
          {none}
          <Options values={accidentKinds} label={(value) => t(`accidentKinds.${value}`)} />
        </FormField>
      )}
      <FormField<FactsForm> name="service_date" label={t('facts.serviceDate')} type="date" />
      <FormField<FactsForm> name="documents_due_on" label={t('facts.documentsDue')} type="date" />
      <FormField<FactsForm> name="provider" label={t('facts.provider')} />
      <FormField<FactsForm> name="provider_city" label={t('facts.providerCity')} />
      <FormField<FactsForm> name="had_before" label={t('facts.hadBefore')} as={Select}>
        {none}
        <Options values={answers} label={(value) => t(`answers.${value}`)} />
      </FormField>
      <FormField<FactsForm> name="payment" label={t('facts.payment')} as={Select}>
        {none}
        <Options values={payments} label={(value) => t(`payments.${value}`)} />
      </FormField>
      <FormField<FactsForm> name="other_payer" label={t('facts.otherPayer')} as={Select}>
        {none}
        <Options values={answers} label={(value) => t(`answers.${value}`)} />
      </FormField>
      <FormField<FactsForm> name="other_payer_name" label={t('facts.otherPayerName')} />
      <FormField<FactsForm> name="amount" label={t('facts.amount')} inputMode="decimal" />
    </div>
  );
}
