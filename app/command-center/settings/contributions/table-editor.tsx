import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useDraft } from '~/command-center/kit/editor/use-draft';
import { useSave } from '~/command-center/kit/editor/use-save';
import { type IuaAmount, type Plan, plansKey } from '~/command-center/settings/plans/fetch-plans';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { AmountInputs, AmountProblems } from './amount-inputs';
import { EffectsDialog } from './effects-dialog';
import {
  type ContributionTable,
  deleteTable,
  type Effects,
  previewTable,
  type SentTable,
  saveTable,
} from './fetch-tables';
import {
  type DraftProblem,
  monthStart,
  problemsOf,
  sentTable,
  type TableDraft,
} from './table-draft';
import { TableFile } from './table-file';

const refusals = {
  changed_meanwhile: 'managePlans:refusals.changed',
  table_announced: 'managePlans:refusals.announced',
  table_in_force: 'managePlans:refusals.inForce',
  table_in_past: 'managePlans:refusals.inPast',
  starts_on_taken: 'managePlans:refusals.taken',
  notice_too_short: 'managePlans:refusals.notice',
} as const;

type TableEditorProps = {
  initial: TableDraft;
  /** The table to change; none for a new one. */
  stored: ContributionTable | undefined;
  tables: readonly ContributionTable[];
  plans: readonly Plan[];
  amounts: readonly IuaAmount[];
  onClose: () => void;
};

/** A table that has not begun: its month, ages and amounts, by hand or from a file. */
export function TableEditor(props: TableEditorProps) {
  const { initial, stored, tables, onClose } = props;
  const { t } = useTranslation(['managePlans', 'errors', 'common']);
  const { language } = useLanguage();
  const [draft, setDraft] = useState(initial);
  const isDirty = JSON.stringify(draft) !== JSON.stringify({ ...initial, id: draft.id });
  const kept = useDraft<TableDraft>(`contribution-table:${stored?.id ?? 'new'}`, () =>
    isDirty ? draft : undefined,
  );
  const restored = kept.restored?.value;
  useEffect(() => {
    if (restored) setDraft(restored);
  }, [restored]);
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const [checked, setChecked] = useState<{ table: SentTable; effects: Effects }>();

  const check = useSingleMutation({
    mutationFn: async (table: SentTable) => ({ table, effects: await previewTable(table) }),
    onSuccess: setChecked,
  });
  const save = useSave<SentTable>({
    queryKey: plansKey,
    onSaved: onClose,
    save: async (table) => {
      await saveTable(table);
      kept.drop();
      const date = formatDate(table.starts_on, language);
      return { text: t('managePlans:tables.saved', { date }) };
    },
  });
  const change = (part: Partial<TableDraft>) => {
    setProblems([]);
    setDraft((before) => ({ ...before, ...part }));
  };
  const error = save.error ?? check.error;
  return (
    <form
      noValidate
      aria-label={t(stored ? 'managePlans:tables.editing' : 'managePlans:tables.adding')}
      onSubmit={(event) => {
        event.preventDefault();
        save.reset();
        const found = problemsOf(draft);
        setProblems(found);
        if (found.length === 0) check.mutate(sentTable(draft));
      }}
    >
      <FactGroup
        title={t(stored ? 'managePlans:tables.editing' : 'managePlans:tables.adding')}
        form={
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <DraftLine
              restored={kept.restored}
              onDiscard={() => {
                kept.discard();
                change(initial);
              }}
            />
            <Head draft={draft} tables={tables} problems={problems} onChange={change} />
            <TableFile {...props} draft={draft} onRead={change} />
            <AmountProblems problems={problems} {...props} />
            <AmountInputs {...props} draft={draft} problems={problems} onChange={change} />
            <SaveFailure
              error={error}
              message={error ? t(messageKeyOf(error, refusals)) : undefined}
              onReload={undefined}
            />
          </div>
        }
        footer={
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" busy={check.isPending}>
              {t('managePlans:tables.check')}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                kept.discard();
                onClose();
              }}
            >
              {t('common:actions.cancel')}
            </Button>
            {stored && <DeleteTable table={stored} onDeleted={onClose} />}
          </div>
        }
      />
      {/* A refusal is shown in the form. */}
      {checked && !save.error && (
        <EffectsDialog
          effects={checked.effects}
          startsOn={checked.table.starts_on}
          isBusy={save.isPending}
          onSave={() => save.mutate(checked.table)}
          onClose={() => setChecked(undefined)}
        />
      )}
    </form>
  );
}

type HeadProps = {
  draft: TableDraft;
  tables: readonly ContributionTable[];
  problems: readonly DraftProblem[];
  onChange: (part: Partial<TableDraft>) => void;
};

/** Month, ages and note. */
function Head({ draft, tables, problems, onChange }: HeadProps) {
  const { t } = useTranslation('managePlans');
  const { language } = useLanguage();
  const today = dayInBocaRaton();
  const hasTable = tables.some(({ starts_on }) => starts_on <= today);
  const months = Array.from({ length: 25 }, (_, later) => monthStart(today, later)).filter(
    (month) =>
      (month > today || !hasTable) &&
      (month === draft.startsOn || tables.every(({ starts_on }) => starts_on !== month)),
  );
  const code = problems[0]?.code;
  const agesProblem = code === 'ages' || code === 'agesOrder' || code === 'agesFirst' ? code : null;
  return (
    <div className="grid items-start gap-5 md:grid-cols-2">
      <Field
        label={t('tables.start')}
        hint={t('tables.startHint')}
        error={code === 'start' ? t('validation.start') : undefined}
      >
        <Select
          value={draft.startsOn}
          onChange={({ target }) => onChange({ startsOn: target.value })}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {formatDate(month, language)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('tables.ages')}
        hint={t('tables.agesHint')}
        error={agesProblem ? t(`validation.${agesProblem}`) : undefined}
      >
        <TextInput
          autoComplete="off"
          value={draft.ages}
          onChange={({ target }) => onChange({ ages: target.value })}
        />
      </Field>
      <Field label={t('tables.note')} hint={t('tables.noteHint')} className="md:col-span-2">
        <TextInput
          autoComplete="off"
          maxLength={500}
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </div>
  );
}

function DeleteTable(props: { table: ContributionTable; onDeleted: () => void }) {
  const { table, onDeleted } = props;
  const { t } = useTranslation(['managePlans', 'errors']);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const remove = useSave<void>({
    queryKey: plansKey,
    onSaved: onDeleted,
    save: async () => {
      await deleteTable(table);
      return { text: t('managePlans:tables.deleted') };
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setAsking(true)}
        className="text-danger-700! hover:bg-danger-100!"
      >
        <Trash2 className="size-5" />
        {t('managePlans:tables.delete')}
      </Button>
      <SaveFailure
        error={remove.error}
        message={remove.error ? t(messageKeyOf(remove.error, refusals)) : undefined}
        onReload={undefined}
      />
      <LazyConfirmDialog
        open={isAsking}
        type="danger"
        title={t('managePlans:tables.deleteTitle')}
        message={t('managePlans:tables.deleteText', {
          date: formatDate(table.starts_on, language),
        })}
        confirmLabel={t('managePlans:tables.delete')}
        busy={remove.isPending}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
