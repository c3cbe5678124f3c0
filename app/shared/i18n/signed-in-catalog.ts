/** The namespaces of the portal and the Command Center. Public pages do not load even this list. */
const english = {
  idle: () => import('./locales/en/shared/idle.json'),
  secondFactor: () => import('./locales/en/shared/second-factor.json'),
  security: () => import('./locales/en/portal/security.json'),
  portal: () => import('./locales/en/portal/portal.json'),
  profile: () => import('./locales/en/portal/profile.json'),
  billing: () => import('./locales/en/portal/billing.json'),
  support: () => import('./locales/en/portal/support.json'),
  card: () => import('./locales/en/portal/card.json'),
  portalPages: () => import('./locales/en/portal/portalPages.json'),
  portalForms: () => import('./locales/en/portal/portalForms.json'),
  commandCenter: () => import('./locales/en/command-center/command-center.json'),
  manageOverview: () => import('./locales/en/command-center/manage-overview.json'),
  manageUsers: () => import('./locales/en/command-center/manage-users.json'),
  manageLog: () => import('./locales/en/command-center/manage-log.json'),
  manageAnalytics: () => import('./locales/en/command-center/manage-analytics.json'),
  manageMembers: () => import('./locales/en/command-center/manage-members.json'),
  manageShows: () => import('./locales/en/command-center/manage-shows.json'),
  manageAccount: () => import('./locales/en/command-center/manage-account.json'),
  manageContacts: () => import('./locales/en/command-center/manage-contacts.json'),
  manageApplications: () => import('./locales/en/command-center/manage-applications.json'),
  importMembers: () => import('./locales/en/command-center/import-members.json'),
  adminPassword: () => import('./locales/en/command-center/admin-password.json'),
};

export type SignedInEnglish = typeof english;

const portuguese: SignedInEnglish = {
  idle: () => import('./locales/pt-BR/shared/idle.json'),
  secondFactor: () => import('./locales/pt-BR/shared/second-factor.json'),
  security: () => import('./locales/pt-BR/portal/security.json'),
  portal: () => import('./locales/pt-BR/portal/portal.json'),
  profile: () => import('./locales/pt-BR/portal/profile.json'),
  billing: () => import('./locales/pt-BR/portal/billing.json'),
  support: () => import('./locales/pt-BR/portal/support.json'),
  card: () => import('./locales/pt-BR/portal/card.json'),
  portalPages: () => import('./locales/pt-BR/portal/portalPages.json'),
  portalForms: () => import('./locales/pt-BR/portal/portalForms.json'),
  commandCenter: () => import('./locales/pt-BR/command-center/command-center.json'),
  manageOverview: () => import('./locales/pt-BR/command-center/manage-overview.json'),
  manageUsers: () => import('./locales/pt-BR/command-center/manage-users.json'),
  manageLog: () => import('./locales/pt-BR/command-center/manage-log.json'),
  manageAnalytics: () => import('./locales/pt-BR/command-center/manage-analytics.json'),
  manageMembers: () => import('./locales/pt-BR/command-center/manage-members.json'),
  manageShows: () => import('./locales/pt-BR/command-center/manage-shows.json'),
  manageAccount: () => import('./locales/pt-BR/command-center/manage-account.json'),
  manageContacts: () => import('./locales/pt-BR/command-center/manage-contacts.json'),
  manageApplications: () => import('./locales/pt-BR/command-center/manage-applications.json'),
  importMembers: () => import('./locales/pt-BR/command-center/import-members.json'),
  adminPassword: () => import('./locales/pt-BR/command-center/admin-password.json'),
};

export const signedInCatalog = { en: english, 'pt-BR': portuguese };
