import type { ShouldRevalidateFunction } from 'react-router';
import { pageLoader } from '~/shared/i18n/page-data';
import { Host } from './host';
import { ShowHero } from './show-hero';
import { Theater } from './theater';

export const loader = pageLoader('show');
export const clientLoader = pageLoader('show');

/** Selecting an episode changes the URL, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The page of the show: an introduction, the player with all episodes, and the host. */
export default function ShowPage() {
  return (
    <>
      <ShowHero />
      <Theater />
      <Host />
    </>
  );
}
