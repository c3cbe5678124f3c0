import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import type { FileProblem } from './check-file';

/** The reason why a file cannot be previewed. */
export function ImportProblem({ problem }: { problem: FileProblem }) {
  const { t } = useTranslation('importMembers');
  const { language } = useLanguage();
  const text = () => {
    switch (problem.code) {
      case 'tooMany':
        return t('problems.tooMany', {
          count: new Intl.NumberFormat(language).format(problem.count),
        });
      case 'columnsMissing': {
        const titles = problem.columns.map((column) => t(`columns.${column}`));
        return t('problems.columnsMissing', {
          columns: new Intl.ListFormat(language).format(titles),
        });
      }
      default:
        return t(`problems.${problem.code}`);
    }
  };
  return (
    <Notice tone="danger" live="alert">
      <p>{text()}</p>
    </Notice>
  );
}
