import type { Language } from '../language.ts';
import { writeMail } from './layout.ts';

type Reply = {
  name: string;
  subject: string;
  /** What is answered; none where it had better not travel once more. */
  question: string | undefined;
  answer: string;
};

/** The team's answer to somebody's message, with what they wrote below it, where it is given. */
export function replyMail(language: Language, { name, subject, question, answer }: Reply) {
  return writeMail(
    language === 'en'
      ? {
          language,
          subject: subject ? `Re: ${subject}` : 'Our answer to your message',
          heading: name ? `Hi, ${name}` : 'Hi',
          paragraphs: [answer],
          ...(question && { quote: { title: 'You wrote:', text: question } }),
        }
      : {
          language,
          subject: subject ? `Re: ${subject}` : 'Nossa resposta à sua mensagem',
          heading: name ? `Oi, ${name}` : 'Oi!',
          paragraphs: [answer],
          ...(question && { quote: { title: 'Você escreveu:', text: question } }),
        },
  );
}
