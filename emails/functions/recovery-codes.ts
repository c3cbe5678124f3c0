import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const url = value('url');
const { phone, email } = brand;

/** Notifies a member that new recovery codes replaced the old ones. */
export const recoveryCodes: Email = {
  en: {
    subject: `New recovery codes for your ${brand.name} account`,
    preheader: 'Any earlier codes no longer work.',
    heading: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were just created for your account. Any earlier codes no longer work. If you did this, you don’t need to do anything.',
    ],
    action: { label: 'It wasn’t me: choose a new password', url },
    notes: [
      `If you didn’t do this, choose a new password now and call us at ${phone.display} or write to ${email.support}.`,
    ],
    reason:
      'You received this email because we tell you whenever the way you sign in to your account changes.',
  },
  'pt-BR': {
    subject: `Novos códigos de recuperação da sua conta do ${brand.name}`,
    preheader: 'Se você tinha outros códigos, eles não valem mais.',
    heading: 'Você tem novos códigos de recuperação',
    paragraphs: [
      'Novos códigos de recuperação acabaram de ser criados para a sua conta. Se você tinha outros códigos, eles não valem mais. Se foi você, não precisa fazer nada.',
    ],
    action: { label: 'Não fui eu: criar outra senha', url },
    notes: [
      `Se não foi você, crie outra senha agora e ligue para ${phone.display} ou escreva para ${email.support}.`,
    ],
    reason:
      'Você recebeu este e-mail porque avisamos sempre que muda a forma de entrar na sua conta.',
  },
};
