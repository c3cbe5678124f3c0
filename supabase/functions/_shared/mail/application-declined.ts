import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

/** Tells an applicant that the application was declined. The team's reason stays with the team. */
export function applicationDeclinedMail(
  language: Language,
  { firstName, url }: { firstName: string; url: string },
) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: 'About your application to Mutirão',
          heading: `Thank you for applying, ${firstName}`,
          paragraphs: [
            'We read your application with care. We cannot welcome you to the community at this time.',
            'Nothing was charged, and you owe us nothing.',
            'If something has changed, or you want to know more, write to us. A person reads it, and we can look at your application again.',
          ],
          button: { label: 'Write to us', url },
        }
      : {
          language,
          subject: 'Sobre o seu pedido ao Mutirão',
          heading: `Obrigado pelo seu pedido, ${firstName}`,
          paragraphs: [
            'Lemos seu pedido com atenção. Neste momento, não podemos receber você na comunidade.',
            'Nada foi cobrado, e você não nos deve nada.',
            'Se algo mudou, ou se você quer saber mais, escreva para nós. Uma pessoa vai ler, e podemos olhar seu pedido de novo.',
          ],
          button: { label: 'Escrever para nós', url },
        },
  );
}
