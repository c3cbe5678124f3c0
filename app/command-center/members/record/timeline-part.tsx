import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ClipboardList,
  CreditCard,
  Eye,
  FilePen,
  KeyRound,
  Mail,
  MessageSquare,
  StickyNote,
  UserCheck,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListFailure } from '~/command-center/kit/list-messages';
import { requestAddress } from '~/command-center/kit/request-link';
import { useActivityLabels } from '~/command-center/kit/use-activity-labels';
import { pathFor } from '~/paths';
import { Select } from '~/shared/fields/select';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Messages } from '~/shared/i18n/catalog';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  type TimelineEvent,
  type TimelineKind,
  timelineKinds,
  timelineQuery,
} from './fetch-timeline';

/** The events of the member, newest first, of all kinds or one. */
export function TimelinePart({ memberId }: { memberId: string }) {
  const { t } = useTranslation('manageMembers');
  const [kind, setKind] = useState<TimelineKind>();
  const query = useInfiniteQuery(timelineQuery(memberId, kind));
  const { data, error, isFetching } = query;
  const events = data?.pages.flatMap((page) => page.events);
  const choose = (value: string) => setKind(timelineKinds.find((known) => known === value));
  return (
    <FactGroup
      title={t('timeline.title')}
      form={
        <div className="grid gap-4" aria-busy={isFetching}>
          <div className="sm:max-w-72">
            <Select
              aria-label={t('timeline.filter')}
              value={kind ?? ''}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('timeline.all')}</option>
              {timelineKinds.map((one) => (
                <option key={one} value={one}>
                  {t(`timeline.kinds.${one}`)}
                </option>
              ))}
            </Select>
          </div>
          {events?.length === 0 && <p className="text-muted">{t('timeline.none')}</p>}
          {events && events.length > 0 && (
            <ol className="divide-y divide-line/70">
              {events.map((event) => (
                <TimelineLine key={event.id} event={event} memberId={memberId} />
              ))}
            </ol>
          )}
          {error && (
            <ListFailure
              error={error}
              isTrying={isFetching}
              onRetry={() => void (events ? query.fetchNextPage() : query.refetch())}
            />
          )}
          {!events && !error && <Skeleton className="h-40" />}
          {query.hasNextPage && !error && (
            <Button
              variant="outline"
              size="sm"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
              className="w-fit"
            >
              {t('timeline.more')}
            </Button>
          )}
        </div>
      }
    />
  );
}

type Words = Messages['manageMembers']['timeline']['events'];
type Type = keyof Messages['manageContacts']['types'];
type MailKind = keyof Messages['manageMembers']['timeline']['mails'];
type Details = {
  amount?: number;
  plan?: string | null;
  type?: string;
  subject?: string;
  /** The purpose of an email, and the code of its last failure. */
  mail?: string;
  code?: string;
  /** Of a sharing request. */
  number?: string;
};

const icons: Record<TimelineKind, typeof Mail> = {
  enrollment: UserCheck,
  payments: CreditCard,
  sharing: ClipboardList,
  requests: MessageSquare,
  emails: Mail,
  notes: StickyNote,
  record: FilePen,
  account: KeyRound,
  views: Eye,
};

type TimelineLineProps = { event: TimelineEvent; memberId: string };

/** An event's action, record, time and actor, with a link if the record can be opened. */
function TimelineLine({ event, memberId }: TimelineLineProps) {
  const { t, exists } = useTranslation(['manageMembers', 'manageContacts']);
  const { language } = useLanguage();
  const activity = useActivityLabels();
  const { is_day: isDay, happened_at: at, actor_name: actor } = event;
  const Icon = icons[event.kind as TimelineKind] ?? FilePen;
  const { amount, plan, type, subject, mail, code, number } = event.details as Details;
  const mailName =
    mail && exists(`manageMembers:timeline.mails.${mail}`)
      ? t(`manageMembers:timeline.mails.${mail as MailKind}`)
      : mail;
  // Codes of the activity log contain a dot.
  const title = exists(`manageMembers:timeline.events.${event.event}`)
    ? t(`manageMembers:timeline.events.${event.event as keyof Words}`)
    : activity.action(event.event);
  const about =
    amount !== undefined
      ? formatMoney(amount, language)
      : number ||
        plan ||
        subject ||
        mailName ||
        (type && t(`manageContacts:types.${type as Type}`));
  const address = addressOf(event, memberId, language);
  const text = about ? `${title}: ${about}` : title;
  return (
    <li className="relative flex gap-3 py-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-0.5">
        {address ? (
          <Link
            to={address}
            className="font-semibold wrap-anywhere text-mata-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {text}
          </Link>
        ) : (
          <p className="font-semibold wrap-anywhere">{text}</p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted tabular-nums">
          <time dateTime={isDay ? at.slice(0, 10) : at}>
            {isDay
              ? t('manageMembers:record.due', { date: formatDate(at, language) })
              : formatDateTime(at, language)}
          </time>
          {actor && <span className="wrap-anywhere">{actor}</span>}
          {code && <span className="wrap-anywhere">{code}</span>}
        </p>
      </div>
    </li>
  );
}

/** The address of an event's record, if it is not the member's own. */
function addressOf(event: TimelineEvent, memberId: string, language: Language) {
  const { subject_table: table, subject_id: id } = event;
  if (!id || event.event.endsWith('.delete')) return undefined;
  const members = pathFor('adminMembers', language);
  const edit = (part: string) => `${members}?open=${memberId}&edit=${part}-${id}`;
  switch (table) {
    case 'sharing_requests': {
      const { number } = event.details as Details;
      return number && requestAddress(number, language);
    }
    case 'contacts':
      return `${pathFor('adminContacts', language)}?open=${id}`;
    case 'enrollments':
      return edit('enrollment');
    case 'household_people':
      return edit('person');
    case 'billing':
      return edit('payment');
    case 'billing_schedules':
      return edit('schedule');
    case 'membership_applications':
      return `${members}?view=applications&open=${id}`;
    default:
      return undefined;
  }
}
