import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const url = value('url');
const { phone, email } = brand;

/** Notifies an applicant that the application was declined. The team's reason is not included. */
export const applicationDeclined: Email = {
  en: {
    subject: `About your ${brand.name} application`,
    preheader: 'Our decision, and how to talk with us about it.',
    heading: `Thank you for applying, ${firstName}`,
    paragraphs: [
      'We read your application carefully, but we can’t welcome you to the community at this time. We know this is not the answer you hoped for.',
      'We didn’t charge you anything, and you don’t owe us anything.',
      `If something has changed, or if you want to talk about this decision, write to us or call ${phone.display}. A person will answer, and we can look at your application again.`,
      `We keep your application in case you ask us to review it again. If you want a copy of your data, or if you want us to delete it, write to ${email.privacy}.`,
    ],
    action: { label: 'Write to us', url },
    reason: `You received this email because you applied to ${brand.name} with this address.`,
  },
  'pt-BR': {
    subject: `Sobre a sua inscrição no ${brand.name}`,
    preheader: 'A nossa decisão e como falar com a gente sobre ela.',
    heading: `Agradecemos a sua inscrição, ${firstName}`,
    paragraphs: [
      'Lemos a sua inscrição com atenção, mas não podemos receber você na comunidade neste momento. Sabemos que não era a resposta que você esperava.',
      'Nada foi cobrado, e você não nos deve nada.',
      `Se algo mudou, ou se você quer conversar sobre essa decisão, escreva para a gente ou ligue para ${phone.display}. Uma pessoa vai responder, e podemos avaliar a sua inscrição de novo.`,
      `Guardamos a sua inscrição para poder avaliá-la de novo. Se quiser uma cópia dos seus dados, ou se quiser que eles sejam apagados, escreva para ${email.privacy}.`,
    ],
    action: { label: 'Escrever para nós', url },
    reason: `Você recebeu este e-mail porque se inscreveu no ${brand.name} com este endereço.`,
  },
};
