import { unpublishable } from '~/shared/brand/unpublishable';
import { isThisMachine } from '~/shared/format/this-machine';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Panel } from './panel';

/** The server has the same rule: only a demonstration on this machine shows these values. */
const isClosed = () =>
  unpublishable.length > 0 && !(import.meta.env.DEMO && isThisMachine(window.location.hostname));

/** Says that visitors cannot see the site yet, and which values are the reason. */
export function SiteClosed() {
  const { t, exists } = useTranslation('manageOverview');
  if (!isClosed()) return null;
  const nameOf = (value: string) => {
    const key = `closed.values.${value.startsWith('forms.') ? 'forms' : value}`;
    return exists(key) ? t(key as 'closed.values.phone') : value;
  };
  const names = new Set(unpublishable.map(nameOf));
  return (
    <Panel title={t('closed.title')}>
      <p>{t('closed.text')}</p>
      <ul className="list-disc columns-1 gap-8 pl-5 sm:columns-2">
        {[...names].map((name) => (
          <li key={name} className="py-0.5">
            {name}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
