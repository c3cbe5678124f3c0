import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Send, X } from 'lucide-react';
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useStoredText } from '~/command-center/kit/editor/use-draft';
import { MessageFiles } from '~/command-center/kit/message-files';
import { MessageText } from '~/command-center/kit/message-text/message-text';
import { choicesQuery, documentName, emailOfAsking } from '~/command-center/kit/request-choices';
import { usualDueDate } from '~/command-center/requests/documents/usual-due-date';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import { type Macro, macrosQuery } from '~/command-center/requests/settings/fetch-macros';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { useSendReply } from './conversation';
import { fillPlaceholders, placeholderValues } from './placeholders';
import { RequestEmail } from './request-email';

/** The box of the next message. */
export type ReplyHandle = {
  /** Adds a text as a macro does: what is typed stays above it. */
  insert: (text: string) => void;
};

type ThreadProps = { data: OpenRequest; reply: Ref<ReplyHandle> };

/** The messages between member and team, and the box for the next one. */
export function Thread({ data, reply }: ThreadProps) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const mayWork = useMayWork();
  const { messages, member, request } = data;
  return (
    <FactGroup
      title={t('thread.title')}
      form={
        <>
          {messages.length === 0 && <p className="text-muted">{t('thread.empty')}</p>}
          <ol className="grid gap-3">
            {messages.map((message) => {
              const isTeam = message.author === 'team';
              return (
                <li
                  key={message.id}
                  className={clsx(
                    'grid max-w-[46rem] gap-1 rounded-md px-4 py-3',
                    isTeam ? 'ml-6 bg-mata-50' : 'mr-6 bg-sand/70',
                  )}
                >
                  <p className="text-sm text-muted">
                    <span className="font-semibold text-ink">
                      {isTeam ? (message.admin_name ?? t('formerTeammate')) : member.first_name}
                    </span>
                    {' · '}
                    <time dateTime={message.created_at}>
                      {formatDateTime(message.created_at, language)}
                    </time>
                  </p>
                  {isTeam ? (
                    <p lang={request.language} className="wrap-anywhere whitespace-pre-wrap">
                      {message.body}
                    </p>
                  ) : (
                    <MessageText text={message.body} lang={request.language} />
                  )}
                  <MessageFiles files={message.files} />
                </li>
              );
            })}
          </ol>
        </>
      }
      footer={mayWork && <ReplyBox key={request.id} data={data} reply={reply} />}
    />
  );
}

const longest = 4000;

/** The next message to the member, and the documents that it requests. */
function ReplyBox({ data, reply }: ThreadProps) {
  const { request, member } = data;
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const admin = useAdmin();
  const hintId = useId();
  const dueId = useId();
  const { data: choices } = useQuery(choicesQuery);
  const documents = choices?.documents ?? [];
  const { text, setText, ...draft } = useStoredText(`request-reply:${request.id}`);
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const [dueOn, setDueOn] = useState(() => usualDueDate(request));
  const [isEmpty, setEmpty] = useState(false);
  // The macro as it was filled in last: if it is unchanged, a new date replaces the old one in it.
  const filled = useRef<{ body: string; text: string }>(undefined);
  const send = useSendReply(request, member.first_name, () => {
    setText('');
    setKinds([]);
    filled.current = undefined;
  });

  const fill = (body: string, wanted: readonly string[], due: string) =>
    fillPlaceholders(
      body,
      placeholderValues({
        firstName: member.first_name,
        number: request.number,
        kinds: wanted,
        dueOn: due,
        admin: admin.first_name,
        language: request.language,
        documents,
      }),
    );
  const insert = (body: string, documentKinds: readonly string[] = []) => {
    const wanted = [...new Set([...kinds, ...documentKinds])];
    const next = fill(body, wanted, dueOn);
    filled.current = text.trim() === '' ? { body, text: next } : undefined;
    setText(text.trim() === '' ? next : `${text.trimEnd()}\n\n${next}`);
    setKinds(wanted);
  };
  const choose = (macro: Macro) =>
    insert(request.language === 'en' ? macro.body_en : macro.body_pt, macro.document_kinds);
  useImperativeHandle(reply, () => ({ insert: (text) => insert(text) }));
  const update = (wanted: readonly string[], due: string) => {
    setKinds(wanted);
    setDueOn(due);
    if (!filled.current || filled.current.text !== text) return;
    const next = fill(filled.current.body, wanted, due);
    filled.current = { ...filled.current, text: next };
    setText(next);
  };
  const submit = () => {
    const body = fill(text, kinds, dueOn).trim();
    setEmpty(body === '');
    if (body !== '') send.mutate({ body, kinds, ...(kinds.length > 0 && dueOn && { dueOn }) });
  };

  return (
    <section
      id="reply"
      aria-label={t('thread.reply', { name: member.first_name })}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <DraftLine restored={draft.restored} onDiscard={draft.discard} />
      <Field
        label={t('thread.reply', { name: member.first_name })}
        aside={<MacroChoice onChoose={choose} />}
        error={isEmpty && text.trim() === '' ? t('thread.required') : undefined}
        className="grid-cols-[minmax(0,1fr)]"
      >
        <TextArea
          lang={request.language}
          data-reply=""
          aria-keyshortcuts="r"
          aria-describedby={hintId}
          value={text}
          maxLength={longest}
          disabled={send.isPending}
          onChange={({ target }) => {
            setText(target.value);
            send.onEdit();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
            if (event.key === 'Escape') {
              event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
            }
          }}
        />
      </Field>
      {kinds.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-muted">{t('thread.asks')}</span>
          {kinds.map((kind) => {
            const document = documentName(documents, kind, language);
            return (
              <button
                key={kind}
                type="button"
                aria-label={t('thread.drop', { document })}
                onClick={() =>
                  update(
                    kinds.filter((one) => one !== kind),
                    dueOn,
                  )
                }
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-mata-100 px-3 font-semibold text-mata-800 hover:bg-mata-300/50"
              >
                {document}
                <X className="size-4" />
              </button>
            );
          })}
          <label htmlFor={dueId} className="inline-flex items-center gap-2 text-muted">
            {t('thread.due')}
            <TextInput
              id={dueId}
              type="date"
              value={dueOn}
              onChange={({ target }) => update(kinds, target.value)}
              className="min-h-9! w-40! py-1! text-sm!"
            />
          </label>
        </div>
      )}
      <SaveFailure error={send.error} message={send.problem} onReload={send.reset} />
      {text.trim() !== '' && (
        <MessagePreview
          data={data}
          typed={text.trim()}
          body={fill(text, kinds, dueOn).trim()}
          asks={kinds.length > 0}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={hintId} className="min-w-0 grow basis-40 text-xs text-muted">
          {t(`thread.hint.${request.language}`)}
        </p>
        <Button size="sm" busy={send.isPending} onClick={submit}>
          {!send.isPending && <Send className="size-4" />}
          {kinds.length > 0 ? t('thread.sendAndAsk', { count: kinds.length }) : t('thread.send')}
        </Button>
      </div>
    </section>
  );
}

type MessagePreviewProps = { data: OpenRequest; typed: string; body: string; asks: boolean };

/** The message with its placeholders filled in, and the email that announces it. */
function MessagePreview({ data, typed, body, asks }: MessagePreviewProps) {
  const { t } = useTranslation('manageRequests');
  const { data: choices } = useQuery(choicesQuery);
  const { request, member } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {body !== typed && (
        <section aria-label={t('thread.preview', { name: member.first_name })}>
          <p className="text-sm text-muted">{t('thread.preview', { name: member.first_name })}</p>
          <p lang={request.language} className="text-sm wrap-anywhere whitespace-pre-wrap">
            {body}
          </p>
        </section>
      )}
      <RequestEmail
        request={request}
        firstName={member.first_name}
        kind={(asks && emailOfAsking(choices?.states ?? [], request.state)) || 'update'}
      />
    </div>
  );
}

/** Inserts a macro, whose title is in the admin's language and whose text is in the member's. */
function MacroChoice({ onChoose }: { onChoose: (macro: Macro) => void }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: macros = [] } = useQuery(macrosQuery);
  if (macros.length === 0) return null;
  return (
    <span className="w-56 max-w-1/2">
      <Select
        data-macro=""
        aria-keyshortcuts="m"
        aria-label={t('thread.macro')}
        value=""
        className="min-h-9! py-1! pr-9! pl-3! text-sm!"
        onChange={({ target }) => {
          const macro = macros.find(({ id }) => id === target.value);
          if (macro) onChoose(macro);
        }}
      >
        <option value="">{t('thread.macroShort')}</option>
        {macros.map((macro) => (
          <option key={macro.id} value={macro.id}>
            {language === 'en' ? macro.title_en : macro.title_pt}
          </option>
        ))}
      </Select>
    </span>
  );
}
