import { useQuery } from '@tanstack/react-query';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AdvisorEditor } from './advisor-editor';
import { advisorQuery } from './fetch-advisors';

type AdvisorDialogProps = {
  /** `'new'`, or somebody's id. */
  id: string;
  onClose: () => void;
};

/** Adds an advisor, or changes them: what is edited is fetched anew each time. */
export function AdvisorDialog({ id, onClose }: AdvisorDialogProps) {
  const { t } = useTranslation('manageMembers');
  const query = useQuery({ ...advisorQuery(id), enabled: id !== 'new' });
  if (id === 'new') return <AdvisorEditor onClose={onClose} />;
  return (
    <FetchedEditor title={t('advisors.edit')} query={query} onClose={onClose}>
      {(advisor) => (
        <AdvisorEditor
          key={advisor.updated_at}
          advisor={advisor}
          onClose={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </FetchedEditor>
  );
}
