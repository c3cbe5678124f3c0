import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('memberForms');

export default SectionBeingPrepared;
