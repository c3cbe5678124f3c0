import { useTranslation } from '~/shared/i18n/use-translation';
import { useTags } from './tags';

/** The tags of a request in one line, which cuts them off where it ends. */
export function TagBadges({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('manageRequests');
  const { data: tags = [] } = useTags();
  const names = tags.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  return (
    <span title={t('tags.all', { names: names.join(', ') })}>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span className="sr-only">, </span>}
          <span className="mr-1 rounded-full bg-mata-100 px-2 py-0.5 text-xs font-semibold text-mata-800">
            {name}
          </span>
        </span>
      ))}
    </span>
  );
}
