import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { callOrWrite } from '../facts.ts';
import { value } from '../template-syntax.ts';

const firstName = value('firstName');
const changedBy = value('changedBy');

/** Notifies the old mailbox of an admin that another email now has access to the Command Center. */
export const adminEmailChanged: Email = {
  en: {
    subject: `Your ${brand.name} Command Center email was changed`,
    preheader: 'You can no longer sign in with this address.',
    heading: `Hi ${firstName},`,
    paragraphs: [
      `${changedBy} changed the email address you use to sign in to the Command Center. You can no longer sign in with this address. You may need to sign in again with the new one.`,
    ],
    notes: [`If you weren’t expecting this, tell a super admin, or ${callOrWrite.en}`],
    isSecurity: true,
    reason:
      'You received this email because you signed in to the Command Center with this address until now.',
  },
  'pt-BR': {
    subject: `Seu e-mail da central de comando do ${brand.name} mudou`,
    preheader: 'Este endereço não serve mais para entrar.',
    heading: `Oi, ${firstName}!`,
    paragraphs: [
      `${changedBy} mudou o e-mail que você usa na central de comando. Este endereço não serve mais para entrar. Talvez você precise entrar de novo, com o novo endereço.`,
    ],
    notes: [`Se você não esperava por isso, avise um(a) superadmin, ${callOrWrite['pt-BR']}`],
    isSecurity: true,
    reason:
      'Você recebeu este e-mail porque, até agora, você entrava na central de comando com este endereço.',
  },
};
