import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import {
  contributionsKey,
  setAdministrationRate,
  useBooksProblem,
} from '~/command-center/books/contributions/change-contributions';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { newId } from '~/shared/browser/new-id';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Rate, ratesQuery } from './fetch-rates';

/** The share kept for administration: the rates so far, and a new one. */
export function RateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageContributions');
  const query = useQuery(ratesQuery);
  return (
    <FetchedEditor title={t('rate.title')} query={query} onClose={onClose}>
      {(rates) => <RateEditor rates={rates} onClose={onClose} />}
    </FetchedEditor>
  );
}

const issue = issuesOf('manageContributions');

/** Up to two decimals, after a point or a comma: `12.5`. */
const percent = /^\d{1,3}(?:[.,]\d{1,2})?$/;

function basisPoints(text: string): number {
  return Math.round(Number(text.trim().replace('%', '').replace(',', '.')) * 100);
}

/** @param earliest the first day that a new rate may count from; none for the first rate. */
function rateSchema(earliest: string | undefined) {
  return z.object({
    percent: z
      .string()
      .check(
        z.refine(
          (text) => percent.test(text.trim().replace('%', '')) && basisPoints(text) <= 10_000,
          issue('percent'),
        ),
      ),
    effective_on: z.string().check(
      z.refine((day) => !Number.isNaN(Date.parse(day)), issue('dateRequired')),
      z.refine((day) => !earliest || day >= earliest, issue('rateInPast')),
    ),
    reason: z
      .string()
      .check(z.trim(), z.minLength(5, issue('reasonRequired')), z.maxLength(500, issue('tooLong'))),
  });
}

type RateForm = z.infer<ReturnType<typeof rateSchema>>;

function RateEditor({ rates, onClose }: { rates: Rate[]; onClose: () => void }) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const problem = useBooksProblem();
  const [id] = useState(newId);
  const today = dayInBocaRaton();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <EditorDialog
      title={t('rate.title')}
      description={t('rate.text')}
      submit={t('rate.save')}
      draftKey="administration-rate"
      resolver={zodResolver(rateSchema(rates.length > 0 ? today : undefined))}
      values={{ percent: '', effective_on: today, reason: '' }}
      save={async (form: RateForm) => {
        await setAdministrationRate({
          rate_id: id,
          effective_on: form.effective_on,
          basis_points: basisPoints(form.percent),
          reason: form.reason,
        });
        return { text: t('rate.saved') };
      }}
      queryKey={contributionsKey}
      problem={problem}
      notices={
        rates.length === 0 ? (
          <p className="text-muted">{t('rate.none')}</p>
        ) : (
          <ul aria-label={t('rate.history')} className="divide-y divide-line/70">
            {rates.map((rate) => (
              <li key={rate.id} className="flex flex-wrap items-baseline gap-x-4 py-2">
                <strong className="tabular-nums">
                  {percent.format(rate.basis_points / 10_000)}
                </strong>
                <span>{t('rate.since', { date: formatDate(rate.effective_on, language) })}</span>
                <span className="text-sm wrap-anywhere text-muted">{rate.reason}</span>
              </li>
            ))}
          </ul>
        )
      }
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<RateForm>
          name="percent"
          label={t('rate.percent')}
          hint={t('rate.percentHint')}
          inputMode="decimal"
        />
        <FormField<RateForm> name="effective_on" label={t('rate.effectiveOn')} type="date" />
        <FormField<RateForm> name="reason" label={t('rate.reason')} isWide />
      </div>
    </EditorDialog>
  );
}
