import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId } from 'react';
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
import { useDraft } from './drafts';
import { SaveFailure } from './save-failure';
import { type SaveResult, useSave } from './use-save';

export type EditorDialogProps<Values extends FieldValues> = {
  title: string;
  description?: string | undefined;
  /** The label of the submit button. */
  submit: ReactNode;
  /** The form and its record, such as `user:42`, to restore the draft when the session ends. */
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
  const { reset } = form;
  const draft = useDraft<Values>(props.draftKey, () =>
    isDirty ? draftOf(form.getValues()) : undefined,
  );
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [draft, reset]);
  const save = useSave({ save: props.save, queryKey: props.queryKey, onSaved: onClose });
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
            <Button variant="quiet" onClick={onClose}>
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
          {draft && (
            <Notice tone="info" live="status">
              <p>{t('commandCenter:draftRestored')}</p>
            </Notice>
          )}
          {props.notices}
          <fieldset disabled={save.isPending || isLocked} className="grid min-w-0 gap-6">
            {props.children}
          </fieldset>
          {props.failure?.(save.error) ?? (
            <SaveFailure
              error={save.error}
              message={props.problem?.(save.error)}
              onReload={props.onReload ?? (() => save.reset())}
            >
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
