import type { Part } from '#rules/engine/types';
import { PartList } from '~/command-center/requests/review/part-list';
import type { ShownPart } from '~/command-center/requests/review/review-types';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

export type LetterLine = {
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
