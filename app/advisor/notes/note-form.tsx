import { useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { advisorKey, callAdvisor } from '~/advisor/backend/advisor';
import { errorMessageKey } from '~/shared/backend/app-error';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { newId } from '~/shared/browser/new-id';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice, Notice } from '~/shared/ui/notice';

const longest = 2000;

/** A note to the team, about one person or in general. */
export function NoteForm() {
  const { t } = useTranslation(['advisor', 'errors']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const chosen = aboutOf(useHistoryState());
  const [stored, setDraft] = useState(readNoteDraft);
  const draft: NoteDraft = chosen ? { ...stored, about: chosen } : stored;
  const [isTried, setTried] = useState(false);
  const [isSent, setSent] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { body, about } = draft;

  const keep = (next: NoteDraft) => {
    setDraft(next);
    storeNoteDraft(next);
  };
  const forgetPerson = () => {
    keep({ ...draft, id: newId(), about: undefined });
    void navigate('.', { replace: true, state: null, preventScrollReset: true });
    input.current?.focus();
  };
  const sending = useSingleMutation({
    mutationFn: () =>
      callAdvisor('write_advisor_note', {
        note_id: draft.id,
        person_id: about?.id ?? null,
        body: body.replaceAll('\0', ''),
      }),
    onSuccess: () => {
      keep({ id: newId(), body: '', about: undefined });
      setTried(false);
      setSent(true);
      if (chosen) void navigate('.', { replace: true, state: null, preventScrollReset: true });
      void client.invalidateQueries({ queryKey: advisorKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The second click of a double click can find the note sent and the field empty.
    if (isSent && body === '') return;
    setTried(true);
    setSent(false);
    if (body.trim() === '' || body.length > longest) input.current?.focus();
    else sending.mutate();
  };
  const values = { length: body.length, count: longest };
  const error =
    body.length > longest
      ? t('advisor:notes.tooLong', values)
      : isTried && body.trim() === '' && t('advisor:notes.required');

  return (
    <form noValidate onSubmit={submit} className="rounded-md bg-white p-5 shadow-raised md:p-6">
      <fieldset disabled={sending.isPending} className="grid grid-cols-1 gap-4">
        {sending.error && (
          <FailureNotice reason={sending.error} title={t('advisor:notes.failedTitle')}>
            <p>{t(`errors:${errorMessageKey(sending.error)}`)}</p>
          </FailureNotice>
        )}
        <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold wrap-anywhere">
            {about ? t('advisor:notes.about', { name: about.name }) : t('advisor:notes.general')}
          </p>
          {about && (
            <Button type="button" variant="quiet" size="sm" onClick={forgetPerson}>
              <X className="size-4.5" />
              {t('advisor:notes.removePerson')}
            </Button>
          )}
        </div>
        <div className="flex gap-3 rounded-md bg-warning-100 p-4 text-sm text-warning-700">
          <ShieldAlert className="mt-px size-5 shrink-0" />
          <div className="grid gap-1">
            <p className="font-semibold">{t('advisor:notes.warning')}</p>
            <p>{t('advisor:notes.warningText')}</p>
          </div>
        </div>
        <Field
          label={t('advisor:notes.label')}
          aside={
            <span className="text-muted tabular-nums">{t('advisor:notes.counter', values)}</span>
          }
          {...(error && { error })}
        >
          <TextArea
            ref={input}
            value={body}
            onChange={({ target }) => keep({ ...draft, body: target.value, id: newId() })}
          />
        </Field>
        <Button type="submit" busy={sending.isPending} className="justify-self-start">
          {sending.isPending ? t('advisor:notes.sending') : t('advisor:notes.send')}
        </Button>
      </fieldset>
      <div role="status">
        {isSent && (
          <Notice tone="success" className="mt-4">
            <p>{t('advisor:notes.sent')}</p>
          </Notice>
        )}
      </div>
    </form>
  );
}

/** Whom a note is about; undefined for a general one. */
export type About = { id: string; name: string } | undefined;

/** A note that is not sent yet. The id stays with the text, so that a repeated request stores it once. */
type NoteDraft = { id: string; body: string; about: About };

const key = 'advisor-note';

/** The text of this tab, also after a reload. The end of the session deletes it. */
function readNoteDraft(): NoteDraft {
  const { values = {}, attempt } = readDraft(key) ?? {};
  const [body = ''] = values.body ?? [];
  const [id, name = ''] = values.about ?? [];
  return { id: attempt?.id ?? newId(), body, about: id ? { id, name } : undefined };
}

function storeNoteDraft({ id, body, about }: NoteDraft): void {
  clearDraft(key);
  if (body === '' && !about) return;
  saveDraft(key, {
    values: { body: [body], ...(about && { about: [about.id, about.name] }) },
    attempt: { id, content: '' },
  });
}

/** The person whom the link of a row chose (`person-row.tsx`). */
function aboutOf(state: unknown): About {
  if (typeof state !== 'object' || state === null || !('about' in state)) return undefined;
  const { id, name } = (state.about ?? {}) as Partial<NonNullable<About>>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
