import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSave } from '~/command-center/kit/editor/use-save';
import type { PlanType } from '~/command-center/kit/plan-types';
import { NotesPart } from '~/command-center/members/advisor-notes/notes-part';
import { DuplicateNotice } from '~/command-center/members/duplicates/duplicate-notice';
import type { Duplicate } from '~/command-center/members/duplicates/find-duplicates';
import { suggestionQuery } from '~/command-center/members/enrollment/suggest-contribution';
import { membersKey } from '~/command-center/members/members-key';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { usStates } from '~/shared/format/us-states';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Fact } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { ApplicationBadge } from './application-badge';
import type { Application, OpenedApplication } from './fetch-applications';
import { useDecide } from './use-decide';

type ApplicationFactsProps = {
  application: OpenedApplication;
  /** Who the applicant may be. */
  duplicates: UseQueryResult<Duplicate[]>;
  onDecide: (decision: 'approve' | 'decline' | 'undo') => void;
  onShowMember: (id: string) => void;
  onClose: () => void;
};

/**
 * An application. It can be decided while it is new; afterwards it shows who decided, and whether an
 * approval can be undone.
 */
export function ApplicationFacts(props: ApplicationFactsProps) {
  const { application, duplicates, onDecide, onShowMember, onClose } = props;
  const { decide, problem } = useDecide(application);
  // The dialog stays open, because its application can be decided again.
  const reopen = useSave<void>({
    save: () => decide({ decision: 'reopen' }),
    queryKey: membersKey,
    onSaved: () => undefined,
  });
  const { t } = useTranslation(['manageApplications', 'errors', 'common']);
  const { language } = useLanguage();
  const { status, member_id: memberId, undo_obstacle: obstacle } = application;
  const isWaiting = status === 'new';
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`${application.first_name} ${application.last_name}`}
      description={t('manageApplications:dialog.received', {
        date: formatDateTime(application.created_at, language),
      })}
      actions={
        <>
          {isWaiting && (
            <>
              <Button onClick={() => onDecide('approve')}>
                {t('manageApplications:dialog.approve')}
              </Button>
              <Button variant="outline" onClick={() => onDecide('decline')}>
                {t('manageApplications:dialog.decline')}
              </Button>
            </>
          )}
          {status === 'declined' && (
            <Button variant="outline" busy={reopen.isPending} onClick={() => reopen.mutate()}>
              {t('manageApplications:dialog.reopen')}
            </Button>
          )}
          {memberId && (
            <Button onClick={() => onShowMember(memberId)}>
              {t('manageApplications:dialog.toMember')}
            </Button>
          )}
          {status === 'approved' && !obstacle && (
            <Button variant="outline" onClick={() => onDecide('undo')}>
              {t('manageApplications:undo.open')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pb-2">
        {isWaiting && duplicates.data && (
          <DuplicateNotice
            duplicates={duplicates.data}
            text={t('manageApplications:duplicates.look')}
          />
        )}
        {isWaiting && duplicates.error && (
          <Notice tone="danger" live="alert">
            <p>{t('manageApplications:duplicates.failed')}</p>
          </Notice>
        )}
        <dl className="grid gap-x-8 gap-y-4 rounded-md bg-white p-5 shadow-raised sm:grid-cols-2">
          <Fact
            label={t('manageApplications:columns.email')}
            value={
              <a className="link" href={`mailto:${application.email}`}>
                {application.email}
              </a>
            }
          />
          <Fact
            label={t('manageApplications:columns.phone')}
            value={
              <a
                className="link"
                href={`tel:${application.phone_number.replaceAll(/[^\d+]/g, '')}`}
              >
                {application.phone_number}
              </a>
            }
          />
          <Fact
            label={t('manageApplications:columns.birth')}
            value={formatDate(application.date_of_birth, language)}
          />
          <Fact
            label={t('manageApplications:columns.language')}
            value={t(`manageApplications:language.${application.language === 'en' ? 'en' : 'pt'}`)}
          />
          <Fact
            label={t('manageApplications:columns.consent')}
            value={t('manageApplications:dialog.consent', {
              version: application.consent_version,
              date: formatDateTime(application.consented_at, language),
            })}
          />
          <Fact
            label={t('manageApplications:columns.state')}
            value={<StateOf application={application} />}
          />
          <Fact
            label={t('manageApplications:columns.status')}
            value={<ApplicationBadge status={status} />}
          />
          {application.plan_type && (
            <Fact
              label={t('manageApplications:columns.choice')}
              value={<ChoiceOf application={application} planType={application.plan_type} />}
            />
          )}
          {application.agent_name && (
            <Fact label={t('manageApplications:columns.advisor')} value={application.agent_name} />
          )}
        </dl>
        <NotesPart about="application_id" id={application.id} />
        {!isWaiting && application.decided_at && <Decided application={application} />}
        {obstacle && (
          <p className="text-muted">
            {t('manageApplications:undo.impossible')}{' '}
            {t(`manageApplications:undo.obstacles.${obstacle}`)}
          </p>
        )}
        {application.undo_reason && (
          <Reason title={t('manageApplications:undo.earlier')} text={application.undo_reason} />
        )}
        {application.decline_reason && (
          <Reason
            title={t(
              `manageApplications:dialog.${status === 'declined' ? 'reason' : 'earlierReason'}`,
            )}
            text={application.decline_reason}
            hint={status === 'declined' ? t('manageApplications:dialog.canReopen') : undefined}
          />
        )}
        <SaveFailure error={reopen.error} message={problem(reopen.error)} onReload={undefined} />
      </div>
    </Dialog>
  );
}

type ChoiceOfProps = { application: Application; planType: PlanType };

/** The plan, household and IUA that the applicant chose, with their amount in the table today. */
function ChoiceOf({ application, planType }: ChoiceOfProps) {
  const { t } = useTranslation(['manageApplications', 'manageMembers']);
  const { language } = useLanguage();
  const { id, plan, iua, product_id: product, product_iua_id: iuaId } = application;
  const isRetired = Boolean(application.plan_retired_at || application.iua_retired_at);
  const query = useQuery(
    suggestionQuery({
      product: product ?? '',
      iua: iuaId ?? '',
      planType,
      start: '',
      of: { applicationId: id },
    }),
  );
  const cents = query.data ?? null;
  return (
    <>
      {t('manageApplications:dialog.choice', {
        plan: plan ?? '',
        planType: t(`manageMembers:planType.${planType}`),
        iua: formatMoney(iua ?? 0, language),
      })}
      <span className={clsx('block text-sm', isRetired ? 'text-danger-700' : 'text-muted')}>
        {isRetired
          ? t('manageApplications:dialog.retired')
          : cents !== null &&
            t('manageApplications:dialog.inTable', { amount: formatMoney(cents / 100, language) })}
      </span>
    </>
  );
}

function StateOf({ application }: { application: Application }) {
  const { t } = useTranslation('manageApplications');
  const { language } = useLanguage();
  const { us_state: code, state_status: status, state_acknowledged_at: readAt } = application;
  return (
    <>
      {usStates[code as keyof typeof usStates] ?? code}
      <span
        className={clsx('block text-sm', status === 'closed' ? 'text-danger-700' : 'text-muted')}
      >
        {t(`state.${status}`)}
        {readAt && ` ${t('state.read', { date: formatDateTime(readAt, language) })}`}
        {status === 'notice' && !readAt && ` ${t('state.unread')}`}
      </span>
    </>
  );
}

function Decided({ application }: { application: Application }) {
  const { t } = useTranslation('manageApplications');
  const { language } = useLanguage();
  const { status, decided_at: decidedAt, decided_by_name: name } = application;
  const words = {
    status: t(`status.${status}`),
    date: formatDateTime(decidedAt ?? '', language),
  };
  return (
    <p className="text-muted">
      {name ? t('dialog.decidedBy', { ...words, name }) : t('dialog.decided', words)}
    </p>
  );
}

type ReasonProps = { title: string; text: string; hint?: string | undefined };

/** The reason of a decision, only for the team. */
function Reason({ title, text, hint }: ReasonProps) {
  return (
    <div className="grid gap-1 rounded-md bg-sand p-5">
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
