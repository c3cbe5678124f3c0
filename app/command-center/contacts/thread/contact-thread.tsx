import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, CircleAlert, Mail, MailCheck, Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  type Contact,
  contactKeys,
  type FullContact,
} from '~/command-center/contacts/fetch-contacts';
import { MessageFiles } from '~/command-center/kit/message-files';
import { MessageText } from '~/command-center/kit/message-text/message-text';
import { FetchedNotes } from '~/command-center/kit/team-work/notes';
import { describeAnswers } from '~/content/forms/describe-answers';
import { loadFormTexts } from '~/content/forms/texts';
import { WhatsAppIcon } from '~/shared/chrome/brand-icons';
import { formatDateTime } from '~/shared/format/dates';
import { normalizePhone, phoneDigits } from '~/shared/format/phone';
import type { FormSlug } from '~/shared/forms/form-settings';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { useToast } from '~/shared/ui/toast';
import {
  answersQuery,
  type Reply,
  replyProblem,
  sendAgain,
  type ThreadFile,
  threadQuery,
} from './thread';

type ContactThreadProps = {
  contact: FullContact;
  /** Facts about the sender; none if they are beside the thread. */
  facts?: ReactNode;
  /** The reply box, if its position is between replies and notes. */
  children?: ReactNode;
};

/** The message, its replies, and the notes of the team. */
export function ContactThread({ contact, facts, children }: ContactThreadProps) {
  const { t } = useTranslation('manageContacts');
  const thread = useQuery(threadQuery(contact));
  return (
    <>
      <section
        aria-label={t('detail.text')}
        className="grid grid-cols-1 gap-4 rounded-md bg-white p-5 shadow-raised"
      >
        <div className="grid gap-3 border-b border-line/70 pb-4">
          <SenderDetails contact={contact} />
          {facts}
        </div>
        {contact.kind === 'form' ? (
          <FormAnswers contact={contact} />
        ) : (
          <MessageText text={contact.message ?? ''} lang={contact.language} />
        )}
        {contact.about_request && (
          <Notice tone="info">
            <p>{t('mail.otherAddress', { number: contact.about_request })}</p>
          </Notice>
        )}
        {thread.data && (
          <MessageFiles files={thread.data.files.filter(({ reply_id }) => reply_id === null)} />
        )}
      </section>
      {!thread.data && thread.error && <LoadFailure query={thread} />}
      {!thread.data && !thread.error && <Skeleton className="h-20" />}
      {thread.data && (
        <Replies contact={contact} replies={thread.data.replies} files={thread.data.files} />
      )}
      {children}
      <FetchedNotes
        subject={{ kind: contact.kind, id: contact.id, queryKey: contactKeys.thread(contact.id) }}
        mayWrite
      />
    </>
  );
}

/** The questions and answers of a form, as plain text. */
function FormAnswers({ contact }: { contact: Contact }) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const slug = contact.type as FormSlug;
  const words = useQuery({
    queryKey: ['form-words', slug, language] as const,
    queryFn: () => loadFormTexts(slug, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const query = useQuery(answersQuery(contact.id));
  if (query.error) {
    return <LoadFailure query={query} />;
  }
  if (!query.data || words.isPending) return <Skeleton className="h-40" />;
  const form = words.data ?? { lead: '', submit: '', sent: { title: '', text: '' }, fields: {} };
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {describeAnswers(query.data, form, language).map(({ name, label, values }) => (
          <div
            key={name}
            className={values.join('').length > 60 || values.length === 0 ? 'sm:col-span-2' : ''}
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold wrap-anywhere whitespace-pre-wrap">
              {values.length > 0 ? (
                values.join('\n')
              ) : (
                <span className="flex items-center gap-2 text-mata-700">
                  <Check className="size-4" />
                  {t('detail.ticked')}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted">{t('detail.openingIsLogged')}</p>
    </div>
  );
}

type RepliesProps = {
  contact: Contact;
  replies: readonly Reply[];
  files: readonly ThreadFile[];
};

/** The replies of both sides, who wrote them, and whether ours were emailed. */
function Replies({ contact, replies, files }: RepliesProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const titleId = useId();
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h3 id={titleId} className="text-base font-semibold">
        {t('replies.title')}
      </h3>
      <ol className="grid grid-cols-1 gap-3">
        {replies.map((reply) => (
          <li
            key={reply.id}
            className={clsx(
              'grid grid-cols-1 gap-2 rounded-md p-5',
              reply.is_from_sender ? 'bg-white shadow-raised' : 'bg-mata-50',
            )}
          >
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink wrap-anywhere">
                {reply.is_from_sender
                  ? contact.name || t('nameless')
                  : (reply.admins?.name ?? t('formerTeammate'))}
              </span>
              {' · '}
              <time dateTime={reply.created_at}>{formatDateTime(reply.created_at, language)}</time>
            </p>
            {reply.is_from_sender ? (
              <MessageText text={reply.body} />
            ) : (
              <p className="wrap-anywhere whitespace-pre-wrap">{reply.body}</p>
            )}
            <MessageFiles files={files.filter(({ reply_id }) => reply_id === reply.id)} />
            {reply.is_from_sender ? (
              reply.sent_from && (
                <Notice tone="info">
                  <p className="wrap-anywhere">
                    {t('mail.sentFrom', { address: reply.sent_from })}
                  </p>
                </Notice>
              )
            ) : reply.sent_at ? (
              <p className="flex items-center gap-2 text-sm text-mata-700">
                <MailCheck className="size-4 shrink-0" />
                {t('replies.handedOver', { moment: formatDateTime(reply.sent_at, language) })}
              </p>
            ) : (
              <Unsent contact={contact} reply={reply} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Unsent({ contact, reply }: { contact: Contact; reply: Reply }) {
  const { t } = useTranslation(['manageContacts', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => sendAgain(contact, reply.id, language),
    onSuccess: () => toast({ text: t('manageContacts:reply.sent', { name: contact.name }) }),
    onError: (error) => toast({ tone: 'danger', text: t(replyProblem(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 text-sm text-danger-700">
        <CircleAlert className="size-4 shrink-0" />
        {t('manageContacts:replies.stored')}
      </p>
      <Button variant="outline" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {t('manageContacts:replies.sendAgain')}
      </Button>
    </div>
  );
}

/** The sender, with links to every contact channel. */
function SenderDetails({ contact }: { contact: Contact }) {
  const { t } = useTranslation('manageContacts');
  const { name, email, phone, kind, type } = contact;
  // Visitors may enter any text, so only a valid number becomes a link.
  const dialled = phone ? normalizePhone(phone) : undefined;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{name || t('nameless')}</span>
        <span className="text-sm text-muted">
          {t(kind === 'form' ? 'columns.form' : `types.${type}`)}
          {' · '}
          {t(`writes.${contact.language as 'en'}`)}
        </span>
      </p>
      <ul className="flex flex-wrap gap-x-6 text-sm">
        {email && (
          <Way icon={<Mail className={icon} />}>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={link}>
              {email}
            </a>
          </Way>
        )}
        {phone && (
          <Way icon={<Phone className={icon} />}>
            {dialled ? (
              <a href={`tel:+${phoneDigits(dialled)}`} className={link}>
                {dialled}
              </a>
            ) : (
              <span className="wrap-anywhere">{phone}</span>
            )}
          </Way>
        )}
        {dialled && (
          <Way icon={<WhatsAppIcon className={icon} />}>
            <ExternalLink
              href={`https://wa.me/${phoneDigits(dialled)}`}
              newTab
              arrow={false}
              className={link}
            >
              WhatsApp
            </ExternalLink>
          </Way>
        )}
      </ul>
    </div>
  );
}

const icon = 'size-4 shrink-0 text-muted';
const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700 wrap-anywhere';

function Way({ icon: mark, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-2">
      {mark}
      {children}
    </li>
  );
}
