import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { callOrWrite } from '../facts.ts';

const before = <strong>{'{{ .OldEmail }}'}</strong>;
const now = <strong>{'{{ .Email }}'}</strong>;

/** Notifies the old mailbox that the account has another email. */
export const emailChanged: Email = {
  en: {
    subject: `The email address for your ${brand.name} account was changed`,
    preheader: 'From now on, sign in with the new address.',
    heading: 'Your email address was changed',
    paragraphs: [
      <>
        The email address for your account was changed from {before} to {now}. From now on, sign in
        with the new address.
      </>,
    ],
    notes: [`If you didn’t do this, ${callOrWrite.en}`],
    reason: 'You received this email because this was the address of your account until now.',
  },
  'pt-BR': {
    subject: `O e-mail da sua conta no ${brand.name} mudou`,
    preheader: 'A partir de agora, entre com o novo endereço.',
    heading: 'O e-mail da sua conta mudou',
    paragraphs: [
      <>
        O e-mail da sua conta mudou de {before} para {now}. A partir de agora, entre com o novo
        endereço.
      </>,
    ],
    notes: [`Se não foi você, ${callOrWrite['pt-BR']}`],
    reason: 'Você recebeu este e-mail porque este era o endereço da sua conta até agora.',
  },
};
