import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import { planTypes } from '~/command-center/kit/plan-types';
import { EmailPreview, NoEmail } from '~/command-center/kit/sent/email-preview';
import { emailedAddress, unknown } from '~/command-center/kit/sent/email-writers';
import { DuplicateNotice } from '~/command-center/members/duplicates/duplicate-notice';
import {
  applicantDuplicatesQuery,
  type Duplicate,
} from '~/command-center/members/duplicates/find-duplicates';
import { MonthlyCost } from '~/command-center/members/enrollment/monthly-cost';
import { type Choices, choicesQuery, offered } from '~/command-center/members/fetch-choices';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { formatDay, today } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { ApplicationFacts } from './application-facts';
import {
  type ApprovalForm,
  approvalForm,
  approvalSchema,
  type DeclineForm,
  declineSchema,
  enrollmentOf,
} from './decision-forms';
import { type Application, applicationQuery, type OpenedApplication } from './fetch-applications';
import { useDecide } from './use-decide';

type ApplicationDialogProps = { id: string; onClose: () => void };

/** One application, and the decision about it. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps) {
  const { t } = useTranslation('manageApplications');
  const query = useQuery(applicationQuery(id));
  return (
    <FetchedEditor title={t('dialog.title')} query={query} onClose={onClose}>
      {(application) => <Decision application={application} onClose={onClose} />}
    </FetchedEditor>
  );
}

type Step = 'look' | 'approve' | 'decline' | 'undo';

type DecisionProps = { application: OpenedApplication; onClose: () => void };

function Decision({ application, onClose }: DecisionProps) {
  const { t } = useTranslation('manageApplications');
  const { showMember } = useMemberAddress();
  const [step, setStep] = useState<Step>('look');
  const choices = useQuery(choicesQuery());
  // Without an answer, nothing is approved.
  const duplicates = useQuery({
    ...applicantDuplicatesQuery(application),
    enabled: application.status === 'new',
  });
  const back = () => setStep('look');
  if (step === 'approve') {
    return (
      <FetchedEditor title={t('dialog.title')} query={choices} onClose={back}>
        {(known) => (
          <FetchedEditor title={t('dialog.title')} query={duplicates} onClose={back}>
            {(found) => (
              <ApproveEditor
                application={application}
                choices={known}
                duplicates={found}
                // All further work on the new member is in the record.
                onApproved={showMember}
                onClose={back}
              />
            )}
          </FetchedEditor>
        )}
      </FetchedEditor>
    );
  }
  if (step === 'decline' || step === 'undo') {
    return (
      <ReasonEditor decision={step} application={application} onDecided={onClose} onClose={back} />
    );
  }
  return (
    <ApplicationFacts
      application={application}
      duplicates={duplicates}
      onDecide={setStep}
      onShowMember={showMember}
      onClose={onClose}
    />
  );
}

type ApproveEditorProps = {
  application: Application;
  choices: Choices;
  duplicates: readonly Duplicate[];
  onApproved: (memberId: string) => void;
  onClose: () => void;
};

/** Approves an application, and sets plan, advisor and first billing in the same step. */
function ApproveEditor(props: ApproveEditorProps) {
  const { application, choices, duplicates, onApproved, onClose } = props;
  const { t } = useTranslation('manageApplications');
  const { decide, problem } = useDecide(application);
  const save = async (form: ApprovalForm) => {
    const { memberId, ...saved } = await decide({
      decision: 'approve',
      enrollment: enrollmentOf(form),
    });
    return { ...saved, ...(memberId && { next: () => onApproved(memberId) }) };
  };
  return (
    <RecordEditorDialog
      title={t('approve.title', { name: `${application.first_name} ${application.last_name}` })}
      description={t('approve.text', { name: application.first_name, email: application.email })}
      submit={t(duplicates.length > 0 ? 'approve.anyway' : 'approve.button')}
      draftKey={`approval:${application.id}`}
      problem={problem}
      resolver={zodResolver(approvalSchema)}
      values={approvalForm(choices, today(), application)}
      save={save}
      onClose={onClose}
    >
      <DuplicateNotice duplicates={duplicates} text={t('duplicates.approve')} />
      <RetiredChoice application={application} />
      <ApprovalFields applicationId={application.id} choices={choices} />
      <WelcomeEmail application={application} />
    </RecordEditorDialog>
  );
}

/** The welcome for the plan and advisor of the form. The number is given with the approval. */
function WelcomeEmail({ application }: { application: Application }) {
  const [plan, advisor] = useWatch<ApprovalForm, ['product_id', 'agent_id']>({
    name: ['product_id', 'agent_id'],
  });
  return (
    <EmailPreview
      to={application.first_name}
      theirs={application.language as Language}
      email={{
        name: 'applicationApproved',
        values: (language) => ({
          firstName: application.first_name,
          memberNumber: unknown,
          url: emailedAddress('/my-account', language),
          rulesUrl: emailedAddress('/rules', language),
          hasLogin: true,
          hasPlan: plan !== '',
          hasAdvisor: advisor !== '',
        }),
      }}
    />
  );
}

type ReasonEditorProps = {
  decision: 'decline' | 'undo';
  application: OpenedApplication;
  onDecided: () => void;
  onClose: () => void;
};

/** Declines an application, or undoes its approval, with a reason for the team only. */
function ReasonEditor({ decision, application, onDecided, onClose }: ReasonEditorProps) {
  const { t } = useTranslation('manageApplications');
  const { decide, problem } = useDecide(application);
  const { id, first_name: name, email } = application;
  return (
    <RecordEditorDialog
      title={t(`${decision}.title`, { name: `${name} ${application.last_name}` })}
      description={t(`${decision}.text`, { name, email })}
      submit={t(`${decision}.button`)}
      draftKey={`${decision}:${id}`}
      problem={problem}
      resolver={zodResolver(declineSchema)}
      values={{ reason: '' }}
      save={async ({ reason }: DeclineForm) => {
        const { memberId: _, ...saved } = await decide({ decision, reason });
        return { ...saved, next: onDecided };
      }}
      onClose={onClose}
    >
      <FormField<DeclineForm>
        name="reason"
        label={t(`${decision}.reason`)}
        hint={t(`${decision}.reasonHint`)}
        as={TextArea}
        maxLength={1000}
      />
      <DecisionEmail decision={decision} application={application} />
    </RecordEditorDialog>
  );
}

/** The email about a decline or an undone approval. Without a welcome email, nothing is to be undone. */
function DecisionEmail({
  decision,
  application,
}: Pick<ReasonEditorProps, 'decision' | 'application'>) {
  const { first_name: firstName } = application;
  const url = (language: Language) => emailedAddress('/contact', language);
  if (decision === 'undo' && !application.approved_mail_sent_at) return <NoEmail />;
  return (
    <EmailPreview
      to={firstName}
      theirs={application.language as Language}
      email={
        decision === 'decline'
          ? { name: 'applicationDeclined', values: (shown) => ({ firstName, url: url(shown) }) }
          : {
              name: 'applicationInReview',
              values: (shown) => ({
                firstName,
                memberNumber: application.member_number ?? '',
                url: url(shown),
              }),
            }
      }
    />
  );
}

/** What the applicant chose and no one can be enrolled in any more. Its field starts empty. */
function RetiredChoice({ application }: { application: Application }) {
  const { t } = useTranslation('manageApplications');
  const { language } = useLanguage();
  const { plan, plan_retired_at: planEnd, iua, iua_retired_at: iuaEnd } = application;
  if (!planEnd && !iuaEnd) return null;
  return (
    <Notice tone="warning">
      {plan && planEnd && (
        <p>{t('approve.planRetired', { plan, date: formatDay(planEnd, language) })}</p>
      )}
      {iua !== null && iuaEnd && (
        <p>
          {t('approve.iuaRetired', {
            iua: formatMoney(iua, language),
            date: formatDay(iuaEnd, language),
          })}
        </p>
      )}
    </Notice>
  );
}

type PlanFieldsProps = { applicationId: string; choices: Choices };

/** Advisor and plan of a new member; the other fields appear with a plan. */
function ApprovalFields({ applicationId, choices }: PlanFieldsProps) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const hasPlan = useWatch<ApprovalForm, 'product_id'>({ name: 'product_id' }) !== '';
  const advisors = choices.advisors.filter(({ status }) => status === 'active');
  return (
    <>
      <FormSection>
        <FormField<ApprovalForm>
          name="agent_id"
          label={t('manageMembers:record.advisor')}
          as={Select}
        >
          <option value="">{t('manageApplications:approve.later')}</option>
          {advisors.map(({ id, first_name, last_name }) => (
            <option key={id} value={id}>
              {first_name} {last_name}
            </option>
          ))}
        </FormField>
        <FormField<ApprovalForm>
          name="product_id"
          label={t('manageMembers:record.plan')}
          as={Select}
        >
          <option value="">{t('manageApplications:approve.later')}</option>
          {offered(choices.plans).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </FormField>
      </FormSection>
      {hasPlan && <PlanFields applicationId={applicationId} choices={choices} />}
    </>
  );
}

function PlanFields({ applicationId, choices }: PlanFieldsProps) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { language } = useLanguage();
  return (
    <FormSection>
      <FormField<ApprovalForm>
        name="plan_type"
        label={t('manageMembers:record.planType')}
        as={Select}
      >
        <Options values={planTypes} label={(type) => t(`manageMembers:planType.${type}`)} />
      </FormField>
      <FormField<ApprovalForm>
        name="product_iua_id"
        label={t('manageMembers:form.iuaAmount')}
        as={Select}
      >
        <option value="">{t('manageMembers:form.notSet')}</option>
        {offered(choices.amounts).map(({ id, amount }) => (
          <option key={id} value={id}>
            {formatMoney(amount, language)}
          </option>
        ))}
      </FormField>
      <FormField<ApprovalForm>
        name="start_date"
        label={t('manageMembers:record.starts')}
        type="date"
      />
      <MonthlyCost of={{ applicationId }} />
      <FormField<ApprovalForm>
        name="first_billing_date"
        label={t('manageApplications:approve.firstBilling')}
        hint={t('manageApplications:approve.firstBillingHint')}
        type="date"
      />
    </FormSection>
  );
}
