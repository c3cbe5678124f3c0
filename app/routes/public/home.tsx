import { HomePage } from '~/features/home/home-page';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('home');
export const clientLoader = pageLoader('home');

/** `/` and `/en` are one route: which language it speaks is decided anew on every navigation. */
export const shouldRevalidate = () => true;

export default HomePage;
