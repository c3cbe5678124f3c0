import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { useIssue } from '~/command-center/members/use-issue';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type DeclineForm, declineSchema } from './decision-forms';
import type { Application } from './fetch-applications';
import { useDecide } from './use-decide';

type DeclineEditorProps = {
  application: Application;
  onDeclined: () => void;
  onClose: () => void;
};

/** Declines an application, with a reason that the team keeps for itself. */
export function DeclineEditor({ application, onDeclined, onClose }: DeclineEditorProps) {
  const { t } = useTranslation('manageApplications');
  const { decide, problem } = useDecide(application);
  return (
    <EditorDialog
      title={t('decline.title', { name: `${application.first_name} ${application.last_name}` })}
      description={t('decline.text', { name: application.first_name, email: application.email })}
      submit={t('decline.button')}
      draftKey={`decline:${application.id}`}
      problem={problem}
      resolver={zodResolver(declineSchema)}
      values={{ reason: '' }}
      save={async ({ reason }: DeclineForm) => {
        const { memberId: _, ...saved } = await decide({ decision: 'decline', reason });
        return { ...saved, next: onDeclined };
      }}
      onClose={onClose}
    >
      <ReasonField />
    </EditorDialog>
  );
}

function ReasonField() {
  const { t } = useTranslation('manageApplications');
  const { register } = useFormContext<DeclineForm>();
  const issue = useIssue<DeclineForm>();
  return (
    <Field label={t('decline.reason')} hint={t('decline.reasonHint')} error={issue('reason')}>
      <TextArea {...register('reason')} maxLength={1000} />
    </Field>
  );
}
