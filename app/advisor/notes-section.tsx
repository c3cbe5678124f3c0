import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldAlert, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessageKey } from '~/shared/backend/app-error';
import { clearDraft, readDraft, saveDraft } from '~/shared/browser/form-drafts';
import { newId } from '~/shared/browser/new-id';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { advisorKey, callAdvisor, type Note, notesPerPage, notesQuery } from './backend/advisor';
import { Pages, SectionHead } from './frame/sections';

/** Notes to the team, and its answers. */
export function NotesSection() {
  const { t } = useTranslation('advisor');
  const [page, setPage] = useState(1);
  const query = useQuery(notesQuery(page));
  const { data } = query;
  return (
    <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-8 pt-4 pb-12 md:pt-8 lg:grid-cols-2 lg:pb-20">
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-26">
        <SectionHead title={t('notes.title')} lead={t('notes.lead')} />
        <NoteForm />
      </div>
      <section aria-label={t('notes.list')} className="grid grid-cols-1 gap-4">
        <h2 className="text-heading">{t('notes.list')}</h2>
        {query.isError && !data && <LoadFailure title={t('notes.failed')} query={query} />}
        {query.isPending && <Skeleton className="h-40 w-full rounded-md" />}
        {data?.total === 0 && <p className="text-muted">{t('notes.empty')}</p>}
        {data?.notes.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
        <Pages
          label={t('notes.list')}
          page={page}
          count={Math.ceil((data?.total ?? 0) / notesPerPage)}
          onChange={setPage}
        />
      </section>
    </div>
  );
}

/** A note of the advisor, and the answers to it. */
function NoteCard({ note }: { note: Note }) {
  const { t } = useTranslation('advisor');
  const { language } = useLanguage();
  return (
    <article className="grid grid-cols-1 gap-3 rounded-md bg-white p-5 shadow-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {note.first_name ? t('notes.about', { name: note.first_name }) : t('notes.general')}
        </h3>
        <p className="text-sm text-muted">{formatDateTime(note.created_at, language)}</p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
      {note.answers.length === 0 && <p className="text-sm text-muted">{t('notes.waiting')}</p>}
      {note.answers.map((answer) => (
        <div key={answer.id} className="grid gap-1 rounded-md bg-mata-100 p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">{t('notes.answer')}</span>
            {answer.is_new && <Badge tone="success">{t('notes.isNew')}</Badge>}
            <span className="text-muted">{formatDateTime(answer.created_at, language)}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
        </div>
      ))}
    </article>
  );
}

const longest = 2000;

/** A note to the team, about one person or in general. */
function NoteForm() {
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

/** The person whom the link of a row chose (`people-section.tsx`). */
function aboutOf(state: unknown): About {
  if (typeof state !== 'object' || state === null || !('about' in state)) return undefined;
  const { id, name } = (state.about ?? {}) as Partial<NonNullable<About>>;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
