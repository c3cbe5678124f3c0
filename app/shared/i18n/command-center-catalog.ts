/** The namespaces of the Command Center. Members do not load even this list. */
const english = {
  commandCenter: () => import('./locales/en/command-center/command-center.json'),
  manageOverview: () => import('./locales/en/command-center/manage-overview.json'),
  manageUsers: () => import('./locales/en/command-center/manage-users.json'),
  manageLog: () => import('./locales/en/command-center/manage-log.json'),
  manageAnalytics: () => import('./locales/en/command-center/manage-analytics.json'),
  manageMembers: () => import('./locales/en/command-center/manage-members.json'),
  manageBooks: () => import('./locales/en/command-center/manage-books.json'),
  manageStates: () => import('./locales/en/command-center/manage-states.json'),
  manageContributions: () => import('./locales/en/command-center/manage-contributions.json'),
  manageEvents: () => import('./locales/en/command-center/manage-events.json'),
  manageReports: () => import('./locales/en/command-center/manage-reports.json'),
  manageStatements: () => import('./locales/en/command-center/manage-statements.json'),
  manageShows: () => import('./locales/en/command-center/manage-shows.json'),
  manageAccount: () => import('./locales/en/command-center/manage-account.json'),
  manageContacts: () => import('./locales/en/command-center/manage-contacts.json'),
  manageRequests: () => import('./locales/en/command-center/manage-requests.json'),
  reviewRequests: () => import('./locales/en/command-center/review-requests.json'),
  manageAdvisors: () => import('./locales/en/command-center/manage-advisors.json'),
  manageApplications: () => import('./locales/en/command-center/manage-applications.json'),
  importMembers: () => import('./locales/en/command-center/import-members.json'),
  adminPassword: () => import('./locales/en/command-center/admin-password.json'),
};

export type CommandCenterEnglish = typeof english;

const portuguese: CommandCenterEnglish = {
  commandCenter: () => import('./locales/pt-BR/command-center/command-center.json'),
  manageOverview: () => import('./locales/pt-BR/command-center/manage-overview.json'),
  manageUsers: () => import('./locales/pt-BR/command-center/manage-users.json'),
  manageLog: () => import('./locales/pt-BR/command-center/manage-log.json'),
  manageAnalytics: () => import('./locales/pt-BR/command-center/manage-analytics.json'),
  manageMembers: () => import('./locales/pt-BR/command-center/manage-members.json'),
  manageBooks: () => import('./locales/pt-BR/command-center/manage-books.json'),
  manageStates: () => import('./locales/pt-BR/command-center/manage-states.json'),
  manageContributions: () => import('./locales/pt-BR/command-center/manage-contributions.json'),
  manageEvents: () => import('./locales/pt-BR/command-center/manage-events.json'),
  manageReports: () => import('./locales/pt-BR/command-center/manage-reports.json'),
  manageStatements: () => import('./locales/pt-BR/command-center/manage-statements.json'),
  manageShows: () => import('./locales/pt-BR/command-center/manage-shows.json'),
  manageAccount: () => import('./locales/pt-BR/command-center/manage-account.json'),
  manageContacts: () => import('./locales/pt-BR/command-center/manage-contacts.json'),
  manageRequests: () => import('./locales/pt-BR/command-center/manage-requests.json'),
  reviewRequests: () => import('./locales/pt-BR/command-center/review-requests.json'),
  manageAdvisors: () => import('./locales/pt-BR/command-center/manage-advisors.json'),
  manageApplications: () => import('./locales/pt-BR/command-center/manage-applications.json'),
  importMembers: () => import('./locales/pt-BR/command-center/import-members.json'),
  adminPassword: () => import('./locales/pt-BR/command-center/admin-password.json'),
};

export const commandCenterCatalog = { en: english, 'pt-BR': portuguese };
