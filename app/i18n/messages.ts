import { type Page, paths } from '~/paths';
import { catalogue, type Messages, type Namespace } from './catalogue';
import type { Language } from './language';

/** A page of the site, or the one that is shown where there is none. */
export type PageName = Page | 'notFound';

const pageNamespaces: Record<PageName, readonly Namespace[]> = {
  home: ['home'],
  about: ['about'],
  rules: ['rules'],
  rulesProcedures: ['rules'],
  rulesExclusions: ['rules'],
  rulesMaternity: ['rules'],
  show: ['show'],
  dentalPlans: ['dental'],
  contact: ['contact', 'formFrame'],
  legal: ['legal'],
  contactForm: ['forms', 'formContact', 'errors'],
  sharingRulesForm: ['forms', 'formSharingRules', 'errors'],
  sharingForm: ['forms', 'formSharing', 'errors'],
  discountsForm: ['forms', 'formDiscounts', 'errors'],
  planUpdatesForm: ['forms', 'formPlanUpdates', 'errors'],
  schedulingForm: ['forms', 'formScheduling', 'errors'],
  signup: ['signup', 'errors'],
  signupConfirmed: ['signup'],
  login: ['auth', 'factor', 'errors'],
  forgotPassword: ['recovery', 'errors'],
  resetPassword: ['recovery', 'errors'],
  activateAccount: ['activation', 'errors'],
  portal: ['portal', 'errors'],
  healthSharing: ['portal', 'portalForms', 'formFrame'],
  healthSharingStart: ['portal', 'portalForms', 'formFrame'],
  healthSharingRequest: ['portal', 'portalForms', 'formFrame'],
  discounts: ['portal', 'portalForms', 'formFrame'],
  memberForms: ['portal', 'portalForms', 'formFrame'],
  planUpdates: ['portal', 'portalForms', 'formFrame'],
  scheduling: ['portal', 'portalForms', 'formFrame'],
  concierge: ['portal', 'support'],
  card: ['portal', 'card'],
  profile: ['portal', 'profile', 'errors'],
  profileInformation: ['portal', 'profile', 'errors'],
  profilePlan: ['portal', 'profile', 'errors'],
  profileSecurity: ['portal', 'profile', 'security', 'errors'],
  profilePayments: ['portal', 'profile', 'billing', 'errors'],
  profileAdvisor: ['portal', 'profile', 'errors'],
  admin: ['commandCenter', 'manageOverview', 'errors'],
  adminShows: ['commandCenter', 'manageShows', 'errors'],
  adminContacts: ['commandCenter', 'manageContacts', 'errors'],
  adminAnalytics: ['commandCenter', 'manageAnalytics', 'errors'],
  adminUsers: ['commandCenter', 'manageUsers', 'errors'],
  adminMembers: ['commandCenter', 'manageMembers', 'manageApplications', 'importMembers', 'errors'],
  adminLog: ['commandCenter', 'manageLog', 'errors'],
  adminAccount: ['commandCenter', 'manageAccount', 'errors'],
  adminPassword: ['adminPassword', 'errors'],
  notFound: [],
};

type PortalPage = keyof Messages['portalPages'];

/** Loads what a page says: the shared messages and its own. */
export async function loadMessages(language: Language, page: PageName): Promise<Partial<Messages>> {
  const namespaces: Namespace[] = ['common', ...pageNamespaces[page]];
  const entries = await Promise.all(
    namespaces.map(async (name) => [name, (await catalogue[language][name]()).default] as const),
  );
  return Object.fromEntries(entries);
}

/** Loads what a page is called. Visitors do not carry the names of the portal's pages, nor members the others. */
export async function loadTitles(language: Language, page: PageName) {
  if (isInPortal(page)) return (await catalogue[language].portalPages()).default[page];
  return (await catalogue[language].pages()).default[page];
}

/** Starts loading what a page will need, when somebody is about to go there. */
export function preloadMessages(language: Language, page: Page): void {
  // A failure here is no failure yet: the navigation itself asks again and reports.
  void Promise.allSettled([loadMessages(language, page), loadTitles(language, page)]);
}

function isInPortal(page: PageName): page is PortalPage {
  return page !== 'notFound' && paths[page].startsWith(paths.portal);
}
