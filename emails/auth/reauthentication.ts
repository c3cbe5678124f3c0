import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';

const { phone, email } = brand;

/** The code that confirms that a signed-in member is still the same person. */
export const reauthentication: Email = {
  en: {
    subject: `Your ${brand.name} confirmation code`,
    preheader: 'Enter the code on the page you have open.',
    heading: 'Confirm it’s you',
    paragraphs: ['To continue, enter this code on the page you have open.'],
    code: { label: 'Your code:', value: '{{ .Token }}' },
    notes: [
      'The code works only once and expires after 1 hour. Don’t share it. Our team will never ask for it.',
      `If you didn’t ask for this, change your password and call us at ${phone.display} or write to ${email.support}.`,
    ],
    reason:
      'You received this email because someone who is signed in to the account with this address asked for a code.',
  },
  'pt-BR': {
    subject: `Seu código de confirmação do ${brand.name}`,
    preheader: 'Digite o código na página que está aberta.',
    heading: 'Confirme que é você',
    paragraphs: ['Para continuar, digite este código na página que está aberta.'],
    code: { label: 'Seu código:', value: '{{ .Token }}' },
    notes: [
      'O código funciona uma única vez e vale por 1 hora. Não passe o código para ninguém: a nossa equipe nunca pede esse código.',
      `Se não foi você quem pediu, troque a sua senha e ligue para ${phone.display} ou escreva para ${email.support}.`,
    ],
    reason:
      'Você recebeu este e-mail porque alguém que entrou na conta com este endereço pediu um código.',
  },
};
