import { pageAt } from '~/paths';
import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';

type Names = Messages['manageAnalytics']['pages']['names'];

/** The name of the page at an address; undefined for an unknown address. */
export function usePageNames() {
  const { t, exists } = useTranslation('manageAnalytics');
  return (path: string): string | undefined => {
    const page = path === '/other' ? 'other' : pageAt(path);
    if (!page || !exists(`manageAnalytics:pages.names.${page}`)) return undefined;
    return t(`pages.names.${page as keyof Names}`);
  };
}
