import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Ask } from '~/components/command-center/ask';
import { useTranslation } from '~/i18n/use-translation';
import { type Application, applicationQuery } from '../api/fetch-applications';
import { useDecide } from '../use-decide';
import { useMemberAddress } from '../use-member-address';
import { ApplicationFacts } from './application-facts';
import { FetchedEditor } from './fetched-editor';

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

type Step = 'look' | 'approve' | 'decline';

function Decision(props: { application: Application; onClose: () => void }) {
  const { application, onClose } = props;
  const { t } = useTranslation('manageApplications');
  const { showMember } = useMemberAddress();
  const [step, setStep] = useState<Step>('look');
  const decide = useDecide(application, (memberId) =>
    // What a new member needs next is a plan and an advisor.
    memberId ? showMember(memberId) : onClose(),
  );
  const name = `${application.first_name} ${application.last_name}`;
  if (step !== 'look' && !decide.error) {
    return (
      <Ask
        open
        type={step === 'approve' ? 'info' : 'danger'}
        title={t(`${step}.title`, { name })}
        message={t(`${step}.text`, { name: application.first_name, email: application.email })}
        confirmLabel={t(`${step}.button`)}
        busy={decide.isPending}
        onConfirm={() => decide.mutate(step === 'approve')}
        onCancel={() => setStep('look')}
      />
    );
  }
  return (
    <ApplicationFacts
      application={application}
      error={decide.error}
      onDecide={(next) => {
        decide.reset();
        setStep(next);
      }}
      onShowMember={showMember}
      onClose={onClose}
    />
  );
}
