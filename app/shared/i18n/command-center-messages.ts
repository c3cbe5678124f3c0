import type { Page } from '~/paths';
import { catalog, loadMessages, type Namespace, type Texts } from './catalog';
import { commandCenterCatalog } from './command-center-catalog';
import type { Language } from './language';
import { signedInCatalog } from './signed-in-catalog';

export type CommandCenterPage = keyof typeof namespaces;

const namespaces = {
  admin: ['commandCenter', 'manageOverview', 'organizationFields', 'errors'],
  adminForMe: ['commandCenter', 'manageForMe', 'errors'],
  adminShows: ['commandCenter', 'manageShows', 'errors'],
  adminContacts: ['commandCenter', 'manageContacts', 'manageRequests', 'errors'],
  adminRequests: ['commandCenter', 'manageRequests', 'reviewRequests', 'rulesEngine', 'errors'],
  adminAnalytics: ['commandCenter', 'manageAnalytics', 'errors'],
  adminBooks: [
    'commandCenter',
    'manageBooks',
    'manageContributions',
    'manageEvents',
    'manageReports',
    'manageStates',
    'importMembers',
    'manageStatements',
    'openBooks',
    'errors',
  ],
  adminUsers: ['commandCenter', 'manageUsers', 'errors'],
  adminMembers: [
    'commandCenter',
    'manageMembers',
    'accountHelp',
    'mergeMembers',
    'personalData',
    'manageAccount',
    'manageAdvisors',
    'manageApplications',
    'manageContacts',
    'manageRequests',
    'importMembers',
    'errors',
  ],
  adminLog: ['commandCenter', 'manageLog', 'errors'],
  adminSettings: [
    'commandCenter',
    'manageSettings',
    'manageOrganization',
    'managePlans',
    'manageDocuments',
    'manageHours',
    'manageBillHelp',
    'importMembers',
    'organizationFields',
    'manageSystem',
    'manageOverview',
    'errors',
  ],
  adminAccount: ['commandCenter', 'manageAccount', 'errors'],
  adminNotFound: ['commandCenter', 'errors'],
  adminPassword: ['adminPassword', 'errors'],
  adminConfirm: ['confirm', 'auth', 'factor', 'errors'],
} as const satisfies Partial<Record<Page, readonly Namespace[]>>;

/** Like `loadTexts`, for the pages of the Command Center. */
export async function loadCommandCenterTexts(
  language: Language,
  page: CommandCenterPage,
): Promise<Texts> {
  const all = {
    ...catalog[language],
    ...signedInCatalog[language],
    ...commandCenterCatalog[language],
  };
  const [titles, messages] = await Promise.all([
    catalog[language].pages(),
    // The login, at any address, sets up the second factor.
    loadMessages(all, ['common', 'secondFactor', ...namespaces[page]]),
  ]);
  return { titles: titles.default[page], messages };
}
