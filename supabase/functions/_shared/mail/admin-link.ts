import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** The link with which somebody new of the team chooses a password. */
export function adminInvitationMail(
  language: Language,
  firstName: string,
  invitedBy: string,
  url: string,
) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'You’re invited to the Mutirão team',
          heading: `Welcome, ${firstName}`,
          paragraphs: [
            `${invitedBy} has added you to the Command Center, where the team looks after the community. Choose your password to get started.`,
          ],
          button: { label: 'Choose my password', url },
          note: 'The link works once, for 7 days. If you weren’t expecting this, you can ignore this message.',
        }
      : {
          language,
          subject: 'Convite para a equipe Mutirão',
          heading: `Boas-vindas, ${firstName}`,
          paragraphs: [
            `${invitedBy} incluiu você na central de comando, onde a equipe cuida da comunidade. Crie a sua senha para começar.`,
          ],
          button: { label: 'Criar minha senha', url },
          note: 'O link vale por 7 dias e funciona uma única vez. Se você não esperava este convite, pode ignorar esta mensagem.',
        },
  );
}

/** The link with which somebody of the team chooses a new password. */
export function adminPasswordResetMail(language: Language, firstName: string, url: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Choose a new password',
          heading: `Hi, ${firstName}`,
          paragraphs: ['You asked to choose a new password for the Command Center.'],
          button: { label: 'Choose a new password', url },
          note: 'The link works once, for 1 hour. If you did not ask for it, you can ignore this message: your password stays as it is.',
        }
      : {
          language,
          subject: 'Crie uma nova senha',
          heading: `Oi, ${firstName}`,
          paragraphs: ['Você pediu para criar uma nova senha da central de comando.'],
          button: { label: 'Criar nova senha', url },
          note: 'O link vale por 1 hora e funciona uma única vez. Se não foi você quem pediu, pode ignorar esta mensagem: sua senha continua a mesma.',
        },
  );
}
