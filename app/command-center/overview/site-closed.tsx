import { useOrganizationLabels } from '~/command-center/kit/use-organization-labels';
import { unpublishable } from '~/shared/brand/unpublishable';
import { isThisMachine } from '~/shared/format/this-machine';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Panel } from './panel';

/** The server has the same rule: only a demonstration on this machine shows these values. */
const isClosed = () =>
  unpublishable.length > 0 && !(import.meta.env.DEMO && isThisMachine(window.location.hostname));

/** Says that visitors cannot see the site yet, and which values are the reason. */
export function SiteClosed() {
  const { t } = useTranslation('manageOverview');
  const labelOf = useOrganizationLabels();
  if (!isClosed()) return null;
  return (
    <Panel title={t('closed.title')}>
      <p>{t('closed.text')}</p>
      <ul className="list-disc columns-1 gap-8 pl-5 sm:columns-2">
        {unpublishable.map((value) => (
          <li key={value} className="py-0.5">
            {labelOf(value)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
