import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const url = value('url');
const { phone, email } = brand;

/** Shows a member without an account how to activate it. It contains no token. */
export const accountActivation: Email = {
  en: {
    subject: `Activate your ${brand.name} member account`,
    preheader: 'You need your email address and your date of birth.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      'Your account in the member portal is ready for you to activate. There you can see your plan, your member card, and your requests.',
      'To activate it, enter this email address and your date of birth, and choose a password.',
    ],
    action: { label: 'Activate your account', url },
    notes: [`Questions? Call us at ${phone.display} or write to ${email.support}.`],
    reason: `You received this email because our team sent it to you as a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: `Ative a sua conta de membro do ${brand.name}`,
    preheader: 'Você precisa do seu e-mail e da sua data de nascimento.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      'A sua conta no portal de membros está pronta para ser ativada. Lá você vê o seu plano, a sua carteirinha e os seus pedidos.',
      'Para ativar a conta, informe este e-mail e a sua data de nascimento e crie uma senha.',
    ],
    action: { label: 'Ativar minha conta', url },
    notes: [`Ficou com dúvida? Ligue para ${phone.display} ou escreva para ${email.support}.`],
    reason: `Você recebeu este e-mail porque a nossa equipe o enviou a você como membro do ${brand.name}.`,
  },
};
