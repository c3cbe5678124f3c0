import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';

/** The row height of all lists. */
export function useDensity() {
  return useStoredSetting('density', useAdmin().id, ['comfortable', 'compact']);
}
