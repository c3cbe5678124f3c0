import type { Language } from './language';

/**
 * Every namespace of messages, one small file a language, loaded when a page asks for it.
 * English is the source of the keys: a namespace or key that Portuguese lacks does not compile.
 */
const english = {
  common: () => import('./locales/en/common.json'),
  home: () => import('./locales/en/home.json'),
  rules: () => import('./locales/en/rules.json'),
  auth: () => import('./locales/en/auth.json'),
  factor: () => import('./locales/en/factor.json'),
  idle: () => import('./locales/en/idle.json'),
  recovery: () => import('./locales/en/recovery.json'),
  activation: () => import('./locales/en/activation.json'),
  security: () => import('./locales/en/security.json'),
  portal: () => import('./locales/en/portal.json'),
  profile: () => import('./locales/en/profile.json'),
  billing: () => import('./locales/en/billing.json'),
  support: () => import('./locales/en/support.json'),
  card: () => import('./locales/en/card.json'),
  about: () => import('./locales/en/about.json'),
  contact: () => import('./locales/en/contact.json'),
  dental: () => import('./locales/en/dental.json'),
  legal: () => import('./locales/en/legal.json'),
  pages: () => import('./locales/en/pages.json'),
  portalPages: () => import('./locales/en/portalPages.json'),
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
  portalForms: () => import('./locales/en/portalForms.json'),
  commandCenter: () => import('./locales/en/command-center.json'),
  manageOverview: () => import('./locales/en/manage-overview.json'),
  manageUsers: () => import('./locales/en/manage-users.json'),
  manageLog: () => import('./locales/en/manage-log.json'),
  manageAnalytics: () => import('./locales/en/manage-analytics.json'),
  manageMembers: () => import('./locales/en/manage-members.json'),
  manageShows: () => import('./locales/en/manage-shows.json'),
  manageAccount: () => import('./locales/en/manage-account.json'),
  manageContacts: () => import('./locales/en/manage-contacts.json'),
  manageApplications: () => import('./locales/en/manage-applications.json'),
  importMembers: () => import('./locales/en/import-members.json'),
  adminPassword: () => import('./locales/en/admin-password.json'),
};

const portuguese: Catalogue = {
  common: () => import('./locales/pt-BR/common.json'),
  home: () => import('./locales/pt-BR/home.json'),
  rules: () => import('./locales/pt-BR/rules.json'),
  auth: () => import('./locales/pt-BR/auth.json'),
  factor: () => import('./locales/pt-BR/factor.json'),
  idle: () => import('./locales/pt-BR/idle.json'),
  recovery: () => import('./locales/pt-BR/recovery.json'),
  activation: () => import('./locales/pt-BR/activation.json'),
  security: () => import('./locales/pt-BR/security.json'),
  portal: () => import('./locales/pt-BR/portal.json'),
  profile: () => import('./locales/pt-BR/profile.json'),
  billing: () => import('./locales/pt-BR/billing.json'),
  support: () => import('./locales/pt-BR/support.json'),
  card: () => import('./locales/pt-BR/card.json'),
  about: () => import('./locales/pt-BR/about.json'),
  contact: () => import('./locales/pt-BR/contact.json'),
  dental: () => import('./locales/pt-BR/dental.json'),
  legal: () => import('./locales/pt-BR/legal.json'),
  pages: () => import('./locales/pt-BR/pages.json'),
  portalPages: () => import('./locales/pt-BR/portalPages.json'),
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
  portalForms: () => import('./locales/pt-BR/portalForms.json'),
  commandCenter: () => import('./locales/pt-BR/command-center.json'),
  manageOverview: () => import('./locales/pt-BR/manage-overview.json'),
  manageUsers: () => import('./locales/pt-BR/manage-users.json'),
  manageLog: () => import('./locales/pt-BR/manage-log.json'),
  manageAnalytics: () => import('./locales/pt-BR/manage-analytics.json'),
  manageMembers: () => import('./locales/pt-BR/manage-members.json'),
  manageShows: () => import('./locales/pt-BR/manage-shows.json'),
  manageAccount: () => import('./locales/pt-BR/manage-account.json'),
  manageContacts: () => import('./locales/pt-BR/manage-contacts.json'),
  manageApplications: () => import('./locales/pt-BR/manage-applications.json'),
  importMembers: () => import('./locales/pt-BR/import-members.json'),
  adminPassword: () => import('./locales/pt-BR/admin-password.json'),
};

type Catalogue = { [N in Namespace]: () => Promise<{ default: Messages[N] }> };

export type Namespace = keyof typeof english;

/** All messages of a language, by namespace. */
export type Messages = {
  [N in Namespace]: Awaited<ReturnType<(typeof english)[N]>>['default'];
};

export const catalogue: Record<Language, Catalogue> = { en: english, 'pt-BR': portuguese };
