import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const amount = value('amount');
const amountBefore = value('amountBefore');
const date = value('date');
const url = value('url');

/** Names a member's next monthly amount, 30 days or more before it counts. */
export const contributionChange: Email = {
  en: {
    subject: `${brand.name}: Your monthly contribution changes on ${date}`,
    preheader: 'What changes, from when, and what you can do.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `From ${date} on, your monthly contribution will be ${amount}. Until then it stays at ${amountBefore}.`,
      'The amount depends on your plan, your household, your IUA, and the age of the older adult in your family on the first day of the month. It changes when the community adopts a new table, or when a birthday moves your family to the next age group.',
      'If the new amount is hard for you, talk to us before that day. A higher IUA lowers the monthly contribution. Just reply to this email or call us.',
    ],
    action: { label: 'See my payments', url },
    reason: `You received this email because you are a member of ${brand.name}.`,
  },
  'pt-BR': {
    subject: `${brand.name}: Sua contribuição mensal muda em ${date}`,
    preheader: 'O que muda, a partir de quando e o que você pode fazer.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `A partir de ${date}, a sua contribuição mensal será de ${amount}. Até lá, continua em ${amountBefore}.`,
      'O valor depende do seu plano, da sua família, do seu IUA e da idade do adulto mais velho da família no primeiro dia do mês. Ele muda quando a comunidade adota uma nova tabela ou quando um aniversário leva a sua família para a faixa de idade seguinte.',
      'Se o novo valor pesar, fale com a gente antes desse dia. Com um IUA mais alto, a contribuição mensal fica menor. É só responder a este e-mail ou ligar.',
    ],
    action: { label: 'Ver meus pagamentos', url },
    reason: `Você recebeu este e-mail porque é membro do ${brand.name}.`,
  },
};
