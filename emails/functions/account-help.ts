import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { callOrWrite } from '../facts.ts';
import { chooseBy, value } from '../template-syntax.ts';

const firstName = value('firstName');
const newEmail = value('newEmail');

/** Tells a member that the team changed how they sign in: the second factor or the email, in both mailboxes. */
export const accountHelp: Email = {
  en: {
    subject: `Our team changed how you sign in to ${brand.name}`,
    preheader: 'If you did not ask us for this, call us.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      chooseBy(
        'kind',
        {
          second_factor:
            'Our team turned off two-step verification for your account and signed you out everywhere. From now on, your password alone is enough to sign in. You can turn two-step verification on again in the portal, under Security.',
          email_before: `Our team changed the email address of your membership to ${newEmail}. This address no longer works to sign in, and you were signed out everywhere.`,
        },
        'Our team changed the email address of your membership to this one. From now on, sign in to the portal with it. Your password stays the same, and you were signed out everywhere.',
      ),
    ],
    notes: [`If you did not ask us for this, ${callOrWrite.en}`],
    reason:
      'You received this email because we tell you whenever the way you sign in to your account changes.',
  },
  'pt-BR': {
    subject: `A nossa equipe mudou a forma de você entrar no ${brand.name}`,
    preheader: 'Se não foi você quem pediu, ligue para a gente.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      chooseBy(
        'kind',
        {
          second_factor:
            'A nossa equipe desativou a verificação em duas etapas da sua conta e encerrou o acesso em todos os aparelhos. A partir de agora, basta a senha para entrar. Você pode ativar a verificação de novo no portal, em Segurança.',
          email_before: `A nossa equipe mudou o e-mail do seu cadastro para ${newEmail}. Este endereço não serve mais para entrar, e o acesso foi encerrado em todos os aparelhos.`,
        },
        'A nossa equipe mudou o e-mail do seu cadastro para este endereço. A partir de agora, entre no portal com ele. A senha continua a mesma, e o acesso foi encerrado em todos os aparelhos.',
      ),
    ],
    notes: [`Se não foi você quem pediu, ${callOrWrite['pt-BR']}`],
    reason:
      'Você recebeu este e-mail porque avisamos sempre que muda a forma de entrar na sua conta.',
  },
};
