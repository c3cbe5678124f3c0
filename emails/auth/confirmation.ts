import { responseTime } from '../../app/content/response-time.ts';
import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage, emailParameter } from './links.ts';

/** Requests that an applicant confirm the email address, which submits the application. */
export const confirmation: Email = {
  en: {
    subject: `Confirm your email for ${brand.name}`,
    preheader: 'You have one step left to send your application.',
    heading: 'Confirm your email address',
    paragraphs: [
      `You have one step left to apply to ${brand.name}: confirm that this email address is yours.`,
      `Then your application goes to our team, and we’ll reply, usually within ${responseTime('en')}.`,
    ],
    action: { label: 'Confirm my email', url: confirmPage('en', 'signup', emailParameter) },
    notes: [
      'The link works only once and expires after 1 hour. If you didn’t apply, ignore this message, and no application will be sent.',
    ],
    reason: `You received this email because someone used this address to apply to ${brand.name} at {{ .SiteURL }}.`,
  },
  'pt-BR': {
    subject: `Confirme seu e-mail no ${brand.name}`,
    preheader: 'Falta só um passo para enviar a sua inscrição.',
    heading: 'Confirme o seu e-mail',
    paragraphs: [
      `Falta só um passo para você se inscrever no ${brand.name}: confirmar que este e-mail é seu.`,
      `Depois disso, a sua inscrição chega à nossa equipe, e respondemos, em geral em até ${responseTime('pt-BR')}.`,
    ],
    action: {
      label: 'Confirmar meu e-mail',
      url: confirmPage('pt-BR', 'signup', emailParameter),
    },
    notes: [
      'O link funciona uma única vez e vale por 1 hora. Se não foi você quem se inscreveu, ignore esta mensagem: nenhuma inscrição será enviada.',
    ],
    reason: `Você recebeu este e-mail porque alguém usou este endereço para se inscrever no ${brand.name}, em {{ .SiteURL }}.`,
  },
};
