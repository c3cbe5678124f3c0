import type { Page } from '~/paths';
import { catalog, loadMessages, type PublicNamespace, type Texts } from './catalog';
import type { Language } from './language';
import type { SignedInPage } from './signed-in-messages';

/** A page of the site, or the page for addresses that do not exist. */
export type PageName = Page | 'notFound';

/** A page that requires no sign-in. */
export type PublicPage = Exclude<PageName, SignedInPage>;

const namespaces: Record<PublicPage, readonly PublicNamespace[]> = {
  home: ['home', 'search'],
  about: ['about'],
  rules: ['rules', 'search'],
  rulesProcedures: ['rules', 'search'],
  rulesExclusions: ['rules', 'search'],
  rulesMaternity: ['rules', 'search'],
  rulesChanges: ['rulesChanges', 'rules', 'search'],
  show: ['show'],
  dentalPlans: ['dental'],
  emergency: ['emergency'],
  deskCards: ['deskCards'],
  providers: ['providers'],
  shareable: ['shareable'],
  yourPart: ['yourPart'],
  whatWouldIPay: ['whatWouldIPay', 'rulesEngine', 'hardNews'],
  billHelp: ['billHelp', 'billLetters'],
  cost: ['cost'],
  openBooks: ['openBooks'],
  contact: ['contact', 'formFrame'],
  legal: ['legal'],
  offline: [],
  contactForm: ['forms', 'formContact', 'errors'],
  sharingRulesForm: ['forms', 'formSharingRules', 'errors'],
  sharingForm: ['forms', 'formSharing', 'errors'],
  discountsForm: ['forms', 'formDiscounts', 'errors'],
  planUpdatesForm: ['forms', 'formPlanUpdates', 'errors'],
  schedulingForm: ['forms', 'formScheduling', 'errors'],
  signup: ['signup', 'errors'],
  signupConfirmed: ['signup'],
  login: ['auth', 'factor', 'application', 'errors'],
  confirm: ['confirm', 'auth', 'factor', 'errors'],
  forgotPassword: ['recovery', 'errors'],
  resetPassword: ['recovery', 'errors'],
  activateAccount: ['activation', 'errors'],
  notFound: [],
};

export async function loadTexts(language: Language, page: PublicPage): Promise<Texts> {
  const [titles, messages] = await Promise.all([
    catalog[language].pages(),
    loadMessages(catalog[language], ['common', ...namespaces[page]]),
  ]);
  return { titles: titles.default[page], messages };
}

/** Starts to load a page's texts when a visitor is about to open it. */
export function preloadTexts(language: Language, page: Page): void {
  const loading = isPublic(page)
    ? loadTexts(language, page)
    : import('./signed-in-messages').then(({ loadSignedInTexts }) =>
        loadSignedInTexts(language, page),
      );
  // The navigation itself requests them again and reports a failure.
  loading.catch((error: unknown) => console.info('Texts:', error));
}

function isPublic(page: PageName): page is PublicPage {
  return page in namespaces;
}
