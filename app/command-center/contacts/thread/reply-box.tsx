import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { contactKeys, type FullContact } from '~/command-center/contacts/fetch-contacts';
import { templatesQuery } from '~/command-center/contacts/templates/templates';
import type { Admin } from '~/command-center/kit/backend/admin';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { EmailPreview } from '~/command-center/kit/sent/email-preview';
import { AppError } from '~/shared/backend/app-error';
import { useLeaveWarning } from '~/shared/browser/use-leave-warning';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { useToast } from '~/shared/ui/toast';
import { firstNameOf } from '../../../../supabase/functions/_shared/mail/first-name';
import { formTitles } from '../../../../supabase/functions/_shared/mail/form-titles';
import { ReplyFiles } from './reply-files';
import { type ChosenFile, replyProblem, sendReply } from './thread';

type ReplyBoxProps = { contact: FullContact; onReload: () => Promise<boolean> };

const longest = 5000;

/** The reply, which is stored and emailed to the sender. */
export function ReplyBox({ contact, onReload }: ReplyBoxProps) {
  const { t } = useTranslation(['manageContacts', 'errors']);
  if (contact.email) return <Box contact={contact} onReload={onReload} />;
  return (
    <Notice tone="info">
      <p>{t('manageContacts:reply.withoutEmail')}</p>
    </Notice>
  );
}

function Box({ contact, onReload }: ReplyBoxProps) {
  const { t } = useTranslation(['manageContacts', 'errors']);
  const { language } = useLanguage();
  const admin = useAdmin();
  const client = useQueryClient();
  const toast = useToast();
  const hintId = useId();
  const { text, setText, ...draft } = useStoredText(`reply:${contact.id}`);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  // The browser cannot store files with the draft.
  useLeaveWarning(files.length > 0);
  const [isEmpty, setEmpty] = useState(false);
  // The id is the same for every attempt with the same text, so that the reply is sent only once.
  const replyId = useRef(crypto.randomUUID() as string);
  const settle = () => client.invalidateQueries({ queryKey: contactKeys.all });
  const send = useMutation({
    mutationFn: (body: string) =>
      sendReply(contact, { replyId: replyId.current, body, files, language }),
    onSuccess: async () => {
      setText('');
      setFiles([]);
      replyId.current = crypto.randomUUID();
      toast({ text: t('manageContacts:reply.sent', { name: contact.name }) });
      await settle();
    },
    onError: async (error) => {
      if (refusalCode(error) !== 'reply_not_sent') return;
      // The reply is stored, and appears above the box with a button to send it again.
      setText('');
      setFiles([]);
      replyId.current = crypto.randomUUID();
      await settle();
    },
  });
  const submit = () => {
    const body = text.trim();
    setEmpty(body === '');
    if (body !== '') send.mutate(body);
  };
  // Files that were not stored are sent again for the same reply.
  const isSameReply = refusalCode(send.error) === 'reply_files_not_stored';
  const isConflict = send.error instanceof AppError && send.error.code === 'conflict';

  return (
    <section
      aria-label={t('manageContacts:reply.title', { name: contact.name })}
      className="grid grid-cols-1 gap-2"
    >
      <DraftLine restored={draft.restored} onDiscard={draft.discard} />
      <Field
        label={t('manageContacts:reply.label')}
        aside={
          <TemplateChoice
            contact={contact}
            onChoose={(body) => setText(text.trim() ? `${text.trimEnd()}\n\n${body}` : body)}
          />
        }
        error={
          isEmpty && text.trim() === '' ? t('manageContacts:validation.textRequired') : undefined
        }
      >
        <TextArea
          lang={contact.language}
          data-reply=""
          rows={2}
          aria-keyshortcuts="r"
          aria-describedby={hintId}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          className="max-h-64! min-h-18!"
          value={text}
          maxLength={longest}
          disabled={send.isPending}
          onChange={({ target }) => {
            setText(target.value);
            // A different text is another reply.
            if (send.isError && !isConflict && !isSameReply) replyId.current = crypto.randomUUID();
          }}
        />
      </Field>
      <SaveFailure
        error={send.error}
        message={t(replyProblem(send.error))}
        onReload={async () => {
          if (await onReload()) send.reset();
        }}
      />
      <ReplyFiles
        files={files}
        isSending={send.isPending}
        onChange={(chosen) => {
          setFiles(chosen);
          if (send.isError && !isConflict && !isSameReply) replyId.current = crypto.randomUUID();
        }}
      />
      {text.trim() !== '' && (
        // The message and the button stay in view.
        <div className="-m-1 max-h-48 overflow-y-auto p-1">
          <EmailPreview
            to={contact.name}
            theirs={contact.language as Language}
            hasTypedText
            email={{ name: 'reply', values: (shown) => replyValues(contact, admin, text, shown) }}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={hintId} className="min-w-0 grow basis-40 text-xs text-muted">
          {t(`manageContacts:reply.hint.${contact.language as 'en'}`)}
        </p>
        <Button size="sm" busy={send.isPending} onClick={submit}>
          {!send.isPending && <Send className="size-4" />}
          {t(send.isPending ? 'manageContacts:reply.sending' : 'manageContacts:reply.send')}
        </Button>
      </div>
    </section>
  );
}

/** What the function `reply-to-message` fills in. */
function replyValues(
  contact: FullContact,
  admin: Pick<Admin, 'first_name'>,
  text: string,
  language: Language,
) {
  const isForm = contact.kind === 'form';
  return {
    firstName: firstNameOf(contact.name),
    subject: isForm ? (formTitles[contact.type]?.[language] ?? '') : contact.subject,
    question: isForm ? '' : (contact.message ?? ''),
    answer: text.trim(),
    answeredBy: admin.first_name,
    reference: contact.id.slice(-8).toUpperCase(),
  };
}

type TemplateChoiceProps = { contact: FullContact; onChoose: (body: string) => void };

/** Inserts a template, in the language of the message. */
function TemplateChoice({ contact, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const { data: templates = [] } = useQuery(templatesQuery);
  if (templates.length === 0) return null;
  return (
    <span className="w-52 max-w-1/2">
      <Select
        aria-label={t('templates.choose')}
        value=""
        className="min-h-9! py-1! pr-9! pl-3! text-sm!"
        onChange={({ target }) => {
          const template = templates.find(({ id }) => id === target.value);
          if (template) onChoose(contact.language === 'en' ? template.body_en : template.body_pt);
        }}
      >
        <option value="">{t('templates.short')}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {language === 'en' ? template.title_en : template.title_pt}
          </option>
        ))}
      </Select>
    </span>
  );
}
