import type { ShouldRevalidateFunction } from 'react-router';
import { ShowPage } from '~/features/episodes/show-page';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('show');
export const clientLoader = pageLoader('show');

/** Choosing an episode changes the address, not what the page says. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

export default ShowPage;
