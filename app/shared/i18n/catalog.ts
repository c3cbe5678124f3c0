import type { CommandCenterEnglish } from './command-center-catalog';
import type { Language } from './language';
import type { SignedInEnglish } from './signed-in-catalog';

/**
 * The namespaces of messages that visitors read. Each has a small file per language, on demand.
 * Those of the portal and the Command Center are in catalogs of their own. English defines the keys;
 * a namespace or key that Portuguese lacks does not compile.
 */
const english = {
  common: () => import('./locales/en/shared/common.json'),
  home: () => import('./locales/en/site/home.json'),
  rules: () => import('./locales/en/site/rules.json'),
  rulesChanges: () => import('./locales/en/site/rulesChanges.json'),
  auth: () => import('./locales/en/account/auth.json'),
  factor: () => import('./locales/en/portal/factor.json'),
  confirm: () => import('./locales/en/account/confirm.json'),
  recovery: () => import('./locales/en/account/recovery.json'),
  activation: () => import('./locales/en/account/activation.json'),
  application: () => import('./locales/en/account/application.json'),
  about: () => import('./locales/en/site/about.json'),
  contact: () => import('./locales/en/site/contact.json'),
  dental: () => import('./locales/en/site/dental.json'),
  emergency: () => import('./locales/en/site/emergency.json'),
  deskCards: () => import('./locales/en/site/deskCards.json'),
  providers: () => import('./locales/en/site/providers.json'),
  shareable: () => import('./locales/en/site/shareable.json'),
  yourPart: () => import('./locales/en/site/yourPart.json'),
  rulesEngine: () => import('./locales/en/shared/rulesEngine.json'),
  hardNews: () => import('./locales/en/shared/hardNews.json'),
  whatWouldIPay: () => import('./locales/en/site/whatWouldIPay.json'),
  billHelp: () => import('./locales/en/site/billHelp.json'),
  billLetters: () => import('./locales/en/shared/billLetters.json'),
  cost: () => import('./locales/en/site/cost.json'),
  openBooks: () => import('./locales/en/site/openBooks.json'),
  legal: () => import('./locales/en/site/legal.json'),
  pages: () => import('./locales/en/shared/pages.json'),
  search: () => import('./locales/en/shared/search.json'),
  show: () => import('./locales/en/site/show.json'),
  closed: () => import('./locales/en/site/closed.json'),
  errors: () => import('./locales/en/shared/errors.json'),
  signup: () => import('./locales/en/site/signup.json'),
  formFrame: () => import('./locales/en/shared/formFrame.json'),
  forms: () => import('./locales/en/shared/forms.json'),
  formContact: () => import('./locales/en/shared/formContact.json'),
  formSharingRules: () => import('./locales/en/shared/formSharingRules.json'),
  formSharing: () => import('./locales/en/shared/formSharing.json'),
  formDiscounts: () => import('./locales/en/shared/formDiscounts.json'),
  formPlanUpdates: () => import('./locales/en/shared/formPlanUpdates.json'),
  formScheduling: () => import('./locales/en/shared/formScheduling.json'),
};

const portuguese: typeof english = {
  common: () => import('./locales/pt-BR/shared/common.json'),
  home: () => import('./locales/pt-BR/site/home.json'),
  rules: () => import('./locales/pt-BR/site/rules.json'),
  rulesChanges: () => import('./locales/pt-BR/site/rulesChanges.json'),
  auth: () => import('./locales/pt-BR/account/auth.json'),
  factor: () => import('./locales/pt-BR/portal/factor.json'),
  confirm: () => import('./locales/pt-BR/account/confirm.json'),
  recovery: () => import('./locales/pt-BR/account/recovery.json'),
  activation: () => import('./locales/pt-BR/account/activation.json'),
  application: () => import('./locales/pt-BR/account/application.json'),
  about: () => import('./locales/pt-BR/site/about.json'),
  contact: () => import('./locales/pt-BR/site/contact.json'),
  dental: () => import('./locales/pt-BR/site/dental.json'),
  emergency: () => import('./locales/pt-BR/site/emergency.json'),
  deskCards: () => import('./locales/pt-BR/site/deskCards.json'),
  providers: () => import('./locales/pt-BR/site/providers.json'),
  shareable: () => import('./locales/pt-BR/site/shareable.json'),
  yourPart: () => import('./locales/pt-BR/site/yourPart.json'),
  rulesEngine: () => import('./locales/pt-BR/shared/rulesEngine.json'),
  hardNews: () => import('./locales/pt-BR/shared/hardNews.json'),
  whatWouldIPay: () => import('./locales/pt-BR/site/whatWouldIPay.json'),
  billHelp: () => import('./locales/pt-BR/site/billHelp.json'),
  billLetters: () => import('./locales/pt-BR/shared/billLetters.json'),
  cost: () => import('./locales/pt-BR/site/cost.json'),
  openBooks: () => import('./locales/pt-BR/site/openBooks.json'),
  legal: () => import('./locales/pt-BR/site/legal.json'),
  pages: () => import('./locales/pt-BR/shared/pages.json'),
  search: () => import('./locales/pt-BR/shared/search.json'),
  show: () => import('./locales/pt-BR/site/show.json'),
  closed: () => import('./locales/pt-BR/site/closed.json'),
  errors: () => import('./locales/pt-BR/shared/errors.json'),
  signup: () => import('./locales/pt-BR/site/signup.json'),
  formFrame: () => import('./locales/pt-BR/shared/formFrame.json'),
  forms: () => import('./locales/pt-BR/shared/forms.json'),
  formContact: () => import('./locales/pt-BR/shared/formContact.json'),
  formSharingRules: () => import('./locales/pt-BR/shared/formSharingRules.json'),
  formSharing: () => import('./locales/pt-BR/shared/formSharing.json'),
  formDiscounts: () => import('./locales/pt-BR/shared/formDiscounts.json'),
  formPlanUpdates: () => import('./locales/pt-BR/shared/formPlanUpdates.json'),
  formScheduling: () => import('./locales/pt-BR/shared/formScheduling.json'),
};

type English = typeof english & SignedInEnglish & CommandCenterEnglish;

export type PublicNamespace = keyof typeof english;
export type Namespace = keyof English;

/** All messages of a language, by namespace. */
export type Messages = {
  [N in Namespace]: Awaited<ReturnType<English[N]>>['default'];
};

/** The title, the description and the heading of a page, and its messages. */
export type Texts = {
  titles: { title: string; description: string; heading: string };
  messages: Partial<Messages>;
};

export const catalog = { en: english, 'pt-BR': portuguese } satisfies Record<Language, unknown>;

/** Loads namespaces of a catalog. */
export async function loadMessages<N extends string>(
  from: Record<N, () => Promise<{ default: unknown }>>,
  names: readonly N[],
): Promise<Partial<Messages>> {
  const entries = names.map(async (name) => [name, (await from[name]()).default] as const);
  return Object.fromEntries(await Promise.all(entries));
}
