import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

type Reply = { name: string; subject: string; question: string; answer: string };

/** The team's answer to somebody's message, with that message below it. */
export function replyMail(language: Language, { name, subject, question, answer }: Reply) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: subject ? `Re: ${subject}` : 'Our answer to your message',
          heading: `Hi, ${name}`,
          paragraphs: [answer],
          quote: { title: 'You wrote:', text: question },
        }
      : {
          language,
          subject: subject ? `Re: ${subject}` : 'Nossa resposta à sua mensagem',
          heading: `Oi, ${name}`,
          paragraphs: [answer],
          quote: { title: 'Você escreveu:', text: question },
        },
  );
}
