import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContactHandling } from '~/command-center/contacts/contact-handling';
import { contactQuery, type FullContact } from '~/command-center/contacts/fetch-contacts';
import { SenderFacts } from '~/command-center/contacts/sender-facts';
import { ContactThread } from '~/command-center/contacts/thread/contact-thread';
import { ReplyBox } from '~/command-center/contacts/thread/reply-box';
import { Key } from '~/command-center/kit/keys-dialog';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { formatDateTime } from '~/shared/format/dates';
import { referenceOf } from '~/shared/format/reference';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';

type MessagePaneProps = {
  openId: string | null;
  record: RecordAddress;
  onClose: () => void;
  onStep: (step: 1 | -1) => void;
  onDone: () => void;
};

/** The open message beside the list. The thread scrolls, and the reply box stays visible. */
export function MessagePane({ openId, ...actions }: MessagePaneProps) {
  const query = useQuery({ ...contactQuery(openId ?? ''), enabled: openId !== null });
  const contact = query.data?.id === openId ? query.data : undefined;
  if (openId === null) return <NothingOpen />;
  if (contact) {
    return (
      <Thread
        key={contact.id}
        contact={contact}
        onReload={async () => (await query.refetch()).isSuccess}
        {...actions}
      />
    );
  }
  return (
    <Pane>
      {query.error ? (
        <div className="p-5">
          <LoadFailure query={query} />
        </div>
      ) : (
        <div aria-busy="true" className="grid gap-5 p-5">
          <Skeleton className="h-14" />
          <Skeleton className="h-40" />
        </div>
      )}
    </Pane>
  );
}

function Pane({ children }: { children: ReactNode }) {
  const { t } = useTranslation('manageContacts');
  return (
    <section
      aria-label={t('detail.message')}
      className="flex min-h-0 min-w-0 flex-col overflow-hidden rounded-lg bg-paper shadow-raised"
    >
      {children}
    </section>
  );
}

function NothingOpen() {
  const { t } = useTranslation('manageContacts');
  return (
    <Pane>
      <div className="m-auto grid max-w-80 justify-items-center gap-2 p-8 text-center">
        <p className="font-semibold">{t('pane.empty')}</p>
        <p className="text-sm text-muted">
          <Key>J</Key> <Key>K</Key> {t('pane.emptyKeys')}
        </p>
      </div>
    </Pane>
  );
}

type ThreadProps = Omit<MessagePaneProps, 'openId'> & {
  contact: FullContact;
  onReload: () => Promise<boolean>;
};

function Thread({ contact, onReload, record, onClose, onStep, onDone }: ThreadProps) {
  const { t } = useTranslation(['manageContacts', 'common']);
  const { language } = useLanguage();
  const hasRoom = useMediaQuery('(min-width: 96rem)');
  const about =
    contact.kind === 'form' ? t(`manageContacts:types.${contact.type}`) : contact.subject;
  const isDone = contact.status === 'responded';
  const words = {
    moment: formatDateTime(contact.created_at, language),
    reference: referenceOf(contact.id),
  };
  return (
    <Pane>
      <header className="flex shrink-0 items-start gap-2 border-b border-line bg-white px-5 pt-3 pb-2">
        <div className="min-w-0 grow py-1">
          <h2 className="line-clamp-2 text-lead font-semibold wrap-anywhere">
            {about || t('manageContacts:detail.from', { name: contact.name })}
          </h2>
          <p className="text-xs text-muted">
            {contact.entered_by_name
              ? t('manageContacts:detail.enteredBy', { ...words, name: contact.entered_by_name })
              : t('manageContacts:detail.received', words)}
          </p>
        </div>
        <Button
          variant="outline"
          size="sm"
          disabled={isDone}
          aria-keyshortcuts="e"
          title={t('manageContacts:keys.hint', { key: 'E' })}
          onClick={onDone}
          className="shrink-0"
        >
          <Check className="size-4" />
          {t(isDone ? 'manageContacts:pane.isDone' : 'manageContacts:pane.done')}
        </Button>
        <div className="flex shrink-0">
          <PaneButton
            label={t('manageContacts:keys.does.previous')}
            shortcut="K"
            onClick={() => onStep(-1)}
          >
            <ChevronUp className="size-5" />
          </PaneButton>
          <PaneButton
            label={t('manageContacts:keys.does.next')}
            shortcut="J"
            onClick={() => onStep(1)}
          >
            <ChevronDown className="size-5" />
          </PaneButton>
          <PaneButton label={t('common:actions.close')} shortcut="Esc" onClick={onClose}>
            <X className="size-5" />
          </PaneButton>
        </div>
      </header>
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col">
          <div className="grid min-h-0 grow grid-cols-1 content-start gap-3 overflow-y-auto p-4">
            <ContactHandling contact={contact} onReload={onReload} isCompact />
            <ContactThread
              contact={contact}
              facts={!hasRoom && <SenderFacts contact={contact} record={record} isColumn={false} />}
            />
          </div>
          <div className="shrink-0 border-t border-line bg-white px-4 py-2.5">
            <ReplyBox contact={contact} onReload={onReload} />
          </div>
        </div>
        {hasRoom && (
          <aside className="w-72 shrink-0 overflow-y-auto border-l border-line bg-white">
            <SenderFacts contact={contact} record={record} isColumn />
          </aside>
        )}
      </div>
    </Pane>
  );
}

type PaneButtonProps = {
  label: string;
  shortcut: string;
  onClick: () => void;
  children: ReactNode;
};

function PaneButton({ label, shortcut, onClick, children }: PaneButtonProps) {
  const { t } = useTranslation('manageContacts');
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut === 'Esc' ? 'Escape' : shortcut.toLowerCase()}
      title={`${label} (${t('keys.hint', { key: shortcut })})`}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-sm text-muted transition-colors hover:bg-sand hover:text-ink"
    >
      {children}
    </button>
  );
}
