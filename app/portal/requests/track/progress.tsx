import { clsx } from 'clsx';
import { CircleCheck, Info, LifeBuoy, UserRound } from 'lucide-react';
import type { SharingRequest } from '~/portal/requests/data/requests';
import { questions } from '~/portal/requests/new/steps';
import { turnOf } from '~/portal/requests/turn';
import { useRequestTexts } from '~/portal/requests/use-request-texts';
import { formatDate, formatDateTime, today } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { State } from '../../../../supabase/contracts/request-states';

const icons = {
  member: UserRound,
  team: LifeBuoy,
  provider: Info,
  none: CircleCheck,
};

/** Whose turn it is, what exactly happens next, and by when. */
export function TurnCard({ request }: { request: SharingRequest }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const texts = useRequestTexts();
  const turn = turnOf(request, today());
  const isMember = turn.who === 'member';
  // A refusal is nothing to check off.
  const Icon = request.outcome === 'not_shared' ? icons.provider : icons[turn.who];
  return (
    <section
      aria-labelledby="turn"
      className={clsx(
        'flex gap-4 rounded-lg p-5 md:p-6',
        isMember ? 'bg-warning-100' : 'bg-white shadow-raised ring-2 ring-mata-100 ring-inset',
      )}
    >
      <span
        className={clsx(
          'grid size-12 shrink-0 place-items-center rounded-full',
          isMember ? 'bg-white text-warning-700' : 'bg-mata-700 text-paper',
        )}
      >
        <Icon className="size-6" strokeWidth={1.75} />
      </span>
      <div role="status" className="grid min-w-0 content-start gap-2">
        <h2
          id="turn"
          className={clsx('text-xs font-semibold', isMember ? 'text-warning-700' : 'text-mata-700')}
        >
          {t(`turn.label.${turn.who}`)}
        </h2>
        {isMember && request.turn === 'team' && (
          <p className="text-sm">{t('turn.team.meanwhile')}</p>
        )}
        <p className="text-heading font-semibold text-balance">{texts.nextAction(request, turn)}</p>
        {turn.questions.length > 0 && turn.toDo.length > 0 && <p>{t('turn.member.then')}</p>}
        {turn.toDo.length + turn.questions.length > 1 && (
          <ul className="grid list-disc gap-1 pl-5">
            {turn.toDo.map(({ document_kind, document_kinds: kind }) => (
              <li key={document_kind}>{language === 'en' ? kind.name_en : kind.name_pt}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

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
  const { t, exists } = useTranslation(['requests', 'requestForm']);
  const { language } = useLanguage();

  const documentOf = (details: Record<string, unknown>) => {
    const item = request.request_items.find(
      ({ id, document_kind }) => id === details.item || document_kind === details.document,
    );
    const kind = item?.document_kinds;
    return kind ? (language === 'en' ? kind.name_en : kind.name_pt) : t('timeline.events.document');
  };

  const questionOf = ({ question: name }: Record<string, unknown>) => {
    const question = questions.find((known) => known === name);
    return question ? t(`requestForm:steps.${question}`) : '';
  };

  return ({ kind, details: json }: Event): string => {
    const details = (json ?? {}) as Record<string, unknown>;
    const name = kind === 'state' ? stateName(details) : kind;
    const key = `timeline.events.${name as State | 'file_received'}` as const;
    if (!exists(`requests:${key}`)) return '';
    const date = typeof details.to === 'string' && kind === 'due_date' ? details.to : '';
    return t(key, {
      document: documentOf(details),
      question: questionOf(details),
      date: date && formatDate(date, language),
    });
  };
}
