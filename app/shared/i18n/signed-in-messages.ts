import type { Page } from '~/paths';
import { catalog, loadMessages, type Namespace, type Texts } from './catalog';
import type { CommandCenterPage } from './command-center-messages';
import type { Language } from './language';
import { signedInCatalog } from './signed-in-catalog';

/** A page of the portal or of the Command Center. */
export type SignedInPage = keyof typeof namespaces | CommandCenterPage;

const namespaces = {
  portal: ['portal', 'errors'],
  healthSharing: ['portal', 'portalForms', 'formFrame'],
  healthSharingStart: ['portal', 'portalForms', 'formFrame'],
  healthSharingRequest: ['portal', 'portalForms', 'formFrame'],
  bills: ['portal', 'requests', 'ownBills', 'billHelp', 'errors'],
  newBill: ['portal', 'ownBills', 'billHelp', 'requestFiles', 'errors'],
  bill: [
    ...(['portal', 'requests', 'ownBills', 'billHelp', 'billLetters'] as const),
    ...(['requestFiles', 'errors'] as const),
  ],
  newRequest: ['portal', 'requests', 'requestForm', 'requestFiles', 'errors'],
  request: [
    ...(['portal', 'requests', 'requestForm', 'requestFiles'] as const),
    ...(['answer', 'rulesEngine', 'hardNews', 'notices', 'errors'] as const),
  ],
  requestAnswer: ['portal', 'requests', 'answer', 'rulesEngine', 'hardNews', 'errors'],
  discounts: ['portal', 'portalForms', 'formFrame'],
  memberForms: ['portal', 'portalForms', 'formFrame'],
  planUpdates: ['portal', 'portalForms', 'formFrame'],
  scheduling: ['portal', 'portalForms', 'formFrame'],
  concierge: ['portal', 'support', 'search'],
  card: ['card', 'deskCards'],
  profile: ['portal', 'profile', 'errors'],
  profileInformation: ['portal', 'profile', 'notices', 'errors'],
  profilePlan: ['portal', 'profile', 'errors'],
  profileSecurity: ['portal', 'profile', 'security', 'secondFactor', 'errors'],
  profilePayments: ['portal', 'profile', 'billing', 'errors'],
  profileAdvisor: ['portal', 'profile', 'errors'],
  advisor: ['portal', 'advisor', 'errors'],
} as const satisfies Partial<Record<Page, readonly Namespace[]>>;

type PortalPage = keyof typeof namespaces;

/** Like `loadTexts`, for the pages that require a sign-in. Members load no list of the others. */
export async function loadSignedInTexts(language: Language, page: SignedInPage): Promise<Texts> {
  if (!isInPortal(page)) {
    const { loadCommandCenterTexts } = await import('./command-center-messages');
    return loadCommandCenterTexts(language, page);
  }
  const all = { ...catalog[language], ...signedInCatalog[language] };
  const [titles, messages] = await Promise.all([
    signedInCatalog[language].portalPages(),
    loadMessages(all, ['common', ...namespaces[page]]),
  ]);
  return { titles: titles.default[page], messages };
}

function isInPortal(page: SignedInPage): page is PortalPage {
  return page in namespaces;
}
