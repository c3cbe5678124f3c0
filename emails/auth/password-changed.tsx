import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { forgotPasswordPage } from './links.ts';

const { phone, email } = brand;
const account = <strong>{'{{ .Email }}'}</strong>;

/** Notifies the owner of an account that the password changed. */
export const passwordChanged: Email = {
  en: {
    subject: `Your ${brand.name} password was changed`,
    preheader: 'If you did this, you don’t need to do anything.',
    heading: 'Your password was changed',
    paragraphs: [
      <>
        The password for the account {account} was just changed. If you did this, you don’t need to
        do anything.
      </>,
    ],
    action: { label: 'It wasn’t me: choose another password', url: forgotPasswordPage('en') },
    notes: [
      `If you didn’t do this, choose a new password now and call us at ${phone.display} or write to ${email.support}.`,
    ],
    reason:
      'You received this email because we tell you whenever the password for your account changes.',
  },
  'pt-BR': {
    subject: `Sua senha do ${brand.name} foi alterada`,
    preheader: 'Se foi você, não precisa fazer nada.',
    heading: 'A sua senha foi alterada',
    paragraphs: [
      <>A senha da conta {account} acabou de ser alterada. Se foi você, não precisa fazer nada.</>,
    ],
    action: { label: 'Não fui eu: criar outra senha', url: forgotPasswordPage('pt-BR') },
    notes: [
      `Se não foi você, crie outra senha agora e ligue para ${phone.display} ou escreva para ${email.support}.`,
    ],
    reason: 'Você recebeu este e-mail porque avisamos sempre que a senha da sua conta muda.',
  },
};
