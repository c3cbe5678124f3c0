import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { useSave } from '~/command-center/kit/editor/use-save';
import { membersKey } from '~/command-center/members/members-key';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { newId } from '~/shared/browser/new-id';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { answerNote, type NoteAnswer, noteQuery, type OpenNote } from './fetch-notes';

const longest = 2000;

/** One note of an advisor, its answers, and a new answer. */
export function NoteDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('manageAdvisors');
  const query = useQuery(noteQuery(id));
  return (
    <FetchedEditor title={t('notes.dialog')} query={query} onClose={onClose}>
      {(note) => <OpenedNote note={note} onClose={onClose} />}
    </FetchedEditor>
  );
}

function OpenedNote({ note, onClose }: { note: OpenNote; onClose: () => void }) {
  const { t } = useTranslation(['manageAdvisors', 'common']);
  const { language } = useLanguage();
  const { showMember } = useMemberAddress();
  const client = useQueryClient();
  const { text: body, setText, ...draft } = useStoredText(`advisor-note:${note.id}`);
  // Another text is another answer.
  const answerId = useRef(newId());
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  // The note is no longer new: the list and the number of new ones are out of date.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [...membersKey, 'advisor-portal'] });
  }, [client]);

  const answer = useSave<void>({
    save: async () => {
      await answerNote(note.id, answerId.current, body);
      setText('');
      return { text: t('manageAdvisors:notes.answered', { name: note.agent_name }) };
    },
    queryKey: membersKey,
    onSaved: onClose,
  });
  const length = body.length;
  const isEmpty = body.trim() === '';
  const send = () => {
    setTried(true);
    if (isEmpty || length > longest) input.current?.focus();
    else answer.mutate();
  };
  const error =
    length > longest
      ? t('manageAdvisors:notes.tooLong', { length, count: longest })
      : isTried && isEmpty && t('manageAdvisors:notes.required');
  const { member_id: memberId } = note;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={note.agent_name}
      description={t('manageAdvisors:notes.sentOn', {
        about: note.person_name ?? t('manageAdvisors:notes.general'),
        date: formatDateTime(note.created_at, language),
      })}
      actions={
        <>
          <Button busy={answer.isPending} onClick={send}>
            {t('manageAdvisors:notes.send')}
          </Button>
          {memberId && (
            <Button variant="outline" onClick={() => showMember(memberId)}>
              {t('manageAdvisors:notes.toMember')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5 pb-2">
        <p className="rounded-md bg-white p-5 wrap-anywhere whitespace-pre-line shadow-raised">
          {note.body}
        </p>
        {note.answers.map((one) => (
          <GivenAnswer key={one.id} answer={one} />
        ))}
        <DraftLine restored={draft.restored} onDiscard={draft.discard} />
        <Field
          label={t('manageAdvisors:notes.answer')}
          hint={t('manageAdvisors:notes.hint')}
          {...(error && { error })}
        >
          <TextArea
            ref={input}
            value={body}
            disabled={answer.isPending}
            onChange={({ target }) => {
              answerId.current = newId();
              setText(target.value);
            }}
          />
        </Field>
        <SaveFailure error={answer.error} onReload={undefined} />
      </div>
    </Dialog>
  );
}

function GivenAnswer({ answer }: { answer: NoteAnswer }) {
  const { t } = useTranslation('manageAdvisors');
  const { language } = useLanguage();
  return (
    <div className="grid gap-1 rounded-md bg-mata-100 p-4">
      <p className="text-sm text-muted">
        {t('notes.answeredBy', {
          name: answer.admin_name ?? t('notes.team'),
          date: formatDateTime(answer.created_at, language),
        })}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
    </div>
  );
}
