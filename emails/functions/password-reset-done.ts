import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const url = value('url');
const { phone, email } = brand;

/** Notifies a member that the password was reset with an emailed link. */
export const passwordResetDone: Email = {
  en: {
    subject: `Your ${brand.name} password was reset`,
    preheader: 'If you did this, you don’t need to do anything.',
    heading: 'Your new password is set',
    paragraphs: [
      'The password for your account was just reset with a link that we emailed to you, and all your devices were signed out. If you did this, you don’t need to do anything.',
    ],
    action: { label: 'It wasn’t me: choose another password', url },
    notes: [
      `If you didn’t do this, someone may be able to read your email. Change the password for your email, too, and call us at ${phone.display} or write to ${email.support}.`,
    ],
    reason:
      'You received this email because we tell you whenever the password for your account changes.',
  },
  'pt-BR': {
    subject: `Sua senha do ${brand.name} foi redefinida`,
    preheader: 'Se foi você, não precisa fazer nada.',
    heading: 'A sua nova senha já vale',
    paragraphs: [
      'A senha da sua conta acabou de ser trocada com um link que mandamos por e-mail, e a conta foi desconectada de todos os aparelhos. Se foi você, não precisa fazer nada.',
    ],
    action: { label: 'Não fui eu: criar outra senha', url },
    notes: [
      `Se não foi você, talvez outra pessoa consiga ler o seu e-mail. Troque também a senha do seu e-mail e ligue para ${phone.display} ou escreva para ${email.support}.`,
    ],
    reason: 'Você recebeu este e-mail porque avisamos sempre que a senha da sua conta muda.',
  },
};
