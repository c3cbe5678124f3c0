import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatMoment } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import type { Note } from './fetch-thread';
import { addNote, deleteNote } from './save-note';
import { useTyped } from './use-typed';

type NotesProps = { contact: Contact; notes: readonly Note[] };

/** What the team notes for itself; whoever wrote never sees it. */
export function Notes({ contact, notes }: NotesProps) {
  const { t } = useTranslation(['manageContacts', 'commandCenter', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const titleId = useId();
  const [text, setText] = useTyped(`note:${contact.id}`);
  const [isEmpty, setEmpty] = useState(false);
  const noteId = useRef(crypto.randomUUID() as string);
  const refresh = () => client.invalidateQueries({ queryKey: contactKeys.thread(contact.id) });

  const undo = async (id: string) => {
    try {
      await deleteNote(id);
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };
  const add = useMutation({
    mutationFn: (body: string) => addNote(contact, noteId.current, body),
    onSuccess: async () => {
      const id = noteId.current;
      noteId.current = crypto.randomUUID();
      setText('');
      toast({
        text: t('manageContacts:notes.added'),
        undo: { label: t('commandCenter:undo'), onUndo: () => void undo(id) },
      });
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
        {t('manageContacts:notes.title')}
      </h3>
      {notes.length > 0 && (
        <ol className="grid gap-4">
          {notes.map((note) => (
            <li key={note.id} className="grid gap-1 border-b border-line pb-4">
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">
                  {note.admins?.name ?? t('manageContacts:formerTeammate')}
                </span>
                {' · '}
                <time dateTime={note.created_at}>{formatMoment(note.created_at, language)}</time>
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{note.body}</p>
            </li>
          ))}
        </ol>
      )}
      <Field
        label={t('manageContacts:notes.label')}
        hint={t('manageContacts:notes.hint')}
        error={
          isEmpty && text.trim() === '' ? t('manageContacts:validation.textRequired') : undefined
        }
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
        {t('manageContacts:notes.add')}
      </Button>
    </section>
  );
}
