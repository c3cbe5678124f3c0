import { formatDate, formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { SharingRequest } from '../data/fetch-request';

type Event = SharingRequest['request_events'][number];

/** What has happened to the request, the latest first. */
export function Timeline({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const textOf = useEventText(request);
  const events = request.request_events.flatMap((event) => {
    const text = textOf(event);
    return text ? { ...event, text } : [];
  });
  if (events.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">{t('timeline.title')}</h2>
      <ol className="grid gap-0 rounded-md bg-white p-5 shadow-raised">
        {events.map(({ id, text, created_at }) => (
          <li
            key={id}
            className="relative grid gap-0.5 border-l-2 border-line pb-5 pl-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[0.4375rem] size-3 rounded-full bg-mata-600"
            />
            <p className="font-medium">{text}</p>
            <p className="text-sm text-muted">{formatDateTime(created_at, language)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The state that a request entered, or `continued` if the team has had it before. */
function stateName({ from, to }: Record<string, unknown>): string {
  const isFirst = from === 'received' || from === 'checking';
  return !isFirst && (to === 'checking' || to === 'in_review') ? 'continued' : String(to);
}

/** The sentence of an event; empty for one that this release does not know. */
function useEventText(request: SharingRequest) {
  const { t, exists } = useTranslation('requests');
  const { language } = useLanguage();

  const documentOf = (details: Record<string, unknown>) => {
    const item = request.request_items.find(
      ({ id, document_kind }) => id === details.item || document_kind === details.document,
    );
    const kind = item?.document_kinds;
    return kind ? (language === 'en' ? kind.name_en : kind.name_pt) : t('timeline.events.document');
  };

  return ({ kind, details: json }: Event): string => {
    const details = (json ?? {}) as Record<string, unknown>;
    const name = kind === 'state' ? stateName(details) : kind;
    const key = `timeline.events.${name}` as 'timeline.events.file_received';
    if (!exists(`requests:${key}`)) return '';
    const date = typeof details.to === 'string' && kind === 'due_date' ? details.to : '';
    return t(key, {
      document: documentOf(details),
      date: date && formatDate(date, language),
    });
  };
}
