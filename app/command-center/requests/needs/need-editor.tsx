import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { saveNeed } from '~/command-center/requests/review/call-review';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { useReviewProblem } from '~/command-center/requests/review/use-review-work';
import { AppError } from '~/shared/backend/app-error';
import { newId } from '~/shared/browser/new-id';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  type NeedForm,
  needForm,
  needKinds,
  needRow,
  needSchema,
  newNeed,
  preExisting,
} from './need-form';

type NeedEditorProps = { data: OpenRequest; review: Review; onClose: () => void };

/** Assigns a request to a medical need of the person, a new one or an existing one. */
export function NeedEditor({ data, review, onClose }: NeedEditorProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const client = useQueryClient();
  const problemOf = useReviewProblem();
  // Live updates replace the need; the database compares with what the admin saw at the opening.
  const [own] = useState(review.need);
  const [id] = useState(newId);
  const save = async (form: NeedForm) => {
    try {
      const need = needRow(form, own, id, language);
      await saveNeed({ ...need, request_id: data.request.id });
    } catch (error) {
      if (refusalCode(error) !== 'changed_meanwhile') throw error;
      throw new AppError('conflict', undefined, { cause: error });
    }
    return { text: t('need.saved') };
  };
  return (
    <EditorDialog
      title={t('need.editTitle')}
      description={t('need.editText')}
      submit={t('need.save')}
      draftKey={`need:${data.request.id}`}
      resolver={zodResolver(needSchema(own?.id ?? newNeed, language))}
      values={needForm(own, data, language)}
      save={save}
      queryKey={requestKeys.all}
      problem={problemOf}
      onClose={onClose}
      onReload={() => {
        void client.invalidateQueries({ queryKey: requestKeys.all });
        onClose();
      }}
    >
      <NeedFields review={review} own={own?.id} />
    </EditorDialog>
  );
}

function NeedFields({ review: { needs }, own }: { review: Review; own: string | undefined }) {
  const { t } = useTranslation('reviewRequests');
  const { register } = useFormContext<NeedForm>();
  const choice = useWatch<NeedForm, 'choice'>({ name: 'choice' });
  const kind = useWatch<NeedForm, 'kind'>({ name: 'kind' });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<NeedForm>
        name="choice"
        label={t('need.choice')}
        hint={t('need.choiceHint')}
        as={Select}
        isWide
      >
        <option value={newNeed}>{t('need.new')}</option>
        {needs.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </FormField>
      {(choice === newNeed || choice === own) && (
        <>
          <FormField<NeedForm>
            name="title"
            autoFocus={!own}
            label={t('need.title')}
            hint={t('need.titleHint')}
            isWide
          />
          <FormField<NeedForm> name="kind" label={t('need.kind')} as={Select}>
            <Options values={needKinds} label={(value) => t(`need.kinds.${value}`)} />
          </FormField>
          {kind !== 'death' && (
            <>
              <FormField<NeedForm> name="pre_existing" label={t('need.preExisting')} as={Select}>
                <Options values={preExisting} label={(value) => t(`need.preExistings.${value}`)} />
              </FormField>
              <div className="grid md:col-span-2">
                <Checkbox {...register('is_chronic')} label={t('need.chronic')} />
                <Checkbox {...register('is_cancer')} label={t('need.cancer')} />
              </div>
              {kind === 'maternity' && (
                <FormField<NeedForm>
                  name="due_on"
                  label={t('need.dueOn')}
                  hint={t('need.dueOnHint')}
                  type="date"
                  isWide
                />
              )}
              <FormField<NeedForm>
                name="other_signs"
                label={t('need.otherSigns')}
                hint={t('need.otherSignsHint')}
                isWide
              />
              <FormField<NeedForm>
                name="iua_paid_on"
                label={t('need.iuaPaidOn')}
                hint={t('need.iuaPaidOnHint')}
              />
              <FormField<NeedForm>
                name="reduction"
                label={t('need.reduction')}
                inputMode="decimal"
              />
              <FormField<NeedForm>
                name="reason"
                label={t('need.reductionReason')}
                as={TextArea}
                isWide
              />
            </>
          )}
        </>
      )}
    </div>
  );
}
