/**
 * The namespaces of the portal, and those that it shares with the Command Center. Public pages do
 * not load even this list.
 */
const english = {
  idle: () => import('./locales/en/shared/idle.json'),
  secondFactor: () => import('./locales/en/shared/second-factor.json'),
  security: () => import('./locales/en/portal/security.json'),
  portal: () => import('./locales/en/portal/portal.json'),
  editionNotice: () => import('./locales/en/portal/editionNotice.json'),
  stateNotice: () => import('./locales/en/portal/stateNotice.json'),
  profile: () => import('./locales/en/portal/profile.json'),
  billing: () => import('./locales/en/portal/billing.json'),
  support: () => import('./locales/en/portal/support.json'),
  advisor: () => import('./locales/en/portal/advisor.json'),
  card: () => import('./locales/en/portal/card.json'),
  cardFace: () => import('./locales/en/portal/cardFace.json'),
  portalPages: () => import('./locales/en/portal/portalPages.json'),
  portalForms: () => import('./locales/en/portal/portalForms.json'),
  requestFiles: () => import('./locales/en/portal/requestFiles.json'),
  requests: () => import('./locales/en/portal/requests.json'),
  ownBills: () => import('./locales/en/portal/ownBills.json'),
  requestForm: () => import('./locales/en/portal/requestForm.json'),
  answer: () => import('./locales/en/portal/answer.json'),
  memberYear: () => import('./locales/en/portal/memberYear.json'),
  standing: () => import('./locales/en/portal/standing.json'),
  notices: () => import('./locales/en/portal/notices.json'),
};

export type SignedInEnglish = typeof english;

const portuguese: SignedInEnglish = {
  idle: () => import('./locales/pt-BR/shared/idle.json'),
  secondFactor: () => import('./locales/pt-BR/shared/second-factor.json'),
  security: () => import('./locales/pt-BR/portal/security.json'),
  portal: () => import('./locales/pt-BR/portal/portal.json'),
  editionNotice: () => import('./locales/pt-BR/portal/editionNotice.json'),
  stateNotice: () => import('./locales/pt-BR/portal/stateNotice.json'),
  profile: () => import('./locales/pt-BR/portal/profile.json'),
  billing: () => import('./locales/pt-BR/portal/billing.json'),
  support: () => import('./locales/pt-BR/portal/support.json'),
  advisor: () => import('./locales/pt-BR/portal/advisor.json'),
  card: () => import('./locales/pt-BR/portal/card.json'),
  cardFace: () => import('./locales/pt-BR/portal/cardFace.json'),
  portalPages: () => import('./locales/pt-BR/portal/portalPages.json'),
  portalForms: () => import('./locales/pt-BR/portal/portalForms.json'),
  requestFiles: () => import('./locales/pt-BR/portal/requestFiles.json'),
  requests: () => import('./locales/pt-BR/portal/requests.json'),
  ownBills: () => import('./locales/pt-BR/portal/ownBills.json'),
  requestForm: () => import('./locales/pt-BR/portal/requestForm.json'),
  answer: () => import('./locales/pt-BR/portal/answer.json'),
  memberYear: () => import('./locales/pt-BR/portal/memberYear.json'),
  standing: () => import('./locales/pt-BR/portal/standing.json'),
  notices: () => import('./locales/pt-BR/portal/notices.json'),
};

export const signedInCatalog = { en: english, 'pt-BR': portuguese };
