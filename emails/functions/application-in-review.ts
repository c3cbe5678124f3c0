import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const memberNumber = value('memberNumber');
const url = value('url');
const { phone } = brand;

/** Notifies an applicant who was welcomed that the approval was undone. The team's reason is not included. */
export const applicationInReview: Email = {
  en: {
    subject: `Your ${brand.name} application is in review again`,
    preheader: 'Our welcome email was sent too early.',
    heading: `Your application is in review again, ${firstName}`,
    paragraphs: [
      'We wrote to you that your application was approved. That was too early, and we’re sorry: your application is in review again, and you aren’t a member for now.',
      `The member number ${memberNumber} in our earlier email is no longer valid. We didn’t charge you anything, and you don’t owe us anything.`,
      'If you have health insurance, please keep it. Needs that arise now can’t be shared.',
      `If you have questions, write to us or call ${phone.display}. A person will answer.`,
    ],
    action: { label: 'Write to us', url },
    reason: `You received this email because you applied to ${brand.name} with this address.`,
  },
  'pt-BR': {
    subject: `Sua inscrição no ${brand.name} está de novo em análise`,
    preheader: 'O nosso e-mail de boas-vindas foi enviado cedo demais.',
    heading: `Sua inscrição está de novo em análise, ${firstName}`,
    paragraphs: [
      'Escrevemos para você que a sua inscrição foi aprovada. Foi cedo demais, e pedimos desculpas: a sua inscrição está de novo em análise e, por enquanto, você não faz parte da comunidade.',
      `O número de membro ${memberNumber}, que estava no e-mail anterior, não vale mais. Nada foi cobrado, e você não nos deve nada.`,
      'Se você tem um seguro de saúde, por favor, não cancele. Necessidades que surgirem agora não podem ser compartilhadas.',
      `Se tiver dúvidas, escreva para a gente ou ligue para ${phone.display}. Uma pessoa vai responder.`,
    ],
    action: { label: 'Escrever para nós', url },
    reason: `Você recebeu este e-mail porque se inscreveu no ${brand.name} com este endereço.`,
  },
};
