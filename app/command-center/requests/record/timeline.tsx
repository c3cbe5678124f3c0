import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { choicesQuery, documentName } from '~/command-center/kit/request-choices';
import type { OpenRequest, RequestEvent } from '~/command-center/requests/fetch-request';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import type { State } from '../../../../supabase/contracts/request-states';

/** The number of latest events that are visible at first. */
const latest = 8;

/** What happened to the request, the latest first. */
export function Timeline({ data }: { data: OpenRequest }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const textOf = useEventText(data);
  const events = data.events.toReversed();
  const shown = showsAll ? events : events.slice(0, latest);
  const earlier = events.length - shown.length;
  return (
    <FactGroup
      title={t('timeline.title')}
      form={
        <ol className="grid gap-3 border-l-2 border-line pl-4">
          {shown.map((event) => (
            <li key={event.id} className="grid gap-0.5 text-sm">
              <span className="wrap-anywhere">{textOf(event)}</span>
              <span className="text-muted">
                {event.actor_kind === 'admin' && event.admin_name
                  ? event.admin_name
                  : t(`timeline.actors.${event.actor_kind as 'member'}`)}
                {' · '}
                <time dateTime={event.created_at}>
                  {formatDateTime(event.created_at, language)}
                </time>
              </span>
            </li>
          ))}
        </ol>
      }
      footer={
        earlier > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setShowsAll(true)} className="w-fit">
            {t('timeline.show', { count: earlier })}
          </Button>
        )
      }
    />
  );
}

/** The text of an event. A kind of a newer database is shown unchanged. */
function useEventText({ items }: OpenRequest) {
  const { t, exists } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const { data: choices } = useQuery(choicesQuery);
  const { data: team = [] } = useQuery(teamQuery);
  return ({ kind, details, actor_kind: actor }: RequestEvent): string => {
    const item = items.find(({ id }) => id === details.item);
    const documentKind = details.document ?? item?.document_kind ?? 'other';
    const document = documentName(choices?.documents ?? [], documentKind, language);
    switch (kind) {
      case 'state': {
        if (details.from === 'draft') return t('timeline.sent');
        const [from, to] = [details.from, details.to].map((state) => t(`states.${state as State}`));
        return t('timeline.state', { from: from ?? '', to: to ?? '' });
      }
      case 'assigned': {
        if (!details.to) return t('timeline.unassigned');
        const name = team.find(({ id }) => id === details.to)?.name ?? t('formerTeammate');
        return t('timeline.assigned', { name });
      }
      case 'due_date':
        return t('timeline.due_date', {
          date: details.to ? formatDate(details.to, language) : '—',
        });
      case 'file_received':
        return t(actor === 'admin' ? 'timeline.file_reopened' : 'timeline.file_arrived', {
          document,
        });
      default:
        return exists(`manageRequests:timeline.${kind}`)
          ? t(`timeline.${kind as 'file_accepted'}`, { document })
          : kind;
    }
  };
}
