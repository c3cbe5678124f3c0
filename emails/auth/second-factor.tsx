import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { forgotPasswordPage } from './links.ts';

const { phone, email } = brand;
const account = <strong>{'{{ .Email }}'}</strong>;

const notMe = {
  en: `If you didn’t do this, choose a new password now and call us at ${phone.display} or write to ${email.support}.`,
  'pt-BR': `Se não foi você, crie outra senha agora e ligue para ${phone.display} ou escreva para ${email.support}.`,
};
const action = {
  en: { label: 'It wasn’t me: choose a new password', url: forgotPasswordPage('en') },
  'pt-BR': { label: 'Não fui eu: criar outra senha', url: forgotPasswordPage('pt-BR') },
};
const reason = {
  en: 'You received this email because we tell you whenever the way you sign in to your account changes.',
  'pt-BR':
    'Você recebeu este e-mail porque avisamos sempre que muda a forma de entrar na sua conta.',
};

/** Notifies the owner of an account that two-step verification was turned on. */
export const secondFactorOn: Email = {
  en: {
    subject: `Two-step verification is on for your ${brand.name} account`,
    preheader: 'Signing in now requires your password and a code from your app.',
    heading: 'Two-step verification is on',
    paragraphs: [
      <>
        Two-step verification was just turned on for the account {account}. From now on, signing in
        requires your password and a code from your app. If you did this, you don’t need to do
        anything.
      </>,
    ],
    action: action.en,
    notes: [notMe.en],
    reason: reason.en,
  },
  'pt-BR': {
    subject: `Verificação em duas etapas ativada na sua conta do ${brand.name}`,
    preheader: 'Agora, para entrar, você precisa da senha e de um código do aplicativo.',
    heading: 'A verificação em duas etapas está ativada',
    paragraphs: [
      <>
        A verificação em duas etapas da conta {account} acabou de ser ativada. A partir de agora,
        para entrar, você precisa da senha e de um código do aplicativo. Se foi você, não precisa
        fazer nada.
      </>,
    ],
    action: action['pt-BR'],
    notes: [notMe['pt-BR']],
    reason: reason['pt-BR'],
  },
};

/** Notifies the owner of an account that two-step verification was turned off. */
export const secondFactorOff: Email = {
  en: {
    subject: `Two-step verification is off for your ${brand.name} account`,
    preheader: 'The password alone is now enough to sign in.',
    heading: 'Two-step verification is off',
    paragraphs: [
      <>
        Two-step verification was just turned off for the account {account}. From now on, the
        password alone is enough to sign in. If you did this, you don’t need to do anything.
      </>,
    ],
    action: action.en,
    notes: [notMe.en],
    reason: reason.en,
  },
  'pt-BR': {
    subject: `Verificação em duas etapas desativada na sua conta do ${brand.name}`,
    preheader: 'Agora basta a senha para entrar.',
    heading: 'A verificação em duas etapas está desativada',
    paragraphs: [
      <>
        A verificação em duas etapas da conta {account} acabou de ser desativada. A partir de agora,
        basta a senha para entrar. Se foi você, não precisa fazer nada.
      </>,
    ],
    action: action['pt-BR'],
    notes: [notMe['pt-BR']],
    reason: reason['pt-BR'],
  },
};
