import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { newId } from '~/shared/browser/new-id';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice } from '~/shared/ui/notice';
import { unsavedEntry } from '../data/unsaved';
import { FailureReason } from '../failure-reason';

type Draft = { body: string; messageId: string };

type MessageFormProps = {
  /** A name for what is typed and not sent yet. */
  draftName: string;
  label: string;
  hint?: string;
  failedTitle: string;
  sendLabel: string;
  sendingLabel: string;
  send: (message: Draft) => Promise<void>;
  onSent: () => void;
  /** Another button. */
  children?: ReactNode;
};

const longest = 4000;

/**
 * A message to the team. What is typed stays in this tab until it was sent, and keeps its id, so
 * that a message whose response was lost does not arrive twice.
 */
export function MessageForm(props: MessageFormProps) {
  const { draftName, label, hint, failedTitle, sendLabel, sendingLabel, children } = props;
  const { t } = useTranslation('requests');
  const user = usePortalUser();
  const [entry] = useState(() => unsavedEntry(user.id, draftName, isDraft));
  const [draft, setDraft] = useState<Draft>(() => entry.read() ?? emptyDraft());
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const length = draft.body.length;

  const keep = (next: Draft) => {
    setDraft(next);
    if (next.body === '') entry.remove();
    else entry.write(next);
  };
  const sending = useSingleMutation({
    mutationFn: () => props.send(draft),
    onSuccess: () => {
      keep(emptyDraft());
      setTried(false);
      props.onSent();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft.body.trim() === '' || length > longest) input.current?.focus();
    else sending.mutate();
  };

  const values = { length, count: longest };
  const error =
    length > longest
      ? t('messages.tooLong', values)
      : isTried && draft.body.trim() === '' && t('messages.emptyIssue');
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={sending.isPending} className="grid gap-4">
        {sending.error && (
          <FailureNotice reason={sending.error} title={failedTitle}>
            <p>
              <FailureReason failure={sending.error} />
            </p>
          </FailureNotice>
        )}
        <Field label={label} hint={hint} {...(error && { error })}>
          <TextArea
            ref={input}
            value={draft.body}
            // A changed text is another message.
            onChange={({ target }) => keep({ body: target.value, messageId: newId() })}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isPending}>
            {sending.isPending ? sendingLabel : sendLabel}
          </Button>
          {children}
        </div>
      </fieldset>
    </form>
  );
}

function emptyDraft(): Draft {
  return { body: '', messageId: newId() };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { body, messageId } = value as Partial<Draft>;
  return typeof body === 'string' && typeof messageId === 'string';
}
