import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const amount = value('amount');
const date = value('date');
const url = value('url');

/** Reminds a member of the monthly contribution, five days before it is due. */
export const contributionDue: Email = {
  en: {
    subject: `${brand.name}: Your contribution is due on ${date}`,
    preheader: 'A friendly reminder, a few days ahead.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `Your monthly contribution of ${amount} is due on ${date}.`,
      'If your payment is automatic, or on its way, you don’t need to do anything.',
      'Having a hard month? Talk to us before that day, when it’s easier for us to help. Just reply to this email or call us.',
    ],
    action: { label: 'See my payments', url },
    reason: `You received this email because you are a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Sua contribuição vence em ${date}`,
    preheader: 'Um lembrete, com alguns dias de antecedência.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `Sua contribuição mensal, de ${amount}, vence em ${date}.`,
      'Se o seu pagamento é automático, ou se você já pagou, não precisa fazer nada.',
      'O mês está apertado? Fale com a gente antes desse dia: fica mais fácil ajudar. É só responder a este e-mail ou ligar.',
    ],
    action: { label: 'Ver meus pagamentos', url },
    reason: `Você recebeu este e-mail porque é membro do ${brand.name}.`,
  },
};
