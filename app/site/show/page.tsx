import type { ShouldRevalidateFunction } from 'react-router';
import { pageLoader } from '~/shared/i18n/page-data';
import { ShowPage } from './show-page';

export const loader = pageLoader('show');
export const clientLoader = pageLoader('show');

/** Choosing an episode changes the address, not what the page says. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default ShowPage;
