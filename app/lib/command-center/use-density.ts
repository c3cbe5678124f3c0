import { useAdmin } from './session';
import { useStoredSetting } from './stored-setting';

/** How much room a list gives each row. */
export function useDensity() {
  return useStoredSetting('density', useAdmin().id, ['comfortable', 'compact']);
}
