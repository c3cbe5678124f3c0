import { zodResolver } from '@hookform/resolvers/zod';
import { FormField } from '~/command-center/kit/editor/form-field';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
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

/** Declines an application, with a reason for the team only. */
export function DeclineEditor({ application, onDeclined, onClose }: DeclineEditorProps) {
  const { t } = useTranslation('manageApplications');
  const { decide, problem } = useDecide(application);
  return (
    <RecordEditorDialog
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
      <FormField<DeclineForm>
        name="reason"
        label={t('decline.reason')}
        hint={t('decline.reasonHint')}
        as={TextArea}
        maxLength={1000}
      />
    </RecordEditorDialog>
  );
}
