import { useAdmin } from '~/command-center/kit/backend/session';
import { useStoredSetting } from '~/command-center/kit/stored-setting';

/** The height of the rows of all lists. */
export function useDensity() {
  return useStoredSetting('density', useAdmin().id, ['compact', 'comfortable']);
}
