import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage } from './links.ts';

const { phone, email } = brand;
const current = <strong>{'{{ .Email }}'}</strong>;
const next = <strong>{'{{ .NewEmail }}'}</strong>;

/** Requests that the current and the new mailbox confirm a change of email. */
export const emailChange: Email = {
  en: {
    subject: `Confirm your new email for ${brand.name}`,
    preheader:
      'Open the link in both messages: the one sent to your old address and the one sent to your new address.',
    heading: 'Confirm your new email address',
    paragraphs: [
      <>
        We received a request to change the email address for your account from {current} to {next}.
      </>,
      'To protect your account, we sent a message to both addresses. Open the link in each one.',
    ],
    action: { label: 'Confirm the change', url: confirmPage('en', 'email_change') },
    notes: [
      `The link works only once and expires after 1 hour. If you didn’t ask for this, don’t open the link. Call us at ${phone.display} or write to ${email.support}.`,
    ],
    reason:
      'You received this email because this is one of the two addresses in a request to change the email address for an account.',
  },
  'pt-BR': {
    subject: `Confirme a mudança de e-mail no ${brand.name}`,
    preheader: 'Abra o link nas duas mensagens: a do endereço antigo e a do novo.',
    heading: 'Confirme o seu novo e-mail',
    paragraphs: [
      <>
        Recebemos um pedido para mudar o e-mail da sua conta de {current} para {next}.
      </>,
      'Para proteger a sua conta, mandamos uma mensagem para os dois endereços. Abra o link em cada uma.',
    ],
    action: { label: 'Confirmar a mudança', url: confirmPage('pt-BR', 'email_change') },
    notes: [
      `O link funciona uma única vez e vale por 1 hora. Se não foi você quem pediu, não abra o link. Ligue para ${phone.display} ou escreva para ${email.support}.`,
    ],
    reason:
      'Você recebeu este e-mail porque este é um dos dois endereços de um pedido para mudar o e-mail de uma conta.',
  },
};
