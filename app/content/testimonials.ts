import type { Language } from '../shared/i18n/language.ts';

/** The person who agreed to be quoted, and the date. */
type Consent = { who: string; when: `${number}-${number}-${number}` };

/**
 * A member's quote. A real one has `consent`; a `sample` is invented. Only a demo build shows
 * samples, each labeled as one: an invented quote that looks real is unlawful (16 CFR Part 465).
 */
export type Testimonial = {
  id: string;
  author: string;
  city: string;
  rating: 1 | 2 | 3 | 4 | 5;
  quote: Record<Language, string>;
} & ({ consent: Consent; sample?: never } | { sample: true; consent?: never });

export const testimonials: readonly Testimonial[] = [
  {
    id: 'maternity',
    author: 'Juliana Prado',
    city: 'Framingham, MA',
    rating: 5,
    quote: {
      en: 'My daughter was born here, far from my mother and my sisters. At every visit, I knew what to ask, because someone had already explained it to me in Portuguese.',
      'pt-BR':
        'Minha filha nasceu aqui, longe da minha mãe e das minhas irmãs. Em cada consulta eu sabia o que perguntar, porque alguém já tinha me explicado em português.',
    },
    sample: true,
  },
  {
    id: 'accident',
    author: 'Marcelo Tavares',
    city: 'Newark, NJ',
    rating: 5,
    quote: {
      en: 'I fell off a ladder at home one Sunday and broke my arm. I asked for the itemized bill, paid my IUA, and always knew what the next step was.',
      'pt-BR':
        'Caí da escada em casa, num domingo, e quebrei o braço. Pedi a conta detalhada, paguei o meu IUA e sempre soube qual era o próximo passo.',
    },
    sample: true,
  },
  {
    id: 'rules',
    author: 'Sônia Barreto',
    city: 'Boca Raton, FL',
    rating: 5,
    quote: {
      en: 'Reading the rules first is what convinced me. I saw what can be shared and what can’t, asked my questions on WhatsApp, and only then decided.',
      'pt-BR':
        'O que me convenceu foi ler as regras antes. Vi o que pode ser compartilhado e o que não pode, tirei minhas dúvidas no WhatsApp e só depois decidi.',
    },
    sample: true,
  },
];

/** The testimonials that a build may show: those with consent, and in a demo build the samples. */
export function shownTestimonials(
  all: readonly Testimonial[],
  isDemo: boolean,
): readonly Testimonial[] {
  return all.filter(({ consent }) => isDemo || consent);
}
