import type { InsideEnglish } from './inside-catalogue';
import type { Language } from './language';

/**
 * Every namespace of messages that visitors read, one small file a language, loaded when a page
 * asks for it; those of portal and Command Center are in `inside-catalogue`. English is the source
 * of the keys: a namespace or key that Portuguese lacks does not compile.
 */
const english = {
  common: () => import('./locales/en/common.json'),
  home: () => import('./locales/en/home.json'),
  rules: () => import('./locales/en/rules.json'),
  auth: () => import('./locales/en/auth.json'),
  factor: () => import('./locales/en/factor.json'),
  confirm: () => import('./locales/en/confirm.json'),
  recovery: () => import('./locales/en/recovery.json'),
  activation: () => import('./locales/en/activation.json'),
  application: () => import('./locales/en/application.json'),
  about: () => import('./locales/en/about.json'),
  contact: () => import('./locales/en/contact.json'),
  dental: () => import('./locales/en/dental.json'),
  emergency: () => import('./locales/en/emergency.json'),
  shareable: () => import('./locales/en/shareable.json'),
  yourPart: () => import('./locales/en/yourPart.json'),
  legal: () => import('./locales/en/legal.json'),
  pages: () => import('./locales/en/pages.json'),
  show: () => import('./locales/en/show.json'),
  errors: () => import('./locales/en/errors.json'),
  signup: () => import('./locales/en/signup.json'),
  formFrame: () => import('./locales/en/formFrame.json'),
  forms: () => import('./locales/en/forms.json'),
  formContact: () => import('./locales/en/formContact.json'),
  formSharingRules: () => import('./locales/en/formSharingRules.json'),
  formSharing: () => import('./locales/en/formSharing.json'),
  formDiscounts: () => import('./locales/en/formDiscounts.json'),
  formPlanUpdates: () => import('./locales/en/formPlanUpdates.json'),
  formScheduling: () => import('./locales/en/formScheduling.json'),
};

const portuguese: CatalogueOf<PublicNamespace> = {
  common: () => import('./locales/pt-BR/common.json'),
  home: () => import('./locales/pt-BR/home.json'),
  rules: () => import('./locales/pt-BR/rules.json'),
  auth: () => import('./locales/pt-BR/auth.json'),
  factor: () => import('./locales/pt-BR/factor.json'),
  confirm: () => import('./locales/pt-BR/confirm.json'),
  recovery: () => import('./locales/pt-BR/recovery.json'),
  activation: () => import('./locales/pt-BR/activation.json'),
  application: () => import('./locales/pt-BR/application.json'),
  about: () => import('./locales/pt-BR/about.json'),
  contact: () => import('./locales/pt-BR/contact.json'),
  dental: () => import('./locales/pt-BR/dental.json'),
  emergency: () => import('./locales/pt-BR/emergency.json'),
  shareable: () => import('./locales/pt-BR/shareable.json'),
  yourPart: () => import('./locales/pt-BR/yourPart.json'),
  legal: () => import('./locales/pt-BR/legal.json'),
  pages: () => import('./locales/pt-BR/pages.json'),
  show: () => import('./locales/pt-BR/show.json'),
  errors: () => import('./locales/pt-BR/errors.json'),
  signup: () => import('./locales/pt-BR/signup.json'),
  formFrame: () => import('./locales/pt-BR/formFrame.json'),
  forms: () => import('./locales/pt-BR/forms.json'),
  formContact: () => import('./locales/pt-BR/formContact.json'),
  formSharingRules: () => import('./locales/pt-BR/formSharingRules.json'),
  formSharing: () => import('./locales/pt-BR/formSharing.json'),
  formDiscounts: () => import('./locales/pt-BR/formDiscounts.json'),
  formPlanUpdates: () => import('./locales/pt-BR/formPlanUpdates.json'),
  formScheduling: () => import('./locales/pt-BR/formScheduling.json'),
};

type English = typeof english & InsideEnglish;

/** How the messages of some namespaces are loaded, in one language. */
export type CatalogueOf<N extends Namespace> = {
  [K in N]: () => Promise<{ default: Messages[K] }>;
};

export type PublicNamespace = keyof typeof english;

export type Namespace = keyof English;

/** All messages of a language, by namespace. */
export type Messages = {
  [N in Namespace]: Awaited<ReturnType<English[N]>>['default'];
};

export const catalogue = { en: english, 'pt-BR': portuguese } satisfies Record<
  Language,
  CatalogueOf<PublicNamespace>
>;
