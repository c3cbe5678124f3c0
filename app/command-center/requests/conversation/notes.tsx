import { useQuery } from '@tanstack/react-query';
import { StickyNote, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { useAssignees } from '~/command-center/requests/choose-dialog';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { useMayWork, useWork } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { addNote, deleteNote } from './conversation';
import { completeMention, mentionedSoFar, mentionsOf, splitMentions } from './mentions';

/** Notes of the team, which the member never sees. */
export function Notes({ data: { request, notes } }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const titleId = useId();
  const admin = useAdmin();
  const mayWork = useMayWork();
  const { data: team = [] } = useQuery(teamQuery);
  const work = useWork();
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
            <li key={note.id} className="grid gap-1 border-b border-line pb-4">
              <div className="flex items-start justify-between gap-2 text-sm text-muted">
                <p>
                  <span className="font-semibold text-ink">
                    {note.admin_name ?? t('formerTeammate')}
                  </span>
                  {' · '}
                  <time dateTime={note.created_at}>
                    {formatDateTime(note.created_at, language)}
                  </time>
                </p>
                {mayWork && note.admin_id === admin.id && (
                  <button
                    type="button"
                    aria-label={t('notes.delete')}
                    title={t('notes.delete')}
                    disabled={work.isPending}
                    onClick={() =>
                      work.mutate({ work: () => deleteNote(note.id), text: t('notes.deleted') })
                    }
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
          ))}
        </ol>
      )}
      {mayWork && <NoteBox key={request.id} requestId={request.id} />}
    </section>
  );
}

function NoteBox({ requestId }: { requestId: string }) {
  const { t } = useTranslation('manageRequests');
  const assignees = useAssignees();
  const work = useWork();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useStoredText(`request-note:${requestId}`);
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useRef(crypto.randomUUID() as string);
  const typed = mentionedSoFar(text);
  const suggested =
    typed === undefined ? [] : assignees.filter(({ name }) => startsWith(name, typed));
  const submit = () => {
    const body = text.trim();
    setEmpty(body === '');
    if (body === '') return;
    const mentions = mentionsOf(body, assignees).map(({ id }) => id);
    work.mutate(
      {
        work: () => addNote({ id: noteId.current, request_id: requestId, body, mentions }),
        text: t('notes.added'),
      },
      {
        onSuccess: () => {
          noteId.current = crypto.randomUUID();
          setText('');
        },
      },
    );
  };
  return (
    <>
      <Field
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={isEmpty && text.trim() === '' ? t('validation.textRequired') : undefined}
      >
        <TextArea
          ref={box}
          data-note=""
          aria-keyshortcuts="n"
          rows={2}
          value={text}
          maxLength={4000}
          disabled={work.isPending}
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
      <Button variant="outline" size="sm" busy={work.isPending} onClick={submit} className="w-fit">
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
