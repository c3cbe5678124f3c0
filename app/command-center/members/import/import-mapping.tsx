import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { normalizeWord } from '~/command-center/kit/import/csv-columns';
import { Choice } from '~/shared/fields/choice';
import { ChoiceGroup } from '~/shared/fields/choice-group';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { columnNames, derivedTitles, isImportColumn, memberColumns } from './import-columns';
import type { OpenedFile } from './import-members';
import {
  ambiguousDate,
  bothReadings,
  type DateOrder,
  dateOrders,
  type Mapping,
  writeDate,
} from './read-dates';

type ImportMappingProps = {
  file: OpenedFile;
  /** The order that was chosen before. */
  order: DateOrder | undefined;
  isChecking: boolean;
  onCheck: (file: OpenedFile, order: DateOrder | undefined) => void;
  onAgain: () => void;
};

/** The column of each heading of a file, and the order of its dates if no date shows it. */
export function ImportMapping({ file, order, isChecking, onCheck, onAgain }: ImportMappingProps) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const [mapping, setMapping] = useState<Mapping>(file.mapping);
  const [chosen, setChosen] = useState(order);
  const [tries, setTries] = useState(0);
  const isTried = tries > 0;
  const date = useMemo(() => ambiguousDate(file.sheet, mapping), [file.sheet, mapping]);
  const missing = memberColumns.required.filter((column) => !mapping.includes(column));
  const missingText = (
    <p>
      {t('problems.columnsMissing', {
        columns: new Intl.ListFormat(language).format(
          missing.map((column) => t(`columns.${column}`)),
        ),
      })}
    </p>
  );
  const isUnanswered = date !== undefined && !chosen;

  /** A column belongs to one heading: the other one loses it. */
  const change = (place: number, name: string) => {
    const column = isImportColumn(name) ? name : undefined;
    setMapping(
      mapping.map((one, other) => (other === place ? column : one === column ? undefined : one)),
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (missing.length > 0 || isUnanswered) return;
        onCheck({ ...file, mapping }, date === undefined ? undefined : chosen);
      }}
      className="grid gap-6"
    >
      <div className="grid gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
          {t('mapping.title', { name: file.name })}
        </h2>
        <p className="max-w-prose text-muted">{t('mapping.lead')}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-5 rounded-lg bg-white p-5 shadow-raised sm:p-6 md:grid-cols-2 xl:grid-cols-3">
        {file.sheet.titles.map((title, place) => {
          const samples = samplesOf(file, place);
          if (title.trim() === '' && samples === '') return null;
          const isDerived = derivedTitles.includes(normalizeWord(title));
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two headings can be the same, and none moves.
            <li key={place} className="min-w-0">
              <Field
                label={title.trim() || t('mapping.untitled', { number: place + 1 })}
                hint={
                  <span className="line-clamp-2 wrap-anywhere">
                    {isDerived ? t('mapping.derived') : samples || t('mapping.noSample')}
                  </span>
                }
              >
                <Select
                  value={mapping[place] ?? ''}
                  onChange={({ target }) => change(place, target.value)}
                >
                  <option value="">{t('mapping.skip')}</option>
                  {columnNames.map((column) => (
                    <option key={column} value={column}>
                      {t(`columns.${column}`)}
                    </option>
                  ))}
                </Select>
              </Field>
            </li>
          );
        })}
      </ul>
      {date !== undefined && (
        <ChoiceGroup
          label={t('mapping.dates', { date })}
          hint={t('mapping.datesHint')}
          error={isTried && isUnanswered ? t('mapping.datesMissing') : undefined}
        >
          {dateOrders.map((one) => (
            <Choice
              key={one}
              type="radio"
              name="dates"
              value={one}
              checked={chosen === one}
              aria-invalid={isTried && isUnanswered ? true : undefined}
              onChange={() => setChosen(one)}
            >
              {t(`mapping.orders.${one}`, {
                day: writeDate(bothReadings(date)?.[one] ?? '', language),
              })}
            </Choice>
          ))}
        </ChoiceGroup>
      )}
      {isTried && missing.length > 0 ? (
        <FailureNotice reason={tries}>{missingText}</FailureNotice>
      ) : (
        missing.length > 0 && <Notice tone="warning">{missingText}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isChecking}>
          {isChecking ? t('reading') : t('mapping.check')}
        </Button>
        <Button variant="outline" disabled={isChecking} onClick={onAgain}>
          {t('check.another')}
        </Button>
      </div>
    </form>
  );
}

/** The first values of a column, so that it is recognized. */
function samplesOf({ sheet }: OpenedFile, place: number): string {
  const cells = sheet.lines.slice(0, 50).map(({ cells }) => cells[place] ?? '');
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, 3).join(' · ');
}
