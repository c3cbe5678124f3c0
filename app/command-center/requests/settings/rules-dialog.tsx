import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { addRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { choicesQuery, documentName } from '~/command-center/kit/request-choices';
import { requestKeys } from '~/command-center/requests/request-keys';
import { Checkbox } from '~/shared/fields/checkbox';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import {
  type Condition,
  changeRule,
  conditionNames,
  conditions,
  type Rule,
  type RuleForm,
  ruleForm,
  ruleRow,
  ruleSchema,
  rulesQuery,
  settleRule,
} from './rules';
import { DeleteButton, SettingsList } from './settings-list';
import { useCodeText, useRuleText } from './use-rule-text';
import { WaitingChange } from './waiting-change';

/** The rules that decide which documents a request needs. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const query = useQuery({ ...rulesQuery, staleTime: 0 });
  const textOf = useRuleText();
  const [edited, setEdited] = useState<Rule | 'new'>();
  if (edited) {
    return (
      <RuleEditor
        rule={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('rules.title')} query={query} onClose={onClose}>
      {(rules) => (
        <SettingsList
          title={t('rules.title')}
          text={t('rules.text')}
          addLabel={t('rules.add')}
          empty={t('rules.empty')}
          rows={rules}
          summary={(rule) => {
            const { title, text } = textOf(rule);
            const waiting = rule.wanted && (
              <Badge tone="warning" className="mt-1 w-fit">
                {t('rules.waiting')}
              </Badge>
            );
            return { title, text, waiting };
          }}
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}

type RuleEditorProps = {
  /** The rule to change; none to add one. */
  rule: Rule | undefined;
  onClose: () => void;
  onReload: () => void;
};

/** The form of a rule: a document, and the conditions under which a request needs it. */
function RuleEditor({ rule, onClose, onReload }: RuleEditorProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const save = async (form: RuleForm) => {
    const row = ruleRow(form);
    const waits = rule ? await changeRule(rule, row) : false;
    if (!rule) await addRow('document_rules', row);
    return { text: t(waits ? 'rules.waits' : 'rules.saved') };
  };
  return (
    <EditorDialog
      title={t(rule ? 'rules.edit' : 'rules.add')}
      submit={t('rules.save')}
      draftKey={`document-rule:${rule?.id ?? 'new'}`}
      resolver={zodResolver(ruleSchema)}
      values={ruleForm(rule, language)}
      save={save}
      queryKey={requestKeys.rules}
      columnLabel={(column) =>
        conditionNames.includes(column as Condition) ? t(`rules.${column as Condition}`) : undefined
      }
      onClose={onClose}
      onReload={onReload}
      notices={rule?.wanted && <WaitingChange rule={rule} onClose={onClose} onReload={onReload} />}
      footer={
        rule && (
          <DeleteButton
            label={t('rules.delete')}
            queryKey={requestKeys.rules}
            remove={async () => {
              const waits = await settleRule(rule, 'deleted');
              if (waits) return { text: t('rules.waits') };
              const undo = () => addRow('document_rules', ruleRow(ruleForm(rule, language)));
              return { text: t('rules.deleted'), undo };
            }}
            onClose={onClose}
            onReload={onReload}
          />
        )
      }
    >
      <RuleFields />
    </EditorDialog>
  );
}

function RuleFields() {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { register } = useFormContext<RuleForm>();
  const { data: choices } = useQuery(choicesQuery);
  const documents = choices?.documents ?? [];
  return (
    <>
      <div className="grid gap-2">
        <FormField<RuleForm> name="document_kind" label={t('rules.document')} as={Select}>
          <option value="" />
          {documents.map(({ kind }) => (
            <option key={kind} value={kind}>
              {documentName(documents, kind, language)}
            </option>
          ))}
        </FormField>
        <Checkbox {...register('is_required')} label={t('rules.required')} />
      </div>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <h3 className="text-lead font-semibold">{t('rules.conditions')}</h3>
          <p className="text-sm text-muted">{t('rules.conditionsText')}</p>
        </div>
        {conditionNames.map((condition) => (
          <ConditionBoxes key={condition} condition={condition} />
        ))}
        <FormField<RuleForm> name="min_amount" label={t('rules.min_amount')} inputMode="decimal" />
      </div>
      <FormField<RuleForm> name="note" label={t('rules.note')} />
    </>
  );
}

function ConditionBoxes({ condition }: { condition: Condition }) {
  const { t } = useTranslation('manageRequests');
  const { register } = useFormContext<RuleForm>();
  const textOf = useCodeText();
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{t(`rules.${condition}`)}</legend>
      <div className="flex flex-wrap gap-x-6">
        {conditions[condition].map((code) => (
          <Checkbox
            key={code}
            {...register(condition)}
            value={code}
            label={textOf(condition, code)}
          />
        ))}
      </div>
    </fieldset>
  );
}
