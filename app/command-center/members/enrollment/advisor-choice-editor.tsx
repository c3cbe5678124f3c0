import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod/mini';
import { changeRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { orNull } from '~/command-center/members/checks';
import type { Choices } from '~/command-center/members/fetch-choices';
import type { Member } from '~/command-center/members/record/fetch-member-record';
import type { Saved } from '~/command-center/members/use-save';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

const schema = z.object({ agent_id: z.string() });

type Form = z.infer<typeof schema>;

type AdvisorChoiceEditorProps = {
  member: Member;
  choices: Choices | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** Who accompanies a member. */
export function AdvisorChoiceEditor(props: AdvisorChoiceEditorProps) {
  const { member, choices, onClose, onReload } = props;
  const { t } = useTranslation('manageMembers');
  const save = async ({ agent_id }: Form): Promise<Saved> => {
    const after = await changeRow('members', member, { agent_id: orNull(agent_id) });
    return {
      text: t('saved.advisor'),
      undo: () => changeRow('members', after, { agent_id: member.agent_id }),
    };
  };
  return (
    <EditorDialog
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
      <AdvisorSelect member={member} choices={choices} />
    </EditorDialog>
  );
}

function AdvisorSelect({ member, choices }: Pick<AdvisorChoiceEditorProps, 'member' | 'choices'>) {
  const { t } = useTranslation('manageMembers');
  const { register } = useFormContext<Form>();
  const offered = choices?.advisors.filter(
    ({ id, status }) => status === 'active' || id === member.agent_id,
  );
  return (
    <Field label={t('record.advisor')}>
      <Select {...register('agent_id')} key={choices ? 'there' : 'coming'}>
        <option value="">{t('form.noAdvisor')}</option>
        {offered?.map(({ id, first_name, last_name }) => (
          <option key={id} value={id}>
            {first_name} {last_name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
