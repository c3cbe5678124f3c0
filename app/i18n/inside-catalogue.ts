import type { CatalogueOf } from './catalogue';

/** The namespaces of portal and Command Center: visitors do not carry even their list. */
const english = {
  idle: () => import('./locales/en/idle.json'),
  security: () => import('./locales/en/security.json'),
  portal: () => import('./locales/en/portal.json'),
  profile: () => import('./locales/en/profile.json'),
  billing: () => import('./locales/en/billing.json'),
  support: () => import('./locales/en/support.json'),
  card: () => import('./locales/en/card.json'),
  portalPages: () => import('./locales/en/portalPages.json'),
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

export type InsideEnglish = typeof english;

const portuguese: CatalogueOf<keyof typeof english> = {
  idle: () => import('./locales/pt-BR/idle.json'),
  security: () => import('./locales/pt-BR/security.json'),
  portal: () => import('./locales/pt-BR/portal.json'),
  profile: () => import('./locales/pt-BR/profile.json'),
  billing: () => import('./locales/pt-BR/billing.json'),
  support: () => import('./locales/pt-BR/support.json'),
  card: () => import('./locales/pt-BR/card.json'),
  portalPages: () => import('./locales/pt-BR/portalPages.json'),
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

export const insideCatalogue = { en: english, 'pt-BR': portuguese };
