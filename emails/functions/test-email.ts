import { brand } from '../../app/shared/brand/brand.ts';
import type { Email } from '../email.ts';
import { value } from '../template-syntax.ts';

const url = value('url');

/** Shows a super admin, who sent it from the Command Center, that emails arrive. */
export const testEmail: Email = {
  en: {
    subject: `Test email from ${brand.name}`,
    preheader: 'You sent it from the Command Center.',
    heading: 'Your test email has arrived',
    paragraphs: [
      'It was sent the same way as every email to your members, and it looks like them. Check that the sender is yours, and that it did not land in the spam folder.',
      'Then confirm on the first-day checklist that it arrived.',
    ],
    action: { label: 'Open the checklist', url },
    reason: 'You received this email because you sent it to yourself from the Command Center.',
  },
  'pt-BR': {
    subject: `E-mail de teste do ${brand.name}`,
    preheader: 'Você o enviou pelo Command Center.',
    heading: 'O seu e-mail de teste chegou',
    paragraphs: [
      'Ele foi enviado do mesmo jeito que todos os e-mails para os membros, e tem a mesma aparência. Confira se o remetente está certo e se a mensagem não foi parar no spam.',
      'Depois, confirme na lista do primeiro dia que ele chegou.',
    ],
    action: { label: 'Abrir a lista', url },
    reason: 'Você recebeu este e-mail porque o enviou para si pelo Command Center.',
  },
};
