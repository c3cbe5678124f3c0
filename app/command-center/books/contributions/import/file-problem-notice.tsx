import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import type { FileProblem } from './check-contributions';

/** The reason why a file cannot be previewed. */
export function FileProblemNotice({ problem }: { problem: FileProblem }) {
  const { t } = useTranslation(['manageContributions', 'importMembers']);
  const { language } = useLanguage();
  const text = () => {
    if (problem.code === 'tooMany') {
      const count = new Intl.NumberFormat(language).format(problem.count);
      return t('importMembers:problems.tooMany', { count });
    }
    if (problem.code === 'columnsMissing') {
      const titles = problem.columns.map((column) =>
        t(`manageContributions:import.columns.${column}`),
      );
      const columns = new Intl.ListFormat(language).format(titles);
      return t('importMembers:problems.columnsMissing', { columns });
    }
    return t(`importMembers:problems.${problem.code}`);
  };
  return (
    <Notice tone="danger" live="alert">
      <p>{text()}</p>
    </Notice>
  );
}
