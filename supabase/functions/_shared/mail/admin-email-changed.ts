import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** Tells the old address of an admin that another one counts from now on. */
export function adminEmailChangedMail(language: Language, firstName: string, changedBy: string) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'Your email for the Command Center has changed',
          heading: `Hi, ${firstName}`,
          paragraphs: [
            `${changedBy} has changed the email you use in the Command Center. This address no longer opens it, and your open sessions have ended.`,
          ],
          note: 'If this surprises you, call or write to a super admin right away.',
        }
      : {
          language,
          subject: 'Seu e-mail da central de comando mudou',
          heading: `Oi, ${firstName}`,
          paragraphs: [
            `${changedBy} mudou o e-mail que você usa na central de comando. Este endereço já não vale para entrar, e as suas sessões abertas terminaram.`,
          ],
          note: 'Se você não esperava por isso, fale agora mesmo com a superadministração.',
        },
  );
}
