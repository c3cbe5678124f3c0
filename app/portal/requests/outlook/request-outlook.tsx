import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { formatDueDay } from '~/shared/format/due-day';
import { formatMoney } from '~/shared/format/money';
import { isHardNews, settlingSteps, writeWeek } from '~/shared/hard-news/write-week';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ruleTitlesQuery } from '~/shared/letter/use-letter';
import { writeRule } from '~/shared/letter/write-letter';
import { Badge } from '~/shared/ui/badge';
import { Skeleton } from '~/shared/ui/skeleton';
import { WhatStays } from '../what-stays';
import { type Estimate, type EstimatedRequest, estimateOf } from './estimate';
import { type Outlook, useOutlooks } from './use-outlooks';

type RequestOutlookProps = {
  request: EstimatedRequest & { id: string; outcome: string | null; open_questions: string[] };
  /** Without who reads it and what comes next, for a list. */
  isShort?: boolean;
};

/** How far a request has come, when the answer is planned, what it may cost, and who reads it. */
export function RequestOutlook({ request, isShort = false }: RequestOutlookProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const { outlooks, isLoading } = useOutlooks();
  const outlook = outlooks?.find(({ id }) => id === request.id);
  if (isLoading) return <Skeleton className="h-36 w-full" />;
  if (!outlook) return null;
  const { stop, answer_on, needs_member, reader } = outlook;
  // On the page of the request, the team's own turn already names the day of the answer.
  const isNamed = !isShort && stop !== 'documents' && !needs_member;
  const isNothingShared = ['not_shared', 'within_iua'].includes(request.outcome ?? '');
  const date = !isNamed && answer_on && formatDueDay(answer_on, language);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stops stop={stop} />
      {date && (
        <p className={clsx(isShort ? 'text-sm' : 'font-semibold')}>
          {t(needs_member ? 'outlook.answerIf' : 'outlook.answer', { date })}
        </p>
      )}
      {request.outcome === null && (
        <EstimateLine request={request} isShort={isShort} needsMember={needs_member} />
      )}
      {!isShort && stop !== 'closed' && !isNothingShared && (
        <p className="text-sm text-muted">{t(`outlook.next.${stop}`)}</p>
      )}
      {!isShort && reader && <Reader reader={reader} />}
    </div>
  );
}

const stops = ['sent', 'documents', 'review', 'answer', 'payment'] as const;

/** The five stops of a request. On a narrow screen only the current one has its name. */
function Stops({ stop }: Pick<Outlook, 'stop'>) {
  const { t } = useTranslation('requests');
  const current = stop === 'closed' ? stops.length : stops.indexOf(stop);
  return (
    <ol aria-label={t('outlook.stops.label')} className="grid grid-cols-5 gap-1">
      {stops.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          // The name of the last stop may be wider than its part of the line.
          className={clsx(
            'grid content-start gap-1.5 text-xs whitespace-nowrap',
            index === stops.length - 1 && 'justify-items-end',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'h-1.5 w-full rounded-full',
              index <= current ? 'bg-mata-700' : 'bg-line',
            )}
          />
          <span
            className={clsx(
              index === current ? 'font-semibold text-ink' : 'text-muted max-sm:sr-only',
            )}
          >
            {t(`outlook.stops.${name}`)}
          </span>
          <span className="sr-only">
            {t(`outlook.stops.${index < current ? 'done' : index === current ? 'now' : 'later'}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

type EstimateLineProps = Required<RequestOutlookProps> & { needsMember: boolean };

/** What stays with the member and what can be shared, as long as nothing is decided. */
function EstimateLine({ request, isShort, needsMember }: EstimateLineProps) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const { facts } = useOutlooks();
  const { amount_cents, other_payer, open_questions } = request;
  // Any amount shows whether there will be an estimate.
  const estimate = facts && estimateOf({ ...request, amount_cents: amount_cents ?? 1 }, facts);
  if (!estimate) return null;
  if (amount_cents === null) {
    const isAsked = !isShort && other_payer !== null && open_questions.includes('payment');
    return isAsked ? <p>{t('outlook.estimate.later')}</p> : null;
  }
  const money = (cents: number) => formatMoney(cents / 100, language);
  const { own, shareable, undecided, isIuaOnly } = estimate;
  const whole = isIuaOnly ? 'own' : 'refused';
  const key = undecided > 0 ? 'undecided' : shareable > 0 ? 'shared' : whole;
  const isHard = !isShort && isHardNews(estimate);
  return (
    <>
      {isHard && (
        <p className="font-semibold">
          {t(`outlook.estimate.sorry.${key === 'undecided' ? 'undecided' : 'yours'}`)}
        </p>
      )}
      <p className={clsx('flex flex-wrap items-center gap-x-2 gap-y-1', isShort && 'text-sm')}>
        <span>
          {t(`outlook.estimate.${key}`, {
            own: money(own),
            shareable: money(shareable),
            rest: money(shareable + undecided),
          })}
        </span>
        <Badge tone="info">{t('outlook.estimate.badge')}</Badge>
      </p>
      {isHard && <HardEstimate estimate={estimate} needsMember={needsMember} />}
    </>
  );
}

type HardEstimateProps = { estimate: Estimate; needsMember: boolean };

/** Why the bill may stay with the member, and what they can do before the answer. */
function HardEstimate({ estimate: { hard, undecided }, needsMember }: HardEstimateProps) {
  const { t } = useTranslation(['hardNews', 'rulesEngine', 'answer']);
  const { language } = useLanguage();
  const titles = useQuery(ruleTitlesQuery(hard, language));
  if (titles.isPending) return null;
  const entries = hard.map(({ reason, rule, amount }) => ({
    reason: t(`rulesEngine:reasons.${reason}`),
    rule: writeRule(rule, titles.data?.[rule] ?? t('answer:rules.title')),
    amount: formatMoney(amount / 100, language),
  }));
  const steps = writeWeek(
    [
      ...settlingSteps(hard),
      ...(undecided > 0 && needsMember ? (['send'] as const) : []),
      ...(['discount', 'assistance', 'plan', 'cards', 'prices'] as const),
    ],
    t,
  );
  return <WhatStays entries={entries} steps={steps} />;
}

function Reader({ reader }: { reader: NonNullable<Outlook['reader']> }) {
  const { t } = useTranslation('requests');
  return (
    <p className="flex items-center gap-3 text-sm">
      {reader.picture ? (
        <img src={reader.picture} alt="" className="size-10 rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-10 place-items-center rounded-full bg-mata-100 font-semibold text-mata-800"
        >
          {reader.first_name.slice(0, 1)}
        </span>
      )}
      {t('outlook.reader', { name: reader.first_name })}
    </p>
  );
}
