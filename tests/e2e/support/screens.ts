import type { Page } from '../../../app/paths.ts';
import { cast } from '../../cast.ts';

export type Area =
  | 'site'
  | 'rules'
  | 'forms'
  | 'accounts'
  | 'portal'
  | 'profile'
  | 'Command Center'
  | 'team';

type Screen = {
  /** The test that covers it. */
  area: Area;
  /** Whether its title, language, and translation are tested. */
  hasHead?: true;
  /** Queries, fragments or sections of its states, if it has more than one. */
  states?: readonly string[];
};

/** Every screen. A page without an entry does not compile. */
export const screens: Record<Page, Screen> = {
  home: { area: 'site' },
  about: { area: 'site', hasHead: true },
  show: { area: 'site', hasHead: true },
  dentalPlans: { area: 'site', hasHead: true },
  emergency: { area: 'site', hasHead: true },
  deskCards: { area: 'site', hasHead: true, states: ['#show-records', ''] },
  providers: { area: 'site', hasHead: true },
  shareable: { area: 'site', hasHead: true },
  yourPart: { area: 'site', hasHead: true },
  whatWouldIPay: { area: 'site', hasHead: true },
  billHelp: { area: 'site', hasHead: true },
  cost: {
    area: 'site',
    hasHead: true,
    states: ['', '?for=couple&age=38&spouse=41', '?for=village&age=12'],
  },
  openBooks: { area: 'site', hasHead: true },
  contact: { area: 'site', hasHead: true },
  legal: { area: 'site', hasHead: true },
  offline: { area: 'site' },
  rules: { area: 'rules', hasHead: true },
  rulesProcedures: { area: 'rules' },
  rulesExclusions: { area: 'rules' },
  rulesMaternity: { area: 'rules' },
  rulesChanges: { area: 'rules', hasHead: true },
  contactForm: { area: 'forms' },
  sharingRulesForm: { area: 'forms' },
  sharingForm: { area: 'forms' },
  discountsForm: { area: 'forms' },
  planUpdatesForm: { area: 'forms' },
  schedulingForm: { area: 'forms' },
  signup: { area: 'accounts', hasHead: true },
  signupConfirmed: { area: 'accounts' },
  login: { area: 'accounts', hasHead: true },
  confirm: {
    area: 'accounts',
    hasHead: true,
    states: [
      '#token_hash=0&type=signup&email=ana@example.com',
      '#token_hash=0&type=signup&for=activation&email=ana@example.com',
      '#token_hash=0&type=recovery&email=ana@example.com',
      '',
    ],
  },
  forgotPassword: { area: 'accounts', hasHead: true },
  resetPassword: {
    area: 'accounts',
    hasHead: true,
    states: ['#email=ana@example.com&token=0', ''],
  },
  activateAccount: { area: 'accounts', hasHead: true },
  portal: { area: 'portal' },
  healthSharing: { area: 'portal' },
  healthSharingStart: { area: 'portal' },
  healthSharingRequest: { area: 'portal' },
  bills: { area: 'profile' },
  newBill: { area: 'profile' },
  bill: {
    area: 'profile',
    states: ['', '#letter-assistance', '#kept-5e000000-0000-4000-8000-000000000001'],
  },
  newRequest: { area: 'portal', states: ['?step=bill', '?step=who', '?step=send'] },
  request: { area: 'portal' },
  requestAnswer: { area: 'portal' },
  discounts: { area: 'portal' },
  memberForms: { area: 'portal' },
  planUpdates: { area: 'portal' },
  scheduling: { area: 'portal' },
  concierge: { area: 'profile' },
  card: { area: 'profile' },
  profile: { area: 'profile' },
  profileInformation: { area: 'profile' },
  profilePlan: { area: 'profile' },
  profileSecurity: { area: 'profile' },
  profilePayments: { area: 'profile' },
  profileAdvisor: { area: 'profile' },
  // Closed: the page for addresses that do not exist.
  advisor: { area: 'accounts' },
  admin: { area: 'Command Center' },
  adminForMe: { area: 'Command Center' },
  adminShows: { area: 'Command Center', states: ['', '?open=new'] },
  adminContacts: {
    area: 'Command Center',
    states: ['', '?open=fa000000-0000-4000-8000-000000000001'],
  },
  adminRequests: { area: 'Command Center' },
  adminAnalytics: { area: 'Command Center' },
  adminLog: { area: 'Command Center' },
  adminSettings: {
    area: 'Command Center',
    states: ['', '/organization', '/plans', '/contributions', '/documents', '/hours', '/system'],
  },
  adminBooks: { area: 'team' },
  adminUsers: { area: 'team', states: ['', '?open=new'] },
  adminMembers: {
    area: 'team',
    states: [
      '',
      '?view=applications',
      '?open=new',
      '?open=import',
      `?open=${cast.ana.memberId}`,
      `?open=${cast.ana.memberId}&edit=person-new`,
    ],
  },
  adminAccount: { area: 'team' },
  adminNotFound: { area: 'team' },
  adminPassword: { area: 'accounts' },
  adminConfirm: { area: 'accounts' },
};
