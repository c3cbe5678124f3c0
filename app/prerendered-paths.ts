import { type Page, pathFor, paths } from './paths.ts';
import { languages, portuguesePrefix } from './shared/i18n/language.ts';

/** Pages that are nothing without script: client routes behind the one fallback file. */
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

/** What the server sends, with status 404, for an address that does not exist. */
export const notFoundPaths = ['/404', `${portuguesePrefix}/404`];

/** All addresses that the build turns into files. `/` is the default language's home. */
export const prerenderedPaths: string[] = [
  paths.home,
  ...languages.flatMap((language) => pages.map((page) => pathFor(page, language))),
  ...notFoundPaths,
];
