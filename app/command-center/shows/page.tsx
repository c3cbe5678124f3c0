import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { ShowEpisodes } from './show-episodes';

export const clientLoader = insidePageLoader('adminShows');

export default ShowEpisodes;
