import { ShowEpisodes } from '~/features/manage-shows/components/show-episodes';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminShows');

export default ShowEpisodes;
