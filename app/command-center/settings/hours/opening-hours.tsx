import { type FormEvent, useState } from 'react';
import { Checkbox } from '~/shared/fields/checkbox';
import { TextInput } from '~/shared/fields/text-input';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Notice } from '~/shared/ui/notice';
import { type HoursDraft, type StoredHours, sendHours } from './fetch-hours';
import { OfficeChange, useOfficeChange } from './office-change';

/** The hours of each day of the week, and the form that changes them. */
export function OpeningHours({ hours }: { hours: StoredHours }) {
  const { t } = useTranslation('manageHours');
  const { language } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const isLater = hours.starts_on > dayInBocaRaton();
  return (
    <FactGroup
      title={t('hours.title')}
      action={
        isLater && (
          <Badge tone="info">
            {t('hours.from', { date: formatDate(hours.starts_on, language) })}
          </Badge>
        )
      }
      form={
        isEditing ? (
          <HoursForm hours={hours} onClose={() => setEditing(false)} />
        ) : (
          <div className="grid gap-4">
            <p className="text-sm text-muted">{t('hours.zone')}</p>
            <dl className="grid divide-y divide-line/70">
              {weekdayNames(language).map((name, index) => (
                <div key={name} className="flex justify-between gap-4 py-2.5">
                  <dt>{name}</dt>
                  <dd className="font-semibold tabular-nums">
                    {hours.opens[index]
                      ? t('hours.range', {
                          opens: clockTime(hours.opens[index], language),
                          closes: clockTime(hours.closes[index], language),
                        })
                      : t('hours.closed')}
                  </dd>
                </div>
              ))}
            </dl>
            <Button variant="outline" size="sm" className="w-fit" onClick={() => setEditing(true)}>
              {t('hours.change')}
            </Button>
            <Notice tone="info">
              <p>{t('public')}</p>
            </Notice>
          </div>
        )
      }
    />
  );
}

type Day = { isOpen: boolean; opens: string; closes: string };

function HoursForm({ hours, onClose }: { hours: StoredHours; onClose: () => void }) {
  const { t } = useTranslation(['manageHours', 'common']);
  const { language } = useLanguage();
  const [week, setWeek] = useState<readonly Day[]>(() =>
    hours.opens.map((opens, index) => ({
      isOpen: opens !== null,
      opens: shown(opens) || '09:00',
      closes: shown(hours.closes[index]) || '17:00',
    })),
  );
  const [isChecked, setChecked] = useState(false);
  const change = useOfficeChange<HoursDraft>({
    send: sendHours,
    words: () => ({
      question: t('manageHours:hours.question'),
      confirm: t('manageHours:hours.save'),
      saved: t('manageHours:hours.saved'),
    }),
    onSaved: onClose,
  });
  const isWrong = ({ isOpen, opens, closes }: Day) => isOpen && !(opens < closes);
  const isClosed = week.every(({ isOpen }) => !isOpen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isClosed || week.some(isWrong)) return;
    change.start({
      seen: hours.updated_at,
      opens: week.map(({ isOpen, opens }) => (isOpen ? opens : null)),
      closes: week.map(({ isOpen, closes }) => (isOpen ? closes : null)),
    });
  };
  return (
    <form
      noValidate
      aria-label={t('manageHours:hours.editing')}
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="text-sm text-muted">{t('manageHours:hours.startHint')}</p>
      <div className="grid divide-y divide-line/70">
        {weekdayNames(language).map((name, index) => {
          const day = week[index];
          if (!day) return null;
          return (
            <DayInputs
              key={name}
              name={name}
              day={day}
              isWrong={isChecked && isWrong(day)}
              onChange={(part) =>
                setWeek(week.map((one, at) => (at === index ? { ...one, ...part } : one)))
              }
            />
          );
        })}
      </div>
      {isChecked && isClosed && (
        <Notice tone="danger" live="alert">
          <p>{t('manageHours:validation.noneOpen')}</p>
        </Notice>
      )}
      <OfficeChange change={change} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.check.isPending}>
          {t('manageHours:hours.check')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </form>
  );
}

type DayInputsProps = {
  name: string;
  day: Day;
  isWrong: boolean;
  onChange: (part: Partial<Day>) => void;
};

function DayInputs({ name, day, isWrong, onChange }: DayInputsProps) {
  const { t } = useTranslation('manageHours');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 py-2 sm:grid-cols-[minmax(9rem,1fr)_auto] sm:items-center">
      <Checkbox
        label={name}
        checked={day.isOpen}
        onChange={({ target }) => onChange({ isOpen: target.checked })}
      />
      {day.isOpen ? (
        <div className="flex items-center gap-2">
          {(['opens', 'closes'] as const).map((which) => (
            <TextInput
              key={which}
              type="time"
              aria-label={t(`hours.${which}On`, { day: name })}
              aria-invalid={isWrong || undefined}
              value={day[which]}
              onChange={({ target }) => onChange({ [which]: target.value })}
              className="w-full min-w-0 px-3! sm:w-32"
            />
          ))}
        </div>
      ) : (
        <p className="text-muted">{t('hours.closed')}</p>
      )}
      {isWrong && (
        <p role="alert" className="text-sm text-danger-700 sm:col-span-2">
          {t('validation.order')}
        </p>
      )}
    </div>
  );
}

/** A time of the database, such as `09:00:00`, without seconds. */
function shown(time: string | null | undefined): string {
  return (time ?? '').slice(0, 5);
}

/** A time as `9:00 AM` or `9:00`. */
function clockTime(time: string | null | undefined, language: Language): string {
  const [hour = '', minute = ''] = shown(time).split(':');
  if (language === 'pt-BR') return `${Number(hour)}:${minute}`;
  const half = Number(hour) % 24 < 12 ? 'AM' : 'PM';
  // A no-break space keeps AM or PM on the same line.
  return `${Number(hour) % 12 || 12}:${minute}\u00a0${half}`;
}

/** The days of the week, from Monday on. */
function weekdayNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => {
    // January 1, 2024 was a Monday.
    const name = format.format(new Date(Date.UTC(2024, 0, 1 + index)));
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
}
