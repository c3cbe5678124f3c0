import { ShowEpisodes } from '~/features/manage-shows/components/show-episodes';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminShows');

export default ShowEpisodes;
