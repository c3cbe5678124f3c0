import { AboutPage } from '~/features/about/about-page';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('about');
export const clientLoader = pageLoader('about');

export default AboutPage;
