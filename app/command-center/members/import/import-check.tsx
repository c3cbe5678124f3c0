import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Download, UserCheck, Users } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { download, writeCsv } from '~/shared/format/csv';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import type { Check } from './check-file';
import { ImportCount } from './import-count';
import { ImportLines } from './import-lines';
import { useImportLabels } from './use-import-labels';

type ImportCheckProps = {
  check: Check;
  isKeeping: boolean;
  onKeep: (check: Check) => void;
  onAgain: () => void;
};

/** The preview of an import, line by line, and its button if no line is invalid. */
export function ImportCheck({ check, isKeeping, onKeep, onAgain }: ImportCheckProps) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const words = useImportLabels();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { wrong, there, people, new: added } = check;
  const kept = added + people;
  const number = new Intl.NumberFormat(language);

  const downloadErrors = async () => {
    const found = check.lines
      .filter(({ outcome }) => outcome === 'wrong')
      .flatMap((line) => line.mistakes.map((mistake) => ({ line, mistake })));
    type Found = (typeof found)[number];
    const columns = [
      { title: t('table.line'), value: ({ line }: Found) => line.row },
      { title: t('table.who'), value: ({ line }: Found) => words.who(line) },
      { title: t('table.outcome'), value: ({ mistake }: Found) => words.wrong(mistake) },
      { title: t('table.value'), value: ({ line, mistake }: Found) => words.value(line, mistake) },
    ];
    download(`${t('table.errorsName')}.csv`, await writeCsv(columns, found));
  };

  return (
    <div className="grid gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
        {t('check.file', {
          name: check.fileName,
          count: check.lines.length,
          text: number.format(check.lines.length),
        })}
      </h2>
      <ul
        className={clsx(
          'grid gap-4',
          people > 0 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'sm:grid-cols-3',
        )}
      >
        <ImportCount
          icon={CircleCheck}
          tone="mata"
          count={added}
          label={t('check.new', { count: added })}
        />
        {people > 0 && (
          <ImportCount
            icon={Users}
            tone="mata"
            count={people}
            label={t('check.people', { count: people })}
          />
        )}
        <ImportCount
          icon={UserCheck}
          tone="plain"
          count={there}
          label={t('check.there', { count: there })}
        />
        <ImportCount
          icon={CircleAlert}
          tone={wrong > 0 ? 'danger' : 'plain'}
          count={wrong}
          label={t('check.wrong', { count: wrong })}
        />
      </ul>
      <Notice tone={wrong > 0 ? 'danger' : kept > 0 ? 'success' : 'info'} live="status">
        <p>
          {wrong > 0 ? t('check.someWrong') : kept > 0 ? t('check.ready') : t('check.allThere')}
        </p>
        {check.ignored.length > 0 && (
          <p>
            {t('check.ignored', { columns: new Intl.ListFormat(language).format(check.ignored) })}
          </p>
        )}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {wrong === 0 && kept > 0 && (
          <Button busy={isKeeping} onClick={() => onKeep(check)}>
            {isKeeping
              ? t('importing')
              : t(people > 0 ? 'check.importLines' : 'check.import', { count: kept })}
          </Button>
        )}
        <Button variant="outline" disabled={isKeeping} onClick={onAgain}>
          {t('check.another')}
        </Button>
        {wrong > 0 && (
          <Button variant="quiet" onClick={() => void downloadErrors()}>
            <Download className="size-5" />
            {t('check.downloadErrors')}
          </Button>
        )}
      </div>
      <ImportLines lines={check.lines} />
    </div>
  );
}
