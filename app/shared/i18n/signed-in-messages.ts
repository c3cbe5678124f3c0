import type { Page } from '~/paths';
import { catalog, loadMessages, type Messages, type Namespace, type Texts } from './catalog';
import type { Language } from './language';
import { signedInCatalog } from './signed-in-catalog';

/** A page of the portal or of the Command Center. */
export type SignedInPage = keyof typeof namespaces;

const namespaces = {
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
  profileSecurity: ['portal', 'profile', 'security', 'secondFactor', 'errors'],
  profilePayments: ['portal', 'profile', 'billing', 'errors'],
  profileAdvisor: ['portal', 'profile', 'errors'],
  admin: ['commandCenter', 'manageOverview', 'errors'],
  adminShows: ['commandCenter', 'manageShows', 'errors'],
  adminContacts: ['commandCenter', 'manageContacts', 'errors'],
  adminAnalytics: ['commandCenter', 'manageAnalytics', 'errors'],
  adminUsers: ['commandCenter', 'manageUsers', 'errors'],
  adminMembers: [
    'commandCenter',
    'manageMembers',
    'manageApplications',
    'manageContacts',
    'importMembers',
    'errors',
  ],
  adminLog: ['commandCenter', 'manageLog', 'errors'],
  adminAccount: ['commandCenter', 'manageAccount', 'secondFactor', 'errors'],
  adminPassword: ['adminPassword', 'errors'],
} as const satisfies Partial<Record<Page, readonly Namespace[]>>;

type PortalPage = keyof Messages['portalPages'];

/** Like `loadTexts`, for the pages that require a sign-in. */
export async function loadSignedInTexts(language: Language, page: SignedInPage): Promise<Texts> {
  const all = { ...catalog[language], ...signedInCatalog[language] };
  const [titles, messages] = await Promise.all([
    loadTitles(language, page),
    loadMessages(all, ['common', ...namespaces[page]]),
  ]);
  return { titles, messages };
}

/** Members load only the titles of the portal's pages. */
async function loadTitles(language: Language, page: SignedInPage) {
  if (isInPortal(page)) return (await signedInCatalog[language].portalPages()).default[page];
  return (await catalog[language].pages()).default[page];
}

function isInPortal(page: SignedInPage): page is PortalPage {
  return !page.startsWith('admin');
}
