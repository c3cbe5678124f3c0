import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type Contact, contactKeys } from '~/command-center/contacts/fetch-contacts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { addNote, deleteNote, type Note } from './thread';

type NotesProps = { contact: Contact; notes: readonly Note[] };

/** Notes of the team, which the sender never sees. */
export function Notes({ contact, notes }: NotesProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const client = useQueryClient();
  const reportDone = useSuccessToast(contactKeys.thread(contact.id));
  const titleId = useId();
  const [text, setText] = useStoredText(`note:${contact.id}`);
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useRef(crypto.randomUUID() as string);
  const refresh = () => client.invalidateQueries({ queryKey: contactKeys.thread(contact.id) });

  const add = useMutation({
    mutationFn: (body: string) => addNote(contact, noteId.current, body),
    onSuccess: async () => {
      const id = noteId.current;
      noteId.current = crypto.randomUUID();
      setText('');
      reportDone({ text: t('notes.added'), undo: () => deleteNote(id) });
      await refresh();
    },
  });
  const submit = () => {
    const body = text.trim();
    setEmpty(body === '');
    if (body !== '') add.mutate(body);
  };
  return (
    <section aria-labelledby={titleId} className="grid gap-4 rounded-md bg-sand p-5">
      <h3 id={titleId} className="flex items-center gap-2 text-base font-semibold">
        <StickyNote className="size-5 text-muted" />
        {t('notes.title')}
      </h3>
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-b border-line pb-4">
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">
                  {note.admins?.name ?? t('formerTeammate')}
                </span>
                {' · '}
                <time dateTime={note.created_at}>{formatDateTime(note.created_at, language)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <Field
        label={t('notes.label')}
        hint={t('notes.hint')}
        error={isEmpty && text.trim() === '' ? t('validation.textRequired') : undefined}
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={5000}
          disabled={add.isPending}
          onChange={({ target }) => setText(target.value)}
          className="min-h-20"
        />
      </Field>
      <SaveFailure error={add.error} onReload={() => void refresh()} />
      <Button variant="outline" size="sm" busy={add.isPending} onClick={submit} className="w-fit">
        {t('notes.add')}
      </Button>
    </section>
  );
}
