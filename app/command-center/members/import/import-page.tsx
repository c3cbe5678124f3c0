import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleCheck, Download, Mail } from 'lucide-react';
import { useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ImportFile, ImportProblem } from '~/command-center/kit/import/import-file';
import { ListMessage } from '~/command-center/kit/list-messages';
import { TabPage } from '~/command-center/kit/tab-page';
import { fetchIdsOfNumbers, mostActivations } from '~/command-center/members/account/account';
import { ActivationsDialog } from '~/command-center/members/account/activations-dialog';
import { membersKey } from '~/command-center/members/members-key';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { download, writeCsv } from '~/shared/format/csv';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { downloadLabel, ImportCheck, useWrongLinesFile } from './import-check';
import { columnNames, type ImportColumn, memberColumns, requiredColumns } from './import-columns';
import { ImportMapping } from './import-mapping';
import { type Check, checkFile, keepLines, type OpenedFile, openFile } from './import-members';
import type { CheckedLine } from './import-results';
import { ambiguousDate, type DateOrder } from './read-dates';
import { rememberMapping, suggestMapping, unknownTitles } from './remembered-mapping';

/** The import of members from a CSV file: choose, name the columns, preview, import. */
export function ImportPage({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['importMembers', 'errors']);
  const run = useImport();
  return (
    <TabPage>
      <div>
        <Button variant="quiet" size="sm" onClick={onClose} className="-ml-4">
          <ArrowLeft className="size-5" />
          {t('importMembers:back')}
        </Button>
      </div>
      <div className="grid gap-1.5">
        <h1 className="text-subtitle">{t('importMembers:title')}</h1>
        <p className="max-w-prose text-muted">{t('importMembers:lead')}</p>
      </div>
      {run.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(run.error)}`)}</p>
        </Notice>
      )}
      {run.problem && (
        <ImportProblem problem={run.problem} titleOf={(column) => t(`columns.${column}`)} />
      )}
      {run.done ? (
        <ImportDone check={run.done} onClose={onClose} onAgain={run.startAgain} />
      ) : run.checked ? (
        <ImportCheck
          check={run.checked}
          isKeeping={run.isKeeping}
          onKeep={run.keep}
          onEdit={run.edit}
          onAgain={run.startAgain}
        />
      ) : run.opened ? (
        <ImportMapping
          file={run.opened}
          order={run.order}
          isChecking={run.isChecking}
          onCheck={run.check}
          onAgain={run.startAgain}
        />
      ) : (
        <>
          <ImportFile isChecking={run.isOpening} onChoose={run.choose} />
          <ImportRules />
        </>
      )}
    </TabPage>
  );
}

/**
 * The state of an import. It previews a file at once if its columns and dates are clear, and asks
 * otherwise.
 */
function useImport() {
  const client = useQueryClient();
  const { id: adminId } = useAdmin();
  const [isEditing, setEditing] = useState(false);
  const open = useSingleMutation({
    mutationFn: async (chosen: File) => {
      const file = await openFile(chosen, (titles) => suggestMapping(adminId, titles));
      if ('code' in file) return { problem: file };
      return isClear(file, adminId) ? { file, check: await checkFile(file, undefined) } : { file };
    },
  });
  const check = useSingleMutation({
    mutationFn: ({ file, order }: { file: OpenedFile; order: DateOrder | undefined }) =>
      checkFile(file, order),
    onSuccess: () => setEditing(false),
  });
  const keep = useSingleMutation({
    mutationFn: keepLines,
    onSuccess: () => client.invalidateQueries({ queryKey: membersKey }),
  });
  const checked = keep.data ?? check.data ?? open.data?.check;
  return {
    problem: open.data?.problem,
    opened: checked?.file ?? open.data?.file,
    order: checked?.order,
    checked: isEditing ? undefined : checked,
    done: keep.data?.isKept ? keep.data : undefined,
    error: open.error ?? check.error ?? keep.error,
    isOpening: open.isPending,
    isChecking: check.isPending,
    isKeeping: keep.isPending,
    choose: (file: File) => open.mutate(file),
    edit: () => setEditing(true),
    check: (file: OpenedFile, order: DateOrder | undefined) => {
      rememberMapping(adminId, file.sheet.titles, file.mapping);
      keep.reset();
      check.mutate({ file, order });
    },
    keep: (chosen: Parameters<typeof keepLines>[0]) => keep.mutate(chosen),
    startAgain: () => {
      setEditing(false);
      keep.reset();
      check.reset();
      open.reset();
    },
  };
}

/** Whether every heading and every date of a file has one meaning. */
function isClear({ sheet, mapping }: OpenedFile, adminId: string): boolean {
  return (
    memberColumns.required.every((column) => mapping.includes(column)) &&
    unknownTitles(adminId, sheet.titles).length === 0 &&
    ambiguousDate(sheet, mapping) === undefined
  );
}

/** The format of a file, with a sample file. */
function ImportRules() {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const write = (columns: readonly ImportColumn[]) =>
    new Intl.ListFormat(language).format(columns.map((column) => t(`columns.${column}`)));
  const optional = columnNames.filter((column) => !requiredColumns.some((one) => one === column));

  const downloadTemplate = async () => {
    const titles = [...requiredColumns, ...optional].map((column) => t(`columns.${column}`));
    const columns = titles.map((title) => ({ title, value: () => '' }));
    download(`${t('templateName')}.csv`, await writeCsv(columns, []));
  };

  return (
    <section
      aria-labelledby="import-rules"
      className="grid gap-4 rounded-lg bg-white p-6 shadow-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="import-rules" className="text-heading">
          {t('rules.title')}
        </h2>
        <Button variant="outline" size="sm" onClick={() => void downloadTemplate()}>
          <Download className="size-5" />
          {t('template')}
        </Button>
      </div>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted marker:text-barro-500">
        <li>{t('rules.columns', { columns: write(requiredColumns) })}</li>
        <li>{t('rules.optional', { columns: write(optional) })}</li>
        <li>{t('rules.people')}</li>
        <li>{t('rules.dates')}</li>
        <li>{t('rules.export')}</li>
        <li>{t('rules.there')}</li>
      </ul>
    </section>
  );
}

type ImportDoneProps = { check: Check; onClose: () => void; onAgain: () => void };

/** The result of an import, with the numbers of the new members as a file. */
function ImportDone({ check, onClose, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('importMembers');
  const { people, new: members, wrong, left } = check;
  const notKept = wrong + left;
  const downloadWrong = useWrongLinesFile();

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
        text={
          left > 0
            ? t('done.resembling', { count: notKept })
            : wrong > 0
              ? t('done.left', { count: wrong })
              : t('done.text')
        }
      >
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onClose}>{t('done.toList')}</Button>
          <Button variant="outline" onClick={onAgain}>
            {t('done.again')}
          </Button>
          {notKept > 0 && (
            <Button variant="outline" onClick={() => void downloadWrong(check)}>
              <Download className="size-5" />
              {t(downloadLabel(check))}
            </Button>
          )}
          {members > 0 && <ImportActivations lines={check.lines} />}
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

/** Sends the activation to the new members, 500 at a time, for admins who help with accounts. */
function ImportActivations({ lines }: { lines: readonly CheckedLine[] }) {
  const { t } = useTranslation('accountHelp');
  const mayHelp = can(useAdmin(), 'accounts');
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState(0);
  const numbers = lines.flatMap(({ outcome, number }) =>
    outcome === 'new' && number ? [number] : [],
  );
  const next = numbers.slice(sent, sent + mostActivations);
  if (!mayHelp || next.length === 0) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Mail className="size-5" />
        {t('many.import', { count: next.length })}
      </Button>
      {isOpen && (
        <ActivationsDialog
          total={next.length}
          fetchIds={(signal) => fetchIdsOfNumbers(next, signal)}
          onSent={() => setSent(sent + next.length)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
