import { type Page, pathFor, paths } from './paths.ts';
import { languages, portuguesePrefix } from './shared/i18n/language.ts';

/** Pages that need scripts: client routes behind one fallback file. */
export const clientPages: readonly Page[] = [
  'portal',
  'healthSharing',
  'healthSharingStart',
  'healthSharingRequest',
  'discounts',
  'memberForms',
  'planUpdates',
  'scheduling',
  'concierge',
  'card',
  'profile',
  'profileInformation',
  'profilePlan',
  'profileSecurity',
  'profilePayments',
  'profileAdvisor',
  'admin',
  'adminShows',
  'adminContacts',
  'adminAnalytics',
  'adminUsers',
  'adminMembers',
  'adminLog',
  'adminAccount',
  'adminPassword',
];

const pages = (Object.keys(paths) as Page[]).filter((page) => !clientPages.includes(page));

/** The pages that the server sends with status 404. */
export const notFoundPaths = ['/404', `${portuguesePrefix}/404`];

/** All paths that the build prerenders. `/` is the home in the default language. */
export const prerenderedPaths: string[] = [
  paths.home,
  ...languages.flatMap((language) => pages.map((page) => pathFor(page, language))),
  ...notFoundPaths,
];
