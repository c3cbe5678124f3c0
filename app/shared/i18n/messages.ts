import type { Page } from '~/paths';
import { catalogue, type Messages, type PublicNamespace } from './catalogue';
import type { InsidePage } from './inside-messages';
import type { Language } from './language';

/** A page of the site, or the one that is shown where there is none. */
export type PageName = Page | 'notFound';

/** A page that everybody may open. */
export type PublicPage = Exclude<PageName, InsidePage>;

/** What a page is called, and what it says: the shared messages and its own. */
export type Texts = {
  titles: { title: string; description: string; heading: string };
  messages: Partial<Messages>;
};

const namespaces: Record<PublicPage, readonly PublicNamespace[]> = {
  home: ['home'],
  about: ['about'],
  rules: ['rules'],
  rulesProcedures: ['rules'],
  rulesExclusions: ['rules'],
  rulesMaternity: ['rules'],
  show: ['show'],
  dentalPlans: ['dental'],
  emergency: ['emergency'],
  shareable: ['shareable'],
  yourPart: ['yourPart'],
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
    catalogue[language].pages(),
    loadMessages(catalogue[language], ['common', ...namespaces[page]]),
  ]);
  return { titles: titles.default[page], messages };
}

/** Loads namespaces of a catalogue. */
export async function loadMessages<N extends string>(
  from: Record<N, () => Promise<{ default: unknown }>>,
  names: readonly N[],
): Promise<Partial<Messages>> {
  const entries = names.map(async (name) => [name, (await from[name]()).default] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** Starts loading what a page will need, when somebody is about to go there. */
export function preloadTexts(language: Language, page: Page): void {
  const loading = isPublic(page)
    ? loadTexts(language, page)
    : import('./inside-messages').then(({ loadInsideTexts }) => loadInsideTexts(language, page));
  // No failure yet: the navigation itself asks again and reports.
  loading.catch((error: unknown) => console.info('Texts:', error));
}

function isPublic(page: PageName): page is PublicPage {
  return page in namespaces;
}
