import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { choicesQuery } from '~/command-center/members/fetch-choices';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ApplicationFacts } from './application-facts';
import { ApproveEditor } from './approve-editor';
import { DeclineEditor } from './decline-editor';
import { type Application, applicationQuery } from './fetch-applications';

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
            // All further work on the new member is in the record.
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
