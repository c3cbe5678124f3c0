import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callBooks, useBooksProblem } from '~/command-center/books/contributions/call-books';
import { contributionsKey } from '~/command-center/books/contributions/contribution-keys';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { newId } from '~/shared/browser/new-id';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Rate, ratesQuery } from './fetch-rates';
import { basisPoints, type RateForm, rateSchema } from './rate-form';

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
        await callBooks('set_administration_rate', {
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
