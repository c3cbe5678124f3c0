import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** The link with which a member chooses a new password. */
export function passwordResetMail(language: Language, firstName: string, url: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Choose a new password',
          heading: `Hi, ${firstName}`,
          paragraphs: ['You asked to choose a new password for the member portal.'],
          button: { label: 'Choose a new password', url },
          note: 'The link works once, for 1 hour. If you did not ask for it, you can ignore this message: your password stays as it is.',
        }
      : {
          language,
          subject: 'Crie uma nova senha',
          heading: `Oi, ${firstName}`,
          paragraphs: ['Você pediu para criar uma nova senha do portal de membros.'],
          button: { label: 'Criar nova senha', url },
          note: 'O link vale por 1 hora e funciona uma única vez. Se não foi você quem pediu, pode ignorar esta mensagem: sua senha continua a mesma.',
        },
  );
}
