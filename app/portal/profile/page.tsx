import Information from './information-page';
import { profileLoader } from './profile-loader';

export const clientLoader = profileLoader('profile');

/** A wide screen shows the first section beside the menu; a phone shows the menu alone. */
export default Information;
