import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('healthSharing');

export default SectionBeingPrepared;
