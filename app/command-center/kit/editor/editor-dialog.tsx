import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { AppError } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import type { Difference } from './change-row';
import { DraftLine } from './draft-line';
import { SaveFailure } from './save-failure';
import { type UsedDraft, useDraft } from './use-draft';
import { type SaveResult, useSave } from './use-save';

export type EditorDialogProps<Values extends FieldValues> = {
  title: string;
  description?: string | undefined;
  /** The label of the submit button. */
  submit: ReactNode;
  /** The form and its record, such as `user:42`, to restore what was typed and not saved. */
  draftKey: string;
  /** The part of the values that may be stored as a draft; all of them if none is given. */
  draftOf?: (values: Values) => Values;
  resolver: Resolver<Values>;
  values: Values;
  save: (values: Values) => Promise<SaveResult>;
  /** The queries to refetch after saving. */
  queryKey: QueryKey;
  /** The message of a refusal that only this form knows. */
  problem?: (error: unknown) => string;
  /** The notice of an error that only this form knows, instead of its message. */
  failure?: ((error: unknown) => ReactNode) | undefined;
  /** The label of a column, to list conflicting edits field by field. */
  columnLabel?: (column: string) => string | undefined;
  /** The admin may see the values but not change them. */
  isLocked?: boolean;
  /** Notices above the fields. */
  notices?: ReactNode;
  /** Actions below the fields, outside the fieldset. */
  footer?: ReactNode;
  onClose: () => void;
  /** Refetches the record after another admin saved it. */
  onReload?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
};

/** The fields that differ from the record, and what the record had in them. */
type EditorDraft<Values> = { mine: Partial<Values>; base: Partial<Values> };

/**
 * A form in a dialog. The caller provides fields, schema and save function; the dialog provides
 * drafts, the busy state, refusal messages, conflicts, and the toast with its undo.
 */
export function EditorDialog<Values extends FieldValues>(props: EditorDialogProps<Values>) {
  const { onClose, isLocked = false, draftOf = (values) => values } = props;
  const { t } = useTranslation(['commandCenter', 'common']);
  const formId = useId();
  const form = useForm<Values>({
    resolver: props.resolver,
    defaultValues: props.values as DefaultValues<Values>,
  });
  // This is read during render, because the form tracks only the state that is read.
  const { isDirty } = form.formState;
  const { reset, subscribe } = form;
  const [first] = useState(props.values);
  const read = (): EditorDraft<Values> | undefined => {
    if (!isDirty) return undefined;
    const mine = changedFields(draftOf(form.getValues()), first);
    if (Object.keys(mine).length === 0) return undefined;
    const base = Object.keys(mine).map((field) => [field, baseOf(restored, first, field)]);
    return { mine, base: Object.fromEntries(base) };
  };
  const draft: UsedDraft<EditorDraft<Values>> = useDraft(props.draftKey, read);
  const { restored: kept, touch } = draft;
  // The draft is deleted once it is saved, and its versions still count.
  const [restored] = useState(kept?.value);
  const mine = restored && changedFields(restored.mine, first);
  const conflict =
    kept && props.onReload ? draftConflict(restored, first, props.columnLabel) : undefined;
  useEffect(() => {
    if (restored) {
      reset({ ...first, ...changedFields(restored.mine, first) }, { keepDefaultValues: true });
    }
  }, [restored, first, reset]);
  useEffect(() => subscribe({ formState: { values: true }, callback: touch }), [subscribe, touch]);
  const save = useSave({
    save: async (values: Values) => {
      const result = await props.save(values);
      draft.drop();
      return result;
    },
    queryKey: props.queryKey,
    onSaved: onClose,
  });
  const reload = () => {
    draft.drop();
    if (props.onReload) props.onReload();
    else save.reset();
  };
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        open
        onClose={onClose}
        size="lg"
        title={props.title}
        description={props.description}
        actions={
          <>
            <Button type="submit" form={formId} busy={save.isPending} disabled={isLocked}>
              {props.submit}
            </Button>
            <Button variant="quiet" onClick={cancel}>
              {t('common:actions.cancel')}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          className="grid gap-6 pb-2"
        >
          {mine && Object.keys(mine).length > 0 && (
            <DraftLine
              restored={kept}
              onDiscard={() => {
                draft.discard();
                reset(first);
              }}
            />
          )}
          {conflict && !save.error && (
            <Notice tone="warning" live="status" title={t('commandCenter:conflict.title')}>
              <p>{t('commandCenter:draft.conflict')}</p>
              {props.columnLabel && (
                <Differences error={conflict} columnLabel={props.columnLabel} />
              )}
            </Notice>
          )}
          {props.notices}
          <fieldset disabled={save.isPending || isLocked} className="grid min-w-0 gap-6">
            {props.children}
          </fieldset>
          {props.failure?.(save.error) ?? (
            <SaveFailure error={save.error} message={props.problem?.(save.error)} onReload={reload}>
              {props.columnLabel && (
                <Differences error={save.error} columnLabel={props.columnLabel} />
              )}
            </SaveFailure>
          )}
          {props.footer}
        </form>
      </Dialog>
    </FormProvider>
  );
}

/** The fields of a form whose values differ from the record’s. Fields that the form no longer has are left out. */
function changedFields<Values extends FieldValues>(
  values: Partial<Values>,
  record: Values,
): Partial<Values> {
  const changed = Object.entries(values).filter(
    ([field, value]) => field in record && !isSame(value, record[field]),
  );
  return Object.fromEntries(changed) as Partial<Values>;
}

/** What the record had in a field when it was changed first. */
function baseOf<Values extends FieldValues>(
  restored: EditorDraft<Values> | undefined,
  record: Values,
  field: string,
): unknown {
  return restored && field in restored.base ? restored.base[field] : record[field];
}

/** The conflict of a draft with a record that has changed in the same fields since then. */
function draftConflict<Values extends FieldValues>(
  restored: EditorDraft<Values> | undefined,
  record: Values,
  columnLabel: EditorDialogProps<Values>['columnLabel'],
): AppError | undefined {
  if (!restored) return undefined;
  const differences = Object.entries(changedFields(restored.mine, record))
    .filter(([field]) => !isSame(baseOf(restored, record, field), record[field]))
    .map(([column, mine]): Difference => ({ column, mine, theirs: record[column] }));
  if (differences.length === 0) return undefined;
  // Fields of the form that are no columns have no label.
  const cause = differences.filter(({ column }) => columnLabel?.(column));
  return new AppError('conflict', undefined, { cause });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type DifferencesProps = {
  error: unknown;
  /** The label of a column's field; the column itself if there is none. */
  columnLabel: (column: string) => string | undefined;
};

/** Shows this form's values beside the values that another admin saved, after a conflict. */
function Differences({ error, columnLabel }: DifferencesProps) {
  const { t } = useTranslation('commandCenter');
  const differences = differencesOf(error);
  if (differences.length === 0) return null;
  const shown = (value: unknown) => {
    if (value === null || value === undefined || value === '') return t('conflict.none');
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    return String(value);
  };
  return (
    <table className="w-full text-left text-sm">
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 pr-4 font-semibold">
            {t('conflict.field')}
          </th>
          <th scope="col" className="py-1 pr-4 font-semibold">
            {t('conflict.mine')}
          </th>
          <th scope="col" className="py-1 font-semibold">
            {t('conflict.theirs')}
          </th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ column, mine, theirs }) => {
          // Ids of plans and advisors are not meaningful to users.
          const isId = column.endsWith('_id');
          return (
            <tr key={column} className="align-top">
              <th scope="row" className="py-1 pr-4 font-semibold">
                {columnLabel(column) ?? column}
              </th>
              <td className="py-1 pr-4 wrap-anywhere">
                {isId ? t('conflict.other') : shown(mine)}
              </td>
              <td className="py-1 wrap-anywhere">{isId ? t('conflict.other') : shown(theirs)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function differencesOf(error: unknown): Difference[] {
  return error instanceof AppError && Array.isArray(error.cause) ? error.cause : [];
}
