import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage, emailParameter } from './links.ts';

const { phone, email } = brand;

/** Requests that a member who activates an account confirm the email address. */
export const activation: Email = {
  en: {
    subject: `Activate your ${brand.name} member account`,
    preheader: 'You have one step left: enter the password you chose.',
    heading: 'Your account is almost active',
    paragraphs: [
      'On our website, someone just entered your email address and date of birth and chose a password for your member account.',
      'If that was you, you have one step left: continue here and enter the password you chose.',
    ],
    action: {
      label: 'Continue the activation',
      url: confirmPage('en', 'signup', 'for=activation', emailParameter),
    },
    notes: [
      'The link works only once and expires after 1 hour.',
      <>
        <strong>If that wasn’t you,</strong> don’t open the link. No one can activate the account
        without the password. Please call us at {phone.display} or write to {email.support}, because
        someone knows your date of birth.
      </>,
    ],
    reason:
      'You received this email because someone is activating the member account with this address.',
  },
  'pt-BR': {
    subject: `Ative a sua conta de membro do ${brand.name}`,
    preheader: 'Falta só um passo: digitar a senha que você criou.',
    heading: 'Falta pouco para ativar a sua conta',
    paragraphs: [
      'No nosso site, alguém acabou de informar o seu e-mail e a sua data de nascimento e criou uma senha para a sua conta de membro.',
      'Se foi você, falta só um passo: continue por aqui e digite a senha que você criou.',
    ],
    action: {
      label: 'Continuar a ativação',
      url: confirmPage('pt-BR', 'signup', 'for=activation', emailParameter),
    },
    notes: [
      'O link funciona uma única vez e vale por 1 hora.',
      <>
        <strong>Se não foi você,</strong> não abra o link: sem a senha, ninguém ativa a conta. E
        avise a gente pelo telefone {phone.display} ou pelo e-mail {email.support}, porque alguém
        sabe a sua data de nascimento.
      </>,
    ],
    reason:
      'Você recebeu este e-mail porque alguém está ativando a conta de membro que tem este endereço.',
  },
};
