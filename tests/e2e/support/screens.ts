import type { Page } from '../../../app/paths.ts';
import { cast } from '../../cast.ts';
import type { Language } from './texts.ts';

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
  /** The page's title, if search engines may index it. */
  title?: Record<Language, string>;
  /** Queries or fragments of its states, if it has more than one. */
  states?: readonly string[];
};

/** Every screen. A page without an entry does not compile. */
export const screens: Record<Page, Screen> = {
  home: { area: 'site' },
  about: { area: 'site', title: { en: 'About us', 'pt-BR': 'Sobre nós' } },
  show: { area: 'site', title: { en: 'Show', 'pt-BR': 'Programa em vídeo' } },
  dentalPlans: {
    area: 'site',
    title: { en: 'Dental and vision plans', 'pt-BR': 'Planos de odonto e visão' },
  },
  emergency: {
    area: 'site',
    title: { en: 'Emergency: what to do now', 'pt-BR': 'Emergência: o que fazer agora' },
  },
  shareable: {
    area: 'site',
    title: { en: 'What can be shared', 'pt-BR': 'O que pode ser compartilhado' },
  },
  yourPart: {
    area: 'site',
    title: { en: 'What will I pay?', 'pt-BR': 'Quanto eu vou pagar?' },
  },
  contact: { area: 'site', title: { en: 'Contact', 'pt-BR': 'Contato' } },
  legal: { area: 'site', title: { en: 'Terms and privacy', 'pt-BR': 'Termos e privacidade' } },
  offline: { area: 'site' },
  rules: { area: 'rules', title: { en: 'Rules', 'pt-BR': 'Regras' } },
  rulesProcedures: { area: 'rules' },
  rulesExclusions: { area: 'rules' },
  rulesMaternity: { area: 'rules' },
  contactForm: { area: 'forms' },
  sharingRulesForm: { area: 'forms' },
  sharingForm: { area: 'forms' },
  discountsForm: { area: 'forms' },
  planUpdatesForm: { area: 'forms' },
  schedulingForm: { area: 'forms' },
  signup: { area: 'accounts', title: { en: 'Create an account', 'pt-BR': 'Criar conta' } },
  signupConfirmed: { area: 'accounts' },
  login: { area: 'accounts', title: { en: 'Sign in', 'pt-BR': 'Entrar' } },
  confirm: {
    area: 'accounts',
    title: { en: 'Confirm', 'pt-BR': 'Confirmar' },
    states: [
      '#token_hash=0&type=signup&email=ana@example.com',
      '#token_hash=0&type=signup&for=activation&email=ana@example.com',
      '#token_hash=0&type=recovery&email=ana@example.com',
      '',
    ],
  },
  forgotPassword: {
    area: 'accounts',
    title: { en: 'Forgot password', 'pt-BR': 'Esqueci minha senha' },
  },
  resetPassword: {
    area: 'accounts',
    title: { en: 'Create a new password', 'pt-BR': 'Criar senha nova' },
    states: ['#email=ana@example.com&token=0', ''],
  },
  activateAccount: {
    area: 'accounts',
    title: { en: 'Activate member account', 'pt-BR': 'Ativar conta de membro' },
  },
  portal: { area: 'portal' },
  healthSharing: { area: 'portal' },
  healthSharingStart: { area: 'portal' },
  healthSharingRequest: { area: 'portal' },
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
  admin: { area: 'Command Center' },
  adminShows: { area: 'Command Center', states: ['', '?open=new'] },
  adminContacts: {
    area: 'Command Center',
    states: ['', '?open=fa000000-0000-4000-8000-000000000001'],
  },
  adminAnalytics: { area: 'Command Center' },
  adminLog: { area: 'Command Center' },
  adminUsers: { area: 'team', states: ['', '?open=new'] },
  adminMembers: {
    area: 'team',
    states: ['', '?view=applications', '?open=new', '?open=import', `?open=${cast.ana.memberId}`],
  },
  adminAccount: { area: 'team' },
  adminPassword: { area: 'accounts' },
};
