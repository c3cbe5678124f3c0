import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { SaveFailure } from '~/components/command-center/save-failure';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { AppError } from '~/lib/app-error';
import { refusalCode } from '~/lib/command-center/admin-request-error';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { TextArea } from '~/ui/text-area';
import { useToast } from '~/ui/toast';
import { contactKeys } from '../api/contact-keys';
import type { Contact } from '../api/fetch-contacts';
import { sendReply } from '../api/send-reply';
import { templatesQuery } from '../api/templates';
import { replyProblem } from '../reply-problem';
import { useTyped } from '../use-typed';

type ReplyBoxProps = { contact: Contact; onReload: () => Promise<boolean> };

const longest = 5000;

/** The box whose text leaves by e-mail, in the writer's language, and is kept. */
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
  const client = useQueryClient();
  const toast = useToast();
  const titleId = useId();
  const [text, setText] = useTyped(`reply:${contact.id}`);
  const [isEmpty, setEmpty] = useState(false);
  // The same for every try with the same words, so that nothing leaves twice.
  const replyId = useRef(crypto.randomUUID() as string);
  const settle = () => client.invalidateQueries({ queryKey: contactKeys.all });
  const send = useMutation({
    mutationFn: (body: string) => sendReply(contact, { replyId: replyId.current, body, language }),
    onSuccess: async () => {
      setText('');
      replyId.current = crypto.randomUUID();
      toast({ text: t('manageContacts:reply.sent', { name: contact.name }) });
      await settle();
    },
    onError: async (error) => {
      if (refusalCode(error) !== 'reply_not_sent') return;
      // It is kept, and stands above the box with a way to send it again.
      setText('');
      replyId.current = crypto.randomUUID();
      await settle();
    },
  });
  const submit = () => {
    const body = text.trim();
    setEmpty(body === '');
    if (body !== '') send.mutate(body);
  };
  const isConflict = send.error instanceof AppError && send.error.code === 'conflict';

  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} className="text-base font-semibold">
        {t('manageContacts:reply.title', { name: contact.name })}
      </h3>
      <TemplateChoice
        contact={contact}
        onChoose={(body) => setText(text.trim() ? `${text.trimEnd()}\n\n${body}` : body)}
      />
      <Field
        label={t('manageContacts:reply.label')}
        hint={t(`manageContacts:reply.hint.${contact.language as 'en'}`)}
        error={
          isEmpty && text.trim() === '' ? t('manageContacts:validation.textRequired') : undefined
        }
      >
        <TextArea
          lang={contact.language}
          value={text}
          maxLength={longest}
          disabled={send.isPending}
          onChange={({ target }) => {
            setText(target.value);
            // Other words are another reply.
            if (send.isError && !isConflict) replyId.current = crypto.randomUUID();
          }}
        />
      </Field>
      {isConflict ? (
        <SaveFailure
          error={send.error}
          onReload={async () => {
            if (await onReload()) send.reset();
          }}
        />
      ) : (
        send.error &&
        refusalCode(send.error) !== 'admin_session_ended' && (
          <Notice tone="danger" live="alert">
            <p>{t(replyProblem(send.error))}</p>
          </Notice>
        )
      )}
      <Button busy={send.isPending} onClick={submit} className="w-fit">
        <Send className="size-5" />
        {t(send.isPending ? 'manageContacts:reply.sending' : 'manageContacts:reply.send')}
      </Button>
    </section>
  );
}

type TemplateChoiceProps = { contact: Contact; onChoose: (body: string) => void };

/** Puts the team's own words into the box, in the language of whoever wrote. */
function TemplateChoice({ contact, onChoose }: TemplateChoiceProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const { data: templates = [] } = useQuery(templatesQuery);
  if (templates.length === 0) return null;
  return (
    <Field label={t('templates.choose')}>
      <Select
        value=""
        onChange={({ target }) => {
          const template = templates.find(({ id }) => id === target.value);
          if (template) onChoose(contact.language === 'en' ? template.body_en : template.body_pt);
        }}
      >
        <option value="">{t('templates.none')}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {language === 'en' ? template.title_en : template.title_pt}
          </option>
        ))}
      </Select>
    </Field>
  );
}
