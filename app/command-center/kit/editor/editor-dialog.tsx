import { type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  useForm,
} from 'react-hook-form';
import { saveProblem } from '~/command-center/members/save-problem';
import { type Saved, useSave } from '~/command-center/members/use-save';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import type { EditedTable } from './change-row';
import { Differences } from './differences';
import { useDraft } from './drafts';
import { SaveFailure } from './save-failure';
import { useRestored } from './use-restored';

type EditorDialogProps<Values extends FieldValues> = {
  title: string;
  description?: string;
  submit: string;
  /** Names the form and what it edits, for what is typed when the session ends. */
  draftKey: string;
  /** What is edited, for refusals of its own. */
  table?: EditedTable;
  /** What to tell when saving is refused, where it is no table's refusal. */
  problem?: (error: unknown) => string;
  resolver: Resolver<Values>;
  values: Values;
  save: (values: Values) => Promise<Saved>;
  onClose: () => void;
  /** Fetches what is edited once more, after somebody else was quicker. */
  onReload?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** A form in a dialog: its fields are the children, everything around it is here. */
export function EditorDialog<Values extends FieldValues>(props: EditorDialogProps<Values>) {
  const { t } = useTranslation(['manageMembers', 'commandCenter', 'errors', 'common']);
  const formId = useId();
  const form = useForm<Values>({
    resolver: props.resolver,
    defaultValues: props.values as DefaultValues<Values>,
  });
  const { isDirty } = form.formState;
  const draft = useDraft<Values>(props.draftKey, () => (isDirty ? form.getValues() : undefined));
  useRestored(form, draft);
  const save = useSave(props.save, props.onClose);
  return (
    <Dialog
      open
      onClose={props.onClose}
      size="lg"
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending}>
            {props.submit}
          </Button>
          <Button variant="quiet" onClick={props.onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          className="grid gap-6 pb-2"
        >
          {draft && (
            <Notice tone="info" live="status">
              <p>{t('manageMembers:form.draftRestored')}</p>
            </Notice>
          )}
          <fieldset disabled={save.isPending} className="grid min-w-0 gap-6">
            {props.children}
          </fieldset>
          <SaveFailure
            error={save.error}
            message={props.problem?.(save.error) ?? t(saveProblem(save.error, props.table))}
            onReload={props.onReload}
          >
            <Differences error={save.error} />
          </SaveFailure>
        </form>
      </FormProvider>
    </Dialog>
  );
}
