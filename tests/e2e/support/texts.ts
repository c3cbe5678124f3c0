import { textsOf } from './texts-of.ts';

/** What members read most often. Amounts and greetings are written out: the test is about them. */
export const texts = textsOf({
  email: 'auth:login.email',
  password: 'auth:login.password',
  signIn: 'auth:login.submit',
  welcome: {
    en: (name: string) => `Welcome, ${name}`,
    'pt-BR': (name: string) => `Boas-vindas, ${name}`,
  },
  active: 'portal:status.active',
  pending: 'portal:status.pending',
  futureActive: 'portal:status.futureActive',
  iua: { en: '$3,000.00', 'pt-BR': 'US$ 3.000,00' },
  basicPlan: 'portal:cards.planType.default',
  tiles: [
    'portal:tiles.telemedicine.title',
    'portal:tiles.healthSharing.title',
    'portal:tiles.discounts.title',
    'portal:tiles.forms.title',
  ],
  signOut: 'portal:layout.signOut',
  dialogTitle: 'portal:signOut.title',
  dialogMessage: 'portal:signOut.message',
  dialogConfirm: 'portal:signOut.confirm',
  dialogCancel: 'portal:signOut.cancel',
  membersOnly: 'auth:errors.membersOnly',
  restricted: {
    en: 'Your account is restricted. Please contact support to reactivate it. (status: canceled)',
    'pt-BR':
      'Sua conta está com status restrito. Entre em contato com o suporte para reativar sua conta. (Status da conta restrito (cancelado). Entre em contato com o suporte para assistência.)',
  },
  invalid: 'auth:errors.invalidCredentials',
  notConfirmed: 'auth:errors.emailNotConfirmed',
  tabs: [
    'portal:layout.home',
    'portal:layout.bills',
    'portal:layout.concierge',
    'portal:layout.profile',
  ],
});

export type Language = keyof typeof texts;

export const languages = Object.keys(texts) as Language[];
