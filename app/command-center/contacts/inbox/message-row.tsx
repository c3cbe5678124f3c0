import { clsx } from 'clsx';
import { Check, Circle, CircleDashed, Flag, UserRoundPlus } from 'lucide-react';
import { PriorityBadge, StatusBadge } from '~/command-center/contacts/contact-badges';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import { RowLink } from '~/command-center/kit/list/row-link';
import { useDensity } from '~/command-center/kit/list/use-density';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { formatDateTime, formatDateTimeShort } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

type MessageRowProps = {
  contact: Contact;
  record: RecordAddress;
  isOpen: boolean;
  selection: Selection;
  /** Undefined if it is the admin's already. */
  onAssign: (() => void) | undefined;
};

type SignProps = { icon: typeof Flag; text: string; className: string };

/** A state in a row of one line. */
function Sign({ icon: Icon, text, className }: SignProps) {
  return (
    <span title={text}>
      <Icon className={clsx('size-3.5', className)} strokeWidth={2.5} />
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** A message or form in the list, with its sender, subject, status and time. */
export function MessageRow(props: MessageRowProps) {
  const { contact, record, isOpen, selection, onAssign } = props;
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const [density] = useDensity();
  const isCompact = density === 'compact';
  const name = contact.name || t('nameless');
  const about = contact.kind === 'form' ? t(`types.${contact.type}`) : contact.subject;
  const isSelected = selection.isSelected(contact.id);
  return (
    <li
      className={clsx(
        'group relative flex gap-2 border-b border-line/70 pr-4 pl-2 transition-colors last:border-0',
        isCompact ? 'h-10 items-center' : 'py-2.5',
        isOpen ? 'bg-mata-100' : isSelected ? 'bg-mata-50' : 'hover:bg-mata-50',
      )}
    >
      <label className="relative z-1 grid size-9 shrink-0 cursor-pointer place-items-center">
        <input
          type="checkbox"
          data-contact={contact.id}
          checked={isSelected}
          onChange={({ nativeEvent }) =>
            selection.toggle(contact.id, (nativeEvent as MouseEvent).shiftKey)
          }
          aria-label={t('bulk.select', { name })}
          className="size-4.5 cursor-pointer accent-mata-700"
        />
      </label>
      <div className={clsx('grid min-w-0 grow grid-cols-1', !isCompact && 'gap-1 py-1')}>
        <div className="flex items-baseline gap-3">
          <span
            className={clsx(
              'min-w-0 truncate text-sm',
              isCompact && 'flex grow items-baseline gap-2',
              contact.status !== 'new' && '[&_a]:font-medium',
            )}
          >
            <RowLink id={contact.id} record={record} isCurrent={isOpen}>
              {name}
            </RowLink>
            {isCompact && (
              <span className="min-w-0 truncate text-muted">
                {about}
                {about && contact.excerpt && ' · '}
                {contact.excerpt}
              </span>
            )}
          </span>
          {isCompact && (
            <span className="flex shrink-0 items-center gap-1 self-center text-xs">
              {contact.priority === 'high' && (
                <Sign icon={Flag} text={t('priority.high')} className="text-danger-600" />
              )}
              {contact.status === 'new' && (
                <Sign icon={Circle} text={t('status.new')} className="fill-current text-info-700" />
              )}
              {contact.status === 'in_progress' && (
                <Sign
                  icon={CircleDashed}
                  text={t('status.in_progress')}
                  className="text-warning-700"
                />
              )}
              {contact.status === 'responded' && (
                <Sign
                  icon={Check}
                  text={t(contact.is_record ? 'status.record' : 'status.responded')}
                  className="text-mata-700"
                />
              )}
            </span>
          )}
          <time
            dateTime={contact.received_at}
            title={formatDateTime(contact.received_at, language)}
            className="ml-auto shrink-0 text-xs text-muted"
          >
            {formatDateTimeShort(contact.received_at, language)}
          </time>
        </div>
        {!isCompact && (
          <>
            <p className="truncate text-sm">
              {about && <span className="font-medium">{about}</span>}
              {about && contact.excerpt && <span className="text-muted"> · </span>}
              <span className="text-muted">{contact.excerpt}</span>
            </p>
            <p className="flex flex-wrap items-center gap-1.5 pt-0.5 text-xs text-muted">
              <StatusBadge status={contact.status} isRecord={contact.is_record} />
              <PriorityBadge priority={contact.priority} />
              {contact.kind === 'message' && (
                <Badge>
                  {contact.type === 'form' ? t('columns.form') : t(`types.${contact.type}`)}
                </Badge>
              )}
              <span className="ml-auto max-w-full truncate">
                {contact.assigned_name ?? t('unassigned')}
              </span>
            </p>
          </>
        )}
      </div>
      {onAssign && (
        // By keyboard, A assigns the focused row, so the button adds no stop to each row.
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('assignRow', { name })}
          title={`${t('assignToMe')} (${t('keys.hint', { key: 'A' })})`}
          onClick={onAssign}
          className="absolute inset-y-0 right-0 z-1 my-auto hidden size-10 place-items-center rounded-l-sm bg-mata-100 text-mata-700 pointer-fine:group-hover:grid"
        >
          <UserRoundPlus className="size-5" />
        </button>
      )}
    </li>
  );
}
