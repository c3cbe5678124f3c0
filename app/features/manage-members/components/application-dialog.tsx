import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { type Application, applicationQuery } from '../api/fetch-applications';
import { choicesQuery } from '../api/fetch-choices';
import { useMemberAddress } from '../use-member-address';
import { ApplicationFacts } from './application-facts';
import { ApproveEditor } from './approve-editor';
import { DeclineEditor } from './decline-editor';
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

function Decision({ application, onClose }: { application: Application; onClose: () => void }) {
  const { t } = useTranslation('manageApplications');
  const { showMember } = useMemberAddress();
  const [step, setStep] = useState<Step>('look');
  const choices = useQuery(choicesQuery());
  const back = () => setStep('look');
  if (step === 'approve') {
    return (
      <FetchedEditor title={t('dialog.title')} query={choices} onClose={back}>
        {(known) => (
          <ApproveEditor
            application={application}
            choices={known}
            // The record is where everything else about the new member is done.
            onApproved={showMember}
            onClose={back}
          />
        )}
      </FetchedEditor>
    );
  }
  if (step === 'decline') {
    return <DeclineEditor application={application} onDeclined={onClose} onClose={back} />;
  }
  return (
    <ApplicationFacts
      application={application}
      onDecide={setStep}
      onShowMember={showMember}
      onClose={onClose}
    />
  );
}
