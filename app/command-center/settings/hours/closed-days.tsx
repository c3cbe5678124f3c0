import { type FormEvent, useState } from 'react';
import { addMonths } from '#rules/engine/days';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { type ClosedDay, type DayDraft, sendDay } from './fetch-hours';
import { OfficeChange, useOfficeChange } from './office-change';

/** The days on which the office is closed: federal holidays, and those of the organization. */
export function ClosedDays({ days }: { days: readonly ClosedDay[] }) {
  const { t } = useTranslation('manageHours');
  const [isWhole, setWhole] = useState(false);
  const words = useDayWords();
  const change = useOfficeChange<DayDraft>({ send: sendDay, words });
  const end = addMonths(dayInBocaRaton(), 12);
  // What the organization has chosen is always shown.
  const near = days.filter(({ day, source, is_open }) => day <= end || source === 'own' || is_open);
  return (
    <FactGroup
      title={t('days.title')}
      form={
        <div className="grid gap-4">
          <p className="text-sm text-muted">{t('days.text')}</p>
          <OfficeChange change={change} />
          <ul className="grid divide-y divide-line/70">
            {(isWhole ? days : near).map((day) => (
              <DayRow
                key={day.id}
                day={day}
                isBusy={change.check.isPending}
                onChange={change.start}
              />
            ))}
          </ul>
          {near.length < days.length && (
            <Button variant="quiet" size="sm" className="w-fit" onClick={() => setWhole(!isWhole)}>
              {t(isWhole ? 'days.fewer' : 'days.all')}
            </Button>
          )}
          <NewDay />
        </div>
      }
    />
  );
}

/** The words with which a change of a day is confirmed. */
function useDayWords() {
  const { t } = useTranslation('manageHours');
  const { language } = useLanguage();
  return ({ day, is_open }: DayDraft) => {
    const date = formatDate(day, language);
    return {
      question: t(is_open ? 'days.openQuestion' : 'days.closeQuestion', { date }),
      confirm: t(is_open ? 'days.confirmOpen' : 'days.confirmClose'),
      saved: t('days.saved', { date }),
    };
  };
}

type DayRowProps = { day: ClosedDay; isBusy: boolean; onChange: (draft: DayDraft) => void };

function DayRow({ day: row, isBusy, onChange }: DayRowProps) {
  const { t } = useTranslation('manageHours');
  const { language } = useLanguage();
  const date = formatDate(row.day, language);
  const name = language === 'en' ? row.name_en : row.name_pt;
  const action = row.source === 'own' ? 'remove' : row.is_open ? 'close' : 'open';
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 grow basis-48 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
          {name}
          {row.is_open && <Badge tone="success">{t('days.openBadge')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {date} · {t(row.source === 'own' ? 'days.own' : 'days.federal')}
        </p>
      </div>
      {/* What counts today has begun. */}
      {row.day > dayInBocaRaton() && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isBusy}
          aria-label={t(`days.${action}One`, { date, name })}
          className="-my-1 -ml-3 shrink-0 sm:ml-0"
          onClick={() =>
            onChange({
              day: row.day,
              seen: row.updated_at,
              is_open: action !== 'close',
              name_pt: row.name_pt,
              name_en: row.name_en,
            })
          }
        >
          {t(`days.${action}`)}
        </Button>
      )}
    </li>
  );
}

const noDay: DayDraft = { day: '', seen: null, is_open: false, name_pt: '', name_en: '' };

function NewDay() {
  const { t } = useTranslation('manageHours');
  const words = useDayWords();
  const [draft, setDraft] = useState(noDay);
  const [isChecked, setChecked] = useState(false);
  // The three fields of a date are empty again only in a new form.
  const [round, setRound] = useState(0);
  const change = useOfficeChange<DayDraft>({
    send: sendDay,
    words,
    onSaved: () => {
      setDraft(noDay);
      setChecked(false);
      setRound(round + 1);
    },
  });
  const set = (part: Partial<DayDraft>) => setDraft((before) => ({ ...before, ...part }));
  const problemOf = (name: string) => {
    if (name.trim() === '') return t('validation.nameRequired');
    return name.trim().length > 100 ? t('validation.nameTooLong') : undefined;
  };
  const isWhole = /^\d{4}-\d\d-\d\d$/.test(draft.day);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !problemOf(draft.name_pt) && !problemOf(draft.name_en)) change.start(draft);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">{t('days.new')}</h3>
      <DateField
        key={round}
        name="day"
        label={t('days.day')}
        error={isChecked && !isWhole ? t('validation.dayRequired') : undefined}
        onChange={({ target }: { target: HTMLInputElement }) => set({ day: target.value })}
      />
      {(['name_pt', 'name_en'] as const).map((name) => (
        <Field
          key={name}
          label={t(`days.${name}`)}
          {...(isChecked && { error: problemOf(draft[name]) })}
        >
          <TextInput
            lang={name === 'name_pt' ? 'pt-BR' : 'en'}
            autoComplete="off"
            value={draft[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </Field>
      ))}
      <OfficeChange change={change} />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={change.check.isPending}
        className="w-fit"
      >
        {t('days.add')}
      </Button>
    </form>
  );
}
