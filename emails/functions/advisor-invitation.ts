import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { choose, value } from '../template-syntax.ts';

const firstName = value('firstName');
const invitedBy = value('invitedBy');
const url = value('url');

/** Invites an advisor to the advisor portal: to choose a password, or to use the member's own. */
export const advisorInvitation: Email = {
  en: {
    subject: `${invitedBy} invited you to the ${brand.name} advisor portal`,
    preheader: 'See the people you’re helping, share your link and write to our team.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `${invitedBy} invited you to the advisor portal. There, you can see where the people you’re helping are in the process, share your own sign-up link, and write to our team.`,
      choose(
        'isMember',
        'You are a member, too, so sign in with the email and password that you already use.',
        'Choose your password to get started.',
      ),
    ],
    action: { label: choose('isMember', 'Sign in', 'Choose my password'), url },
    notes: [
      choose(
        'isMember',
        'If you weren’t expecting this, tell our team.',
        'The link works only once and expires after 7 days. If you weren’t expecting this, ignore this message.',
      ),
    ],
    reason: `You received this email because ${brand.name} lists this address as an advisor’s.`,
  },
  'pt-BR': {
    subject: `${invitedBy} convidou você para o portal de consultores do ${brand.name}`,
    preheader: 'Acompanhe as pessoas, compartilhe o seu link e escreva para a equipe.',
    heading: `Boas-vindas, ${firstName}`,
    paragraphs: [
      `${invitedBy} convidou você para o portal de consultores. Nele, você vê em que etapa está cada pessoa que acompanha, compartilha o seu link de inscrição e escreve para a nossa equipe.`,
      choose(
        'isMember',
        'Como você também é membro, entre com o e-mail e a senha que já usa.',
        'Crie a sua senha para começar.',
      ),
    ],
    action: { label: choose('isMember', 'Entrar', 'Criar minha senha'), url },
    notes: [
      choose(
        'isMember',
        'Se você não esperava este convite, avise a nossa equipe.',
        'O link funciona uma única vez e vale por 7 dias. Se você não esperava este convite, ignore esta mensagem.',
      ),
    ],
    reason: `Você recebeu este e-mail porque este endereço está no cadastro de consultores do ${brand.name}.`,
  },
};
