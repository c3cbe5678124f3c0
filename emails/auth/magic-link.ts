import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { confirmPage } from './links.ts';

/** A link and a code that sign a member in without the password. */
export const magicLink: Email = {
  en: {
    subject: `Your ${brand.name} sign-in link`,
    preheader: 'The link works only once and expires after 1 hour.',
    heading: `Sign in to ${brand.name}`,
    paragraphs: ['Use the button to sign in to your account.'],
    action: { label: 'Sign in', url: confirmPage('en', 'magiclink') },
    code: { label: 'Or enter this code on the page:', value: '{{ .Token }}' },
    notes: [
      'The link and the code work only once and expire after 1 hour. If you didn’t ask for them, ignore this message.',
    ],
    reason:
      'You received this email because someone asked for a sign-in link for the account with this address.',
  },
  'pt-BR': {
    subject: `Seu link para entrar no ${brand.name}`,
    preheader: 'O link funciona uma única vez e vale por 1 hora.',
    heading: `Entre no ${brand.name}`,
    paragraphs: ['Use o botão para entrar na sua conta.'],
    action: { label: 'Entrar', url: confirmPage('pt-BR', 'magiclink') },
    code: { label: 'Ou digite este código na página:', value: '{{ .Token }}' },
    notes: [
      'O link e o código funcionam uma única vez e valem por 1 hora. Se não foi você quem pediu, ignore esta mensagem.',
    ],
    reason:
      'Você recebeu este e-mail porque alguém pediu um link para entrar na conta que tem este endereço.',
  },
};
