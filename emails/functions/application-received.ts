import { responseTime } from '../../app/content/response-time.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');

/** Confirms to an applicant that the application arrived. */
export const applicationReceived: Email = {
  en: {
    subject: `We received your ${brand.name} application`,
    preheader: `Our team will reply, usually within ${responseTime('en')}.`,
    heading: `Hi ${firstName}, we got your application`,
    paragraphs: [
      `Thank you for applying to ${brand.name}. Someone on our team will read your application and write to you at this address, usually within ${responseTime('en')}.`,
      'You don’t need to do anything until then. You are not a member yet, and we haven’t charged you anything.',
    ],
    notes: [`If you didn’t apply, please tell us at ${brand.email.support}.`],
    reason: `You received this email because someone used this address to apply to ${brand.name}.`,
  },
  'pt-BR': {
    subject: `Recebemos a sua inscrição no ${brand.name}`,
    preheader: `A nossa equipe responde, em geral em até ${responseTime('pt-BR')}.`,
    heading: `Oi, ${firstName}! Recebemos a sua inscrição`,
    paragraphs: [
      `Que bom que você quer fazer parte do ${brand.name}. Alguém da nossa equipe vai ler a sua inscrição e escrever para este endereço, em geral em até ${responseTime('pt-BR')}.`,
      'Até lá, você não precisa fazer nada. Você ainda não é membro, e nada foi cobrado.',
    ],
    notes: [`Se não foi você quem se inscreveu, avise a gente em ${brand.email.support}.`],
    reason: `Você recebeu este e-mail porque alguém usou este endereço para se inscrever no ${brand.name}.`,
  },
};
