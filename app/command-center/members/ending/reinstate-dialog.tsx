import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useSave } from '~/command-center/kit/editor/use-save';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { membershipRefusals } from './end-editor';
import { type MembershipOutlook, reinstateMembership, wordsOfReturn } from './membership-outlook';

type ReinstateDialogProps = { member: Member; outlook: MembershipOutlook; onClose: () => void };

/** Continues a membership that has ended, or takes back a last day that has not come. */
export function ReinstateDialog({ member, outlook, onClose }: ReinstateDialogProps) {
  const { t } = useTranslation(['manageMembers', 'errors']);
  const name = `${member.first_name} ${member.last_name}`;
  const part = wordsOfReturn(outlook);
  const save = useSave({
    save: async () => {
      await reinstateMembership(member.id);
      return { text: t('manageMembers:ending.continues', { name }) };
    },
    queryKey: membersKey,
    onSaved: onClose,
  });
  return (
    <LazyConfirmDialog
      open
      type="info"
      title={t(`manageMembers:ending.${part}.title`, { name })}
      message={
        save.error
          ? t(messageKeyOf(save.error, membershipRefusals))
          : t(`manageMembers:ending.${part}.text`)
      }
      confirmLabel={t(`manageMembers:ending.${part}.button`)}
      busy={save.isPending}
      onConfirm={() => save.mutate(undefined)}
      onCancel={onClose}
    />
  );
}
