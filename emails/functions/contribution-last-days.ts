import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const amount = value('amount');
const dueOn = value('dueOn');
const lastDay = value('lastDay');
const continuesUntil = value('continuesUntil');
const url = value('url');

/** Tells a member until when a contribution that has not arrived keeps the membership active, and what happens then. */
export const contributionLastDays: Email = {
  en: {
    subject: `${brand.name}: We haven’t received your contribution yet`,
    preheader: `It keeps your membership active until ${lastDay}. We’re here to help.`,
    heading: `Hi ${firstName},`,
    paragraphs: [
      `We haven’t received your full contribution, which was due on ${dueOn}. ${amount} is still due.`,
      `If it arrives by ${lastDay}, nothing changes. After that day, your membership becomes inactive, and the community cannot share care that you get while it is inactive.`,
      `If you pay by ${continuesUntil}, your membership starts again, and your open requests continue.`,
      'Life happens. If you can’t pay right now, reply to this email or call us today. It’s easier for us to help before it’s late.',
    ],
    action: { label: 'See my payments', url },
    notes: ['If you have paid in the last few days, thank you! Your payment is on its way to us.'],
    reason: `You received this email because you are a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Sua contribuição ainda não chegou`,
    preheader: `Ela mantém a sua adesão ativa até ${lastDay}. Conte com a gente.`,
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `A contribuição que venceu em ${dueOn} ainda não chegou por inteiro: faltam ${amount}.`,
      `Se ela chegar até ${lastDay}, nada muda. Depois desse dia, a sua adesão fica inativa, e a comunidade não pode compartilhar o atendimento feito enquanto ela estiver inativa.`,
      `Se você pagar até ${continuesUntil}, a sua adesão volta, e os seus pedidos em aberto continuam.`,
      'Imprevistos acontecem. Se não der para pagar agora, responda a este e-mail ou ligue hoje mesmo: antes do fim do mês, fica mais fácil ajudar.',
    ],
    action: { label: 'Ver meus pagamentos', url },
    notes: ['Se você pagou nos últimos dias, agradecemos! O seu pagamento está a caminho.'],
    reason: `Você recebeu este e-mail porque é membro do ${brand.name}.`,
  },
};
