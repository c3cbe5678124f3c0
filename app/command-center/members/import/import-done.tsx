import { CircleCheck, Download } from 'lucide-react';
import { ListMessage } from '~/command-center/kit/list-messages';
import { download, writeCsv } from '~/shared/format/csv';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { Check, CheckedLine } from './check-file';

type ImportDoneProps = { check: Check; onClose: () => void; onAgain: () => void };

/** The result of an import, with the numbers of the new members as a file. */
export function ImportDone({ check, onClose, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('importMembers');
  const { people, new: members } = check;

  const downloadNumbers = async () => {
    const columns = [
      { title: t('done.number'), value: ({ number }: CheckedLine) => number ?? '' },
      { title: t('columns.email'), value: ({ values }: CheckedLine) => values.email ?? '' },
      {
        title: t('columns.first_name'),
        value: ({ values }: CheckedLine) => values.first_name ?? '',
      },
      { title: t('columns.last_name'), value: ({ values }: CheckedLine) => values.last_name ?? '' },
    ];
    const numbered = check.lines.filter(({ number }) => number);
    download(`${t('done.numbersName')}.csv`, await writeCsv(columns, numbered));
  };

  return (
    <div role="status">
      <ListMessage
        media={<CircleCheck className="size-12 text-mata-700" strokeWidth={1.5} />}
        title={t(people > 0 ? 'done.lines' : 'done.title', { count: members + people })}
        text={t('done.text')}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onClose}>{t('done.toList')}</Button>
          <Button variant="outline" onClick={onAgain}>
            {t('done.again')}
          </Button>
          {members > 0 && (
            <Button variant="quiet" onClick={() => void downloadNumbers()}>
              <Download className="size-5" />
              {t('done.numbers')}
            </Button>
          )}
        </div>
      </ListMessage>
    </div>
  );
}
