import { ChevronDown } from 'lucide-react';
import type { Part } from '#rules/engine/types';
import { PartList } from '~/command-center/requests/review/part-list';
import type { Decision, ShownPart } from '~/command-center/requests/review/review-types';
import { formatDate, formatDateTime } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

const tones = {
  pending: 'warning',
  effective: 'success',
  refused: 'danger',
  replaced: 'neutral',
} as const;

type DecisionSummaryProps = { decision: Decision; language: Language };

/** A decision that was made: who decided and confirmed it, and what the letter says. */
export function DecisionSummary({ decision, language: theirs }: DecisionSummaryProps) {
  const { t } = useTranslation(['reviewRequests', 'manageRequests']);
  const { language } = useLanguage();
  const { confirmation, status, outcome } = decision;
  return (
    <section className="grid gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
        {t('reviewRequests:decision.number', { number: decision.position })}
        <Badge tone={tones[status]}>{t(`reviewRequests:decision.status.${status}`)}</Badge>
        <span className="text-sm font-normal text-muted">
          {t(`manageRequests:outcomes.${outcome}`)}
          {decision.is_second_reading && ` · ${t('manageRequests:states.second_reading')}`}
        </span>
      </h3>
      <p className="text-sm text-muted">
        {t('reviewRequests:decision.by', {
          name: decision.admin_name,
          moment: formatDateTime(decision.created_at, language),
        })}
        {confirmation && (
          <>
            {' '}
            {t(
              confirmation.agrees
                ? 'reviewRequests:decision.confirmed'
                : 'reviewRequests:decision.returned',
              {
                name: confirmation.admin_name,
                moment: formatDateTime(confirmation.created_at, language),
              },
            )}
          </>
        )}
      </p>
      {confirmation?.reason && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">“{confirmation.reason}”</p>
      )}
      {decision.note && (
        <p className="text-sm wrap-anywhere whitespace-pre-line">
          <span className="text-muted">{t('reviewRequests:decision.note')} </span>
          {decision.note}
        </p>
      )}
      <details className="group" open={status === 'effective' || status === 'pending'}>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-sm font-semibold text-mata-700">
          {t('reviewRequests:decision.letter')}
          <ChevronDown className="size-4.5 transition-transform group-open:rotate-180" />
        </summary>
        <LetterContent
          lines={decision.lines.map((line) => ({
            id: line.line_id,
            provider: line.provider,
            day: line.service_date,
            description: line.description,
            charge: line.charge_cents,
            parts: line.parts,
            reason: line.reason,
          }))}
          message={decision.message}
          language={theirs}
        />
      </details>
    </section>
  );
}

type LetterLine = {
  id: string;
  provider: string;
  day: string;
  description: string;
  charge: number;
  parts: readonly ShownPart[];
  /** Why a person changed the parts. */
  reason: string | null;
};

type LetterContentProps = {
  lines: readonly LetterLine[];
  message: string | null;
  /** The language of the member, in which message and reasons are written. */
  language: Language;
};

const members: readonly Part['kind'][] = ['iua', 'notEligible', 'belowMinimum', 'aboveLimit'];

/** What the decision letter says: the sums, each line with its rules, and the team's message. */
export function LetterContent({ lines, message, language: theirs }: LetterContentProps) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const parts = lines.flatMap((line) => line.parts);
  const sum = (kinds: readonly Part['kind'][]) =>
    parts.reduce((total, { kind, amount }) => total + (kinds.includes(kind) ? amount : 0), 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-4">
        <Sum
          label={t('letter.charged')}
          value={money(sum([...members, 'shareable', 'discount', 'otherPayer', 'undecided']))}
        />
        <Sum label={t('letter.shared')} value={money(sum(['shareable']))} isMain />
        <Sum label={t('letter.member')} value={money(sum(members))} />
        <Sum label={t('letter.others')} value={money(sum(['discount', 'otherPayer']))} />
      </dl>
      {message && (
        <div className="grid gap-1 rounded-sm bg-mata-50 p-3">
          <p className="text-sm font-semibold">{t('letter.message')}</p>
          <p lang={theirs} className="text-sm wrap-anywhere whitespace-pre-line">
            {message}
          </p>
        </div>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {lines.map((line) => (
          <li key={line.id} className="grid gap-1 border-t border-line/70 pt-3">
            <p className="flex justify-between gap-x-4 text-sm">
              <span className="min-w-0 wrap-anywhere">
                <strong className="font-semibold">{line.description}</strong>
                <span className="text-muted">
                  {' '}
                  · {line.provider} · {formatDate(line.day, language)}
                </span>
              </span>
              <span className="shrink-0 font-semibold tabular-nums">{money(line.charge)}</span>
            </p>
            <PartList parts={line.parts} />
            {line.reason && (
              <p lang={theirs} className="text-sm wrap-anywhere whitespace-pre-line">
                <span className="text-muted">{t('letter.reason')} </span>
                {line.reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Sum({ label, value, isMain }: { label: string; value: string; isMain?: boolean }) {
  return (
    <div className="grid content-start">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={
          isMain
            ? 'text-lead font-bold text-mata-700 tabular-nums'
            : 'text-lead font-semibold tabular-nums'
        }
      >
        {value}
      </dd>
    </div>
  );
}
