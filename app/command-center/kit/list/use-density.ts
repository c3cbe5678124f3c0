import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';

/** How much room a list gives each row. */
export function useDensity() {
  return useStoredSetting('density', useAdmin().id, ['comfortable', 'compact']);
}
