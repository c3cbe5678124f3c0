import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { FormField } from '~/command-center/kit/editor/form-field';
import { type SaveResult, useSave } from '~/command-center/kit/editor/use-save';
import { requiredDate, requiredText } from '~/command-center/members/field-schemas';
import { membersKey } from '~/command-center/members/members-key';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { TextArea } from '~/shared/fields/text-area';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { Notice } from '~/shared/ui/notice';
import {
  endMembership,
  type MembershipOutlook,
  reinstateMembership,
  wordsOfReturn,
} from './membership-outlook';

const schema = z.object({
  last_day: requiredDate,
  reason: requiredText(500, 'reasonRequired'),
});

type EndForm = z.infer<typeof schema>;

/** The refusals of the database, in the form and in the dialog that continues a membership. */
const membershipRefusals = {
  membership_ended: 'manageMembers:ending.refusals.ended',
  membership_current: 'manageMembers:ending.refusals.current',
  last_day_impossible: 'manageMembers:ending.refusals.lastDay',
  reason_missing: 'manageMembers:validation.reasonRequired',
} as const;

type EndEditorProps = {
  member: Member;
  outlook: MembershipOutlook;
  onClose: () => void;
};

/** Ends a membership: by the rules at the end of the billing cycle, and never back-dated. */
export function EndEditor({ member, outlook, onClose }: EndEditorProps) {
  const { t } = useTranslation(['manageMembers', 'errors']);
  const { language } = useLanguage();
  const name = `${member.first_name} ${member.last_name}`;
  const today = dayInBocaRaton();
  const isPlanned = outlook.state === 'current' || outlook.state === 'lapsed';
  const save = async (form: EndForm): Promise<SaveResult> => {
    await endMembership(member.id, form);
    const isOver = form.last_day === today;
    const date = formatDate(form.last_day, language);
    return { text: t(isOver ? 'ending.ended' : 'ending.planned', { name, date }) };
  };
  return (
    <RecordEditorDialog
      title={t('ending.end.title', { name })}
      description={t('ending.end.text')}
      submit={t('ending.end.button')}
      draftKey={`ending:${member.id}`}
      problem={(error) => t(messageKeyOf(error, membershipRefusals))}
      resolver={zodResolver(schema)}
      values={{ last_day: isPlanned ? outlook.cycle_ends_on : today, reason: '' }}
      save={save}
      onClose={onClose}
    >
      <FormField<EndForm>
        name="last_day"
        label={t('ending.end.lastDay')}
        hint={
          isPlanned && t('ending.end.cycle', { date: formatDate(outlook.cycle_ends_on, language) })
        }
        type="date"
        min={today}
      />
      <FormField<EndForm>
        name="reason"
        label={t('ending.end.reason')}
        hint={t('ending.end.reasonHint')}
        as={TextArea}
        maxLength={500}
      />
      <Effect today={today} />
    </RecordEditorDialog>
  );
}

/** When the portal closes, before it does. */
function Effect({ today }: { today: string }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const day = useWatch<EndForm, 'last_day'>({ name: 'last_day' });
  if (!day) return null;
  return (
    <Notice tone="warning" live="status">
      <p>
        {day <= today
          ? t('ending.end.atOnce')
          : t('ending.end.later', { date: formatDate(day, language) })}
      </p>
    </Notice>
  );
}

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
