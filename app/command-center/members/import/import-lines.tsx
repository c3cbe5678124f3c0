import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { CheckedLine } from './check-file';
import { useImportLabels } from './use-import-labels';

const mostShown = 200;

const order = { wrong: 0, new: 1, person: 1, there: 2 };

/** The lines of a file and their results, invalid lines first. */
export function ImportLines({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const words = useImportLabels();
  const sorted = lines.toSorted((a, b) => order[a.outcome] - order[b.outcome]);
  const shown = sorted.slice(0, mostShown);
  const number = new Intl.NumberFormat(language);
  return (
    <div className="grid gap-3">
      <div className="overflow-x-auto rounded-lg bg-white shadow-raised">
        <table aria-label={t('table.label')} className="w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th
                scope="col"
                className="w-px py-3 pr-2 pl-4 sm:pr-4 sm:pl-6 text-right font-semibold"
              >
                {t('table.line')}
              </th>
              <th scope="col" className="px-2 py-3 sm:px-4 font-semibold">
                {t('table.who')}
              </th>
              <th scope="col" className="py-3 pr-4 pl-2 sm:pr-6 sm:pl-4 font-semibold">
                {t('table.outcome')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <tr key={line.row} className="border-b border-line/70 align-top last:border-0">
                <td className="py-3 pr-2 pl-4 sm:pr-4 sm:pl-6 text-right tabular-nums text-muted">
                  {number.format(line.row)}
                </td>
                <td className="px-2 py-3 sm:px-4 wrap-anywhere">{words.who(line)}</td>
                <td className="py-3 pr-4 pl-2 sm:pr-6 sm:pl-4">
                  {line.outcome === 'wrong' ? (
                    <ul className="grid gap-2 wrap-anywhere">
                      {line.mistakes.map((mistake) => (
                        <li key={`${mistake.column} ${mistake.reason}`}>
                          <span className="font-medium text-danger-700">
                            {words.wrong(mistake)}
                          </span>
                          {words.value(line, mistake) && (
                            <span className="block text-muted">“{words.value(line, mistake)}”</span>
                          )}
                        </li>
                      ))}
                    </ul>
                  ) : (
                    <Badge dot tone={line.outcome === 'there' ? 'neutral' : 'success'}>
                      {t(`outcome.${line.outcome}`)}
                    </Badge>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sorted.length > shown.length && (
        <p className="text-sm text-muted">
          {t('table.more', { shown: number.format(mostShown), total: number.format(lines.length) })}
        </p>
      )}
    </div>
  );
}
