import type { Language } from '../i18n/language.ts';

/**
 * What members say of the community. An entry with `consent` names who agreed to be quoted, and
 * when; a `sample` is invented. Only a demo build shows samples, each labeled as one.
 */
export type Testimonial = {
  id: string;
  author: string;
  city: string;
  rating: 1 | 2 | 3 | 4 | 5;
  quote: Record<Language, string>;
} & ({ consent: { who: string; when: string } } | { sample: true });

export const testimonials: readonly Testimonial[] = [
  {
    id: 'maternity',
    author: 'Juliana Prado',
    city: 'Framingham, MA',
    rating: 5,
    quote: {
      en: 'My daughter was born here, far from my mother and my sisters. At every visit I knew what to ask, because someone had already explained it to me in Portuguese.',
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
      en: 'I fell off a ladder painting the house and broke my arm. I paid my IUA, sent the itemized bill the way the team told me to, and always knew what the next step was.',
      'pt-BR':
        'Caí da escada pintando a casa e quebrei o braço. Paguei o meu IUA, mandei a conta detalhada do jeito que a equipe explicou e sempre soube qual era o próximo passo.',
    },
    sample: true,
  },
  {
    id: 'rules',
    author: 'Sônia Barreto',
    city: 'Boca Raton, FL',
    rating: 5,
    quote: {
      en: 'Reading the rules first is what convinced me. I saw what was in and what was out, asked my questions on WhatsApp, and only then decided.',
      'pt-BR':
        'O que me convenceu foi ler as regras antes. Vi o que entrava e o que não entrava, tirei minhas dúvidas no WhatsApp e só depois decidi.',
    },
    sample: true,
  },
];

/** Those that a build may show: with consent, and in a demo build the samples, too. */
export function shownTestimonials(
  all: readonly Testimonial[],
  isDemo: boolean,
): readonly Testimonial[] {
  return all.filter((one) => isDemo || 'consent' in one);
}
