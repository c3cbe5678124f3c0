import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { planTypes } from '~/command-center/kit/plan-types';
import { type Choices, offered } from '~/command-center/members/fetch-choices';
import {
  type EnrollmentStatus,
  enrollmentLooks,
  isCurrent,
} from '~/command-center/members/member-status';
import type { Enrollment } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AnswerSelect } from './answer-select';
import {
  type EnrollmentForm,
  enrollmentForm,
  enrollmentRow,
  enrollmentSchema,
} from './enrollment-form';
import { MonthlyCost } from './monthly-cost';

type EnrollmentEditorProps = {
  memberId: string;
  /** The enrollment to change; none to add one. */
  enrollment: Enrollment | undefined;
  choices: Choices | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form about a member's enrollment in a plan. */
export function EnrollmentEditor(props: EnrollmentEditorProps) {
  const { memberId, enrollment, choices, onClose, onReload } = props;
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();

  const save = async (form: EnrollmentForm): Promise<SaveResult> => {
    const text = t('saved.enrollment');
    if (!enrollment) {
      await addRow('enrollments', { ...enrollmentRow(form), member_id: memberId });
      return { text };
    }
    return { text, undo: await changeWithUndo('enrollments', enrollment, enrollmentRow(form)) };
  };

  return (
    <RecordEditorDialog
      title={enrollment ? t('form.enrollmentEdit') : t('form.enrollmentNew')}
      submit={enrollment ? t('form.save') : t('form.enrollmentAdd')}
      draftKey={`enrollment:${enrollment?.id ?? memberId}`}
      table="enrollments"
      resolver={zodResolver(enrollmentSchema)}
      values={enrollmentForm(language, enrollment)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <EnrollmentFields memberId={memberId} isNew={!enrollment} choices={choices} />
    </RecordEditorDialog>
  );
}

const sources = ['website', 'advisor', 'import'] as const;

type EnrollmentFieldsProps = { memberId: string; isNew: boolean; choices: Choices | undefined };

/** Plan, amounts, dates, and how an enrollment ended. */
function EnrollmentFields({ memberId, isNew, choices }: EnrollmentFieldsProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { register, formState, watch } = useFormContext<EnrollmentForm>();
  const { defaultValues } = formState;
  const { source = '', status = 'Active' } = defaultValues ?? {};
  // An enrollment ends and continues with its whole membership.
  const statuses = (Object.keys(enrollmentLooks) as EnrollmentStatus[]).filter((one) =>
    isCurrent({ status }) ? isCurrent({ status: one }) : one === status,
  );
  const savedIua = defaultValues?.product_iua_id ?? '';
  const changesIua = savedIua !== '' && watch('product_iua_id') !== savedIua;
  const isOtherSource = source !== '' && !sources.some((one) => one === source);
  return (
    <>
      <FormSection>
        {/* The choices may load after the form; the key then renders them with its value. */}
        <FormField<EnrollmentForm>
          name="product_id"
          label={t('record.plan')}
          as={Select}
          key={choices ? 'plans' : 'no-plans'}
        >
          <option value="">{t('form.notSet')}</option>
          {offered(choices?.plans, defaultValues?.product_id).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
        <FormField<EnrollmentForm>
          name="status"
          label={t('record.status')}
          hint={!isNew && t('ending.enrollmentHint')}
          as={Select}
        >
          <Options
            values={statuses}
            label={(value) => t(`enrollmentStatus.${enrollmentLooks[value].word}`)}
          />
        </FormField>
        <FormField<EnrollmentForm> name="plan_type" label={t('record.planType')} as={Select}>
          <option value="">{t('planType.none')}</option>
          <Options values={planTypes} label={(type) => t(`planType.${type}`)} />
        </FormField>
        <FormField<EnrollmentForm>
          name="product_iua_id"
          label={t('form.iuaAmount')}
          as={Select}
          key={choices ? 'amounts' : 'no-amounts'}
        >
          <option value="">{t('form.notSet')}</option>
          {offered(choices?.amounts, defaultValues?.product_iua_id).map(({ id, amount }) => (
            <option key={id} value={id}>
              {formatMoney(amount, language)}
            </option>
          ))}
        </FormField>
        {changesIua && (
          <FormField<EnrollmentForm>
            name="iua_correction"
            label={t('form.iuaCorrection')}
            hint={t('form.iuaCorrectionHint')}
          />
        )}
        <MonthlyCost of={{ memberId }} />
        <FormField<EnrollmentForm> name="source" label={t('record.source')} as={Select}>
          <option value="">{t('source.none')}</option>
          <Options values={sources} label={(one) => t(`source.${one}`)} />
          {isOtherSource && <option>{source}</option>}
        </FormField>
      </FormSection>
      <FormSection>
        <FormField<EnrollmentForm>
          name="enrollment_date"
          label={t('record.enrolled')}
          type="date"
        />
        <FormField<EnrollmentForm> name="start_date" label={t('record.starts')} type="date" />
      </FormSection>
      <FormSection>
        <FormField<EnrollmentForm>
          name="agreed_to_terms"
          label={t('record.terms')}
          as={AnswerSelect}
        />
        <FormField<EnrollmentForm>
          name="primary_is_smoker"
          label={t('record.smoker')}
          as={AnswerSelect}
        />
      </FormSection>
      <Checkbox {...register('initial_payment_paid')} label={t('record.initialPayment')} />
    </>
  );
}
