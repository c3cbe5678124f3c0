import { type Language, portuguesePrefix } from './shared/i18n/language.ts';

/** Every page of the site and its plain path. Portuguese adds the prefix `/BR`. */
export const paths = {
  home: '/',
  about: '/about',
  rules: '/rules',
  rulesProcedures: '/rules/procedures',
  rulesExclusions: '/rules/exclusions',
  rulesMaternity: '/rules/maternity',
  rulesChanges: '/rules/changes',
  show: '/show',
  dentalPlans: '/dental-plans',
  emergency: '/emergency',
  deskCards: '/desk-cards',
  providers: '/providers',
  shareable: '/what-can-be-shared',
  yourPart: '/what-you-pay',
  whatWouldIPay: '/what-would-i-pay',
  billHelp: '/bill-help',
  cost: '/cost',
  openBooks: '/open-books',
  contact: '/contact',
  legal: '/legal',
  offline: '/offline',
  contactForm: '/forms/contact',
  sharingRulesForm: '/forms/sharing-rules',
  sharingForm: '/forms/sharing',
  discountsForm: '/forms/discounts',
  planUpdatesForm: '/forms/plan-updates',
  schedulingForm: '/forms/scheduling',
  signup: '/signup',
  signupConfirmed: '/signup/confirmed',
  login: '/my-account',
  confirm: '/confirm',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  activateAccount: '/activate-account',
  portal: '/member-portal',
  healthSharing: '/member-portal/health-sharing',
  healthSharingStart: '/member-portal/health-sharing/start',
  healthSharingRequest: '/member-portal/health-sharing/request',
  bills: '/member-portal/bills',
  newBill: '/member-portal/bills/new',
  bill: '/member-portal/bills/:id',
  newRequest: '/member-portal/requests/new',
  request: '/member-portal/requests/:number',
  requestAnswer: '/member-portal/requests/:number/answer',
  discounts: '/member-portal/discounts',
  memberForms: '/member-portal/forms',
  planUpdates: '/member-portal/forms/plan-updates',
  scheduling: '/member-portal/forms/scheduling',
  concierge: '/member-portal/concierge',
  card: '/member-portal/card',
  profile: '/member-portal/profile',
  profileInformation: '/member-portal/profile/information',
  profilePlan: '/member-portal/profile/plan',
  profileSecurity: '/member-portal/profile/security',
  profilePayments: '/member-portal/profile/payments',
  profileAdvisor: '/member-portal/profile/advisor',
  advisor: '/advisor',
  admin: '/admin',
  adminForMe: '/admin/for-me',
  adminShows: '/admin/shows',
  adminContacts: '/admin/contacts',
  adminRequests: '/admin/requests',
  adminAnalytics: '/admin/analytics',
  adminBooks: '/admin/open-books',
  adminUsers: '/admin/users',
  adminMembers: '/admin/members',
  adminLog: '/admin/log',
  adminSettings: '/admin/settings',
  adminAccount: '/admin/account',
  adminNotFound: '/admin/404',
  adminPassword: '/admin/password',
  adminConfirm: '/admin/confirm',
} as const;

export type Page = keyof typeof paths;

/** The path of the English home: `/` itself follows the stored preference. */
export const englishHomePath = '/en';

/** The path of a page in a language, with an optional anchor (`'coverage'`, no `#`). */
export function pathFor(page: Page, language: Language, hash?: string): string {
  const anchor = hash ? `#${hash}` : '';
  if (page === 'home') return (language === 'en' ? englishHomePath : portuguesePrefix) + anchor;
  return (language === 'en' ? paths[page] : portuguesePrefix + paths[page]) + anchor;
}

/** The path of the page for addresses that do not exist. */
export function notFoundPath(language: Language): string {
  return language === 'en' ? '/404' : `${portuguesePrefix}/404`;
}

/** The path of one request, by its number (`R-26-004821-7`). */
export function requestPath(number: string, language: Language): string {
  return pathFor('request', language).replace(':number', number);
}

/** The path of one bill of the member, by its id. */
export function billPath(id: string, language: Language): string {
  return pathFor('bill', language).replace(':id', id);
}

/** A path without `/BR` and without a trailing slash; `/en` becomes `/`. */
export function plainPath(pathname: string): string {
  const plain = pathname.replace(/^\/BR(?=\/|$)/, '').replace(/\/+$/, '');
  return plain === '' || plain === englishHomePath ? '/' : plain;
}

/** A path continues with a request's number or a section: `/admin/requests/R-26-004821-7`. */
const continuation = /\/R-[\d-]+$|(\/open-books|\/admin\/settings)\/.*/i;

/** The page of a path in any language, or `undefined` if there is none. */
export function pageAt(pathname: string): Page | undefined {
  const plain = plainPath(pathname).replace(continuation, '$1');
  return (Object.keys(paths) as Page[]).find((page) => paths[page] === plain);
}

/** Whether a page belongs to a portal or the Command Center. These pages are not prerendered. */
export function requiresSignIn(page: Page): boolean {
  return [paths.portal, paths.advisor, paths.admin].some((area) => paths[page].startsWith(area));
}
