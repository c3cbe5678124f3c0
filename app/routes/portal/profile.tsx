import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('profile');

export default SectionBeingPrepared;
