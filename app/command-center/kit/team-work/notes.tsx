import { useQuery } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { completeMention, mentionedSoFar, mentionsOf, splitMentions } from './mentions';
import { type Note, notesQuery, type Subject, useColleagues, useNotes } from './team-work';

type NotesProps = {
  subject: Subject;
  notes: readonly Note[];
  /** Whether this admin may write notes here. */
  mayWrite: boolean;
  /** The key that leads to the box, for screen colleagues. */
  shortcut?: string;
};

/** Notes of the team, which no member ever sees. */
export function Notes({ subject, notes, mayWrite, shortcut }: NotesProps) {
  const { t } = useTranslation('commandCenter');
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-sand p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 text-base font-semibold">
        <StickyNote className="size-5 text-muted" />
        {t('notes.title')}
      </h2>
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map((note) => (
            <NoteLine key={note.id} subject={subject} note={note} mayWrite={mayWrite} />
          ))}
        </ol>
      )}
      {mayWrite && <NoteBox key={subject.id} subject={subject} shortcut={shortcut} />}
    </section>
  );
}

type FetchedNotesProps = Omit<NotesProps, 'notes'>;

/** The notes about a subject that does not bring them itself. */
export function FetchedNotes({ subject, ...props }: FetchedNotesProps) {
  const query = useQuery(notesQuery(subject));
  if (query.data) return <Notes subject={subject} notes={query.data.notes} {...props} />;
  return query.error ? <LoadFailure query={query} /> : <Skeleton className="h-44 rounded-md!" />;
}

type NoteLineProps = { subject: Subject; note: Note; mayWrite: boolean };

function NoteLine({ subject, note, mayWrite }: NoteLineProps) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const { remove, isPending } = useNotes(subject);
  return (
    <li className="grid gap-1 border-b border-line pb-4">
      <div className="flex items-start justify-between gap-2 text-sm text-muted">
        <p>
          <span className="font-semibold text-ink">{note.admin_name ?? t('notes.former')}</span>
          {' · '}
          <time dateTime={note.created_at}>{formatDateTime(note.created_at, language)}</time>
        </p>
        {mayWrite && note.admin_id === admin.id && (
          <button
            type="button"
            aria-label={t('notes.delete')}
            title={t('notes.delete')}
            disabled={isPending}
            onClick={() => remove(note.id)}
            className="-my-2 -mr-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-line/60 hover:text-ink"
          >
            <Trash2 className="size-4" />
          </button>
        )}
      </div>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {splitMentions(note.body, team).map(({ text, isMention }, index) =>
          isMention ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change
            <mark key={index} className="rounded-xs bg-mata-100 px-0.5 text-mata-800">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}

type NoteBoxProps = { subject: Subject; shortcut: string | undefined };

function NoteBox({ subject, shortcut }: NoteBoxProps) {
  const { t } = useTranslation('commandCenter');
  const colleagues = useColleagues(subject.kind);
  const { add, isPending } = useNotes(subject);
  const box = useRef<HTMLTextAreaElement>(null);
  const { text, setText, ...draft } = useStoredText(`note:${subject.id}`);
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useRef(crypto.randomUUID() as string);
  const typed = mentionedSoFar(text);
  const suggested =
    typed === undefined ? [] : colleagues.filter(({ name }) => startsWith(name, typed));
  const submit = () => {
    const body = text.trim();
    setEmpty(body === '');
    if (body === '') return;
    const mentions = mentionsOf(body, colleagues).map(({ id }) => id);
    add({ id: noteId.current, body, mentions }, () => {
      noteId.current = crypto.randomUUID();
      setText('');
    });
  };
  return (
    <>
      <DraftLine restored={draft.restored} onDiscard={draft.discard} />
      <Field
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={isEmpty && text.trim() === '' ? t('notes.required') : undefined}
      >
        <TextArea
          ref={box}
          data-note=""
          aria-keyshortcuts={shortcut}
          rows={2}
          value={text}
          maxLength={5000}
          disabled={isPending}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            if (event.key === 'Escape') {
              event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
            }
          }}
          className="min-h-20"
        />
      </Field>
      {suggested.length > 0 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{t('notes.mention')}</legend>
          {suggested.slice(0, 5).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                setText(completeMention(text, name));
                box.current?.focus();
              }}
              className="min-h-9 rounded-full border border-control bg-white px-3 text-sm font-semibold hover:border-muted"
            >
              @{name}
            </button>
          ))}
        </fieldset>
      )}
      <Button variant="outline" size="sm" busy={isPending} onClick={submit} className="w-fit">
        {t('notes.add')}
      </Button>
    </>
  );
}

/** Compares without accents, because `@fabio` is faster to type. */
function startsWith(name: string, typed: string): boolean {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase();
  return plain(name).startsWith(plain(typed)) && plain(name) !== plain(typed.trim());
}
