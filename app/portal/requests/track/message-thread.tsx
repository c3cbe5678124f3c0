import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { requestKeys, type SharingRequest } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { brand } from '~/shared/brand/brand';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { markRead, sendMessage } from '../data/request-actions';
import { MessageForm } from './message-form';

type MessageThreadProps = { request: SharingRequest; onSent: () => void };

/** The messages with the team. Those that are new since the last visit are marked. */
export function MessageThread({ request, onSent }: MessageThreadProps) {
  const { t } = useTranslation('requests');
  const list = useRef<HTMLDivElement>(null);
  // The mark stays where it was when the page opened.
  const [readAt] = useState(request.member_read_at);
  const { request_messages: messages } = request;
  const firstNew = messages.find(
    ({ author, created_at }) => author === 'team' && Date.parse(created_at) > Date.parse(readAt),
  );
  useMarkRead(list, request);

  // A long thread starts at its latest message.
  const count = messages.length;
  useEffect(() => {
    if (list.current && count > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);

  return (
    <section aria-labelledby="messages" className="grid grid-cols-1 gap-4">
      <h2 id="messages" className="text-heading">
        {t('messages.title')}
      </h2>
      <div className="grid grid-cols-1 gap-5 rounded-md bg-white p-4 shadow-raised md:p-5">
        {messages.length === 0 && <p className="text-muted">{t('messages.empty')}</p>}
        <div
          ref={list}
          id={logId}
          role="log"
          aria-labelledby="messages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long thread scrolls with the keyboard
          tabIndex={0}
          className={clsx('max-h-[70dvh] overflow-y-auto', messages.length === 0 && 'hidden')}
        >
          <ol className="grid gap-4">
            {messages.map((message) => (
              <Message key={message.id} message={message} isFirstNew={message === firstNew} />
            ))}
          </ol>
        </div>
        <MessageForm
          draftName={`message-${request.id}`}
          label={t('messages.label')}
          hint={t('messages.hint')}
          failedTitle={t('messages.failed')}
          sendLabel={t('messages.send')}
          sendingLabel={t('messages.sending')}
          send={({ body, messageId }) => sendMessage({ requestId: request.id, messageId, body })}
          onSent={onSent}
        />
      </div>
    </section>
  );
}

type MessageProps = {
  message: SharingRequest['request_messages'][number];
  isFirstNew: boolean;
};

function Message({ message, isFirstNew }: MessageProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const isOwn = message.author === 'member';
  return (
    <li className="grid grid-cols-1 gap-3">
      {isFirstNew && (
        <p className="flex items-center gap-3 text-xs font-semibold text-info-700 before:h-px before:grow before:bg-info-700/30 after:h-px after:grow after:bg-info-700/30">
          {t('messages.new')}
        </p>
      )}
      <div
        className={clsx(
          'grid max-w-[90%] gap-1 rounded-md px-4 py-3 md:max-w-[80%]',
          isOwn ? 'justify-self-end bg-mata-100' : 'justify-self-start bg-sand',
        )}
      >
        <p className="text-xs text-muted">
          <span className="font-semibold text-ink">
            {isOwn ? t('messages.you') : t('messages.team', { brand: brand.name })}
          </span>{' '}
          {formatDateTime(message.created_at, language)}
        </p>
        <p className="wrap-anywhere whitespace-pre-wrap">{message.body}</p>
      </div>
    </li>
  );
}

/** The id of the team's latest message, if the member has not read it. */
function unreadMessage({ request_messages, member_read_at }: SharingRequest): string | undefined {
  const last = request_messages.findLast(({ author }) => author === 'team');
  return last && Date.parse(last.created_at) > Date.parse(member_read_at) ? last.id : undefined;
}

const logId = 'message-log';

/** Leads to an unread message that is not on the screen. It floats, so that the page does not move. */
export function NewMessage({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const unread = unreadMessage(request);
  const [isOutOfSight, setOutOfSight] = useState(false);

  useEffect(() => {
    const log = document.getElementById(logId);
    if (!log || !unread) return;
    const observer = new IntersectionObserver(([entry]) =>
      setOutOfSight(entry?.isIntersecting === false),
    );
    observer.observe(log);
    return () => observer.disconnect();
  }, [unread]);

  const open = () => {
    const log = document.getElementById(logId);
    log?.closest('section')?.scrollIntoView();
    log?.focus({ preventScroll: true });
  };
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-22 z-30 flex justify-center px-gutter"
    >
      {unread && isOutOfSight && (
        <Button size="sm" onClick={open} className="pointer-events-auto shadow-float">
          <ArrowDown className="size-5" />
          {t('messages.arrived')}
        </Button>
      )}
    </div>
  );
}

/** Marks the team's messages as read once the member has them on the screen. */
function useMarkRead(thread: RefObject<Element | null>, request: SharingRequest) {
  const user = usePortalUser();
  const { id } = request;
  const unread = unreadMessage(request);

  useEffect(() => {
    const element = thread.current;
    if (!element || !unread) return;
    const read = async () => {
      try {
        await markRead(id);
        await queryClient.invalidateQueries({ queryKey: requestKeys.all(user.id) });
        await queryClient.invalidateQueries({ queryKey: ['members', user.id, 'agenda'] });
      } catch (error) {
        // The mark stays until the next visit.
        console.info('Read messages:', error);
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || document.visibilityState !== 'visible') return;
      observer.disconnect();
      void read();
    });
    const observe = () => observer.observe(element);
    observe();
    // A page in the background is not read until the member returns.
    const onShow = () => {
      observer.unobserve(element);
      observe();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      observer.disconnect();
    };
  }, [thread, unread, id, user.id]);
}
