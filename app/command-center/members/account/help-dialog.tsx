import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod/mini';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { useReauthentication } from '~/command-center/kit/use-reauthentication';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { pathFor } from '~/paths';
import { TextArea } from '~/shared/fields/text-area';
import { EmailInput } from '~/shared/fields/text-input';
import { typedEmail } from '~/shared/fields/typed-credentials';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Account, type HelpAction, helpProblem, helpWithAccount } from './account';
import { HelpEmails } from './help-emails';

const issue = issuesOf('accountHelp');

export const helpReason = z
  .string()
  .check(z.trim(), z.minLength(5, issue('reasonShort')), z.maxLength(500, issue('tooLong')));

const schema = z.object({ reason: helpReason, new_email: z.string() });
const emailSchema = z.object({
  reason: helpReason,
  new_email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
});

type HelpForm = z.infer<typeof schema>;

type HelpDialogProps = {
  member: Pick<Member, 'id' | 'first_name' | 'last_name'>;
  account: Account;
  action: HelpAction;
  onClose: () => void;
};

/** Helps a member with their account, for a reason and after a recent sign-in. */
export function HelpDialog({ member, account, action, onClose }: HelpDialogProps) {
  const { t } = useTranslation(['accountHelp', 'errors']);
  const [id] = useState(() => crypto.randomUUID());
  const { withProof, dialog } = useReauthentication();
  const name = `${member.first_name} ${member.last_name}`;
  const isEmail = action === 'email';
  const { language } = useLanguage();
  const save = async ({ reason, new_email }: HelpForm): Promise<SaveResult> => {
    const help = { id, member_id: member.id, action, reason, ...(isEmail && { new_email }) };
    await withProof(() => helpWithAccount(help));
    const text = t(`accountHelp:actions.${action}.done`, { name });
    if (action !== 'view') return { text };
    // Closing the portal leads back to the record.
    const next = () => {
      onClose();
      window.location.assign(pathFor('portal', language, `view=${id}`));
    };
    return { text, next };
  };
  return (
    <EditorDialog
      title={t(`accountHelp:actions.${action}.title`, { name })}
      description={t(`accountHelp:actions.${action}.text`, { email: account.email })}
      submit={t(`accountHelp:actions.${action}.submit`)}
      draftKey={`account:${member.id}:${action}`}
      resolver={zodResolver(isEmail ? emailSchema : schema)}
      values={{ reason: '', new_email: '' }}
      save={save}
      queryKey={membersKey}
      problem={(error) => t(helpProblem(error))}
      footer={dialog}
      onClose={onClose}
    >
      {isEmail && (
        <FormField<HelpForm> name="new_email" label={t('accountHelp:newEmail')} as={EmailInput} />
      )}
      <ReasonField />
      <HelpEmails firstName={member.first_name} account={account} action={action} />
    </EditorDialog>
  );
}

/** The reason that each help needs. */
export function ReasonField() {
  const { t } = useTranslation('accountHelp');
  return (
    <FormField<Pick<HelpForm, 'reason'>>
      name="reason"
      label={t('reason')}
      hint={t('reasonHint')}
      as={TextArea}
      maxLength={500}
    />
  );
}
