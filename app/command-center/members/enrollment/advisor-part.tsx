import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import type { Choices } from '~/command-center/members/fetch-choices';
import { orNull } from '~/command-center/members/field-schemas';
import { EditButton } from '~/command-center/members/record/edit-button';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';

type AdvisorPartProps = { member: Member; choices: Choices | undefined; onEdit: () => void };

/** The advisor of the member. */
export function AdvisorPart({ member, choices, onEdit }: AdvisorPartProps) {
  const { t } = useTranslation('manageMembers');
  const advisor = choices?.advisors.find(({ id }) => id === member.agent_id);
  return (
    <FactGroup
      title={t('record.advisor')}
      action={<EditButton part={t('record.advisor')} onClick={onEdit} />}
      form={
        !choices && member.agent_id ? (
          <Skeleton className="h-14" />
        ) : advisor ? (
          <div className="grid gap-1">
            <p className="flex flex-wrap items-center gap-3 font-semibold">
              {advisor.first_name} {advisor.last_name}
              {advisor.status !== 'active' && <Badge>{t('record.advisorInactive')}</Badge>}
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              {[advisor.email, advisor.phone, advisor.enrollment_code].filter(Boolean).join(' · ')}
            </p>
          </div>
        ) : (
          <p className="text-muted">{t('record.noAdvisor')}</p>
        )
      }
    />
  );
}

const schema = z.object({ agent_id: z.string() });

type Form = z.infer<typeof schema>;

type AdvisorChoiceEditorProps = {
  member: Member;
  choices: Choices | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The advisor of a member. */
export function AdvisorChoiceEditor(props: AdvisorChoiceEditorProps) {
  const { member, choices, onClose, onReload } = props;
  const { t } = useTranslation('manageMembers');
  const offered = choices?.advisors.filter(
    ({ id, status }) => status === 'active' || id === member.agent_id,
  );
  const save = async ({ agent_id }: Form): Promise<SaveResult> => {
    const undo = await changeWithUndo('members', member, { agent_id: orNull(agent_id) });
    return { text: t('saved.advisor'), undo };
  };
  return (
    <RecordEditorDialog
      title={t('form.advisor')}
      description={t('form.advisorText', { name: member.first_name })}
      submit={t('form.save')}
      draftKey={`advisor-of:${member.id}`}
      table="members"
      resolver={zodResolver(schema)}
      values={{ agent_id: member.agent_id ?? '' }}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <FormField<Form>
        name="agent_id"
        label={t('record.advisor')}
        as={Select}
        key={choices ? 'loaded' : 'loading'}
      >
        <option value="">{t('form.noAdvisor')}</option>
        {offered?.map(({ id, first_name, last_name }) => (
          <option key={id} value={id}>
            {first_name} {last_name}
          </option>
        ))}
      </FormField>
    </RecordEditorDialog>
  );
}
