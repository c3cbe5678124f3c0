import type { ReportDefinition } from './report-definition.ts';

/** What participants in Florida and Texas are told each month: requested, eligible and shared amounts, in all states together. */
export const monthlyAccounting: ReportDefinition = {
  id: 'monthly-accounting',
  usState: null,
  title: {
    en: 'Florida and Texas: monthly accounting to participants',
    'pt-BR': 'Flórida e Texas: prestação de contas mensal aos participantes',
  },
  statute: 'Fla. Stat. § 624.1265(1)(f); Tex. Ins. Code § 1681.001(5)',
  due: { en: 'Each month, about the month before', 'pt-BR': 'Todo mês, sobre o mês anterior' },
  period: 'month',
  sections: [
    {
      id: 'amounts',
      title: { en: 'Needs of the month', 'pt-BR': 'Necessidades do mês' },
      fields: [
        {
          id: 'submitted',
          label: {
            en: 'Total dollar amount of needs submitted',
            'pt-BR': 'Valor total das necessidades enviadas',
          },
          statute: 'Tex. Ins. Code § 1681.001(5)',
          source: { from: 'books', figure: 'requested', scope: 'national' },
        },
        {
          id: 'qualified',
          label: {
            en: 'Total dollar amount of needs that qualified',
            'pt-BR': 'Valor total das necessidades elegíveis',
          },
          statute: 'Tex. Ins. Code § 1681.001(5)',
          source: { from: 'books', figure: 'eligible', scope: 'national' },
        },
        {
          id: 'assigned',
          label: {
            en: 'Amount assigned to participants for their contribution',
            'pt-BR': 'Valor que coube aos participantes compartilhar',
          },
          statute: 'Tex. Ins. Code § 1681.001(5)',
          source: { from: 'books', figure: 'shared', scope: 'national' },
        },
        {
          id: 'shared',
          label: {
            en: 'Total dollar amount of qualified needs actually shared',
            'pt-BR': 'Valor total das necessidades elegíveis efetivamente compartilhado',
          },
          hint: {
            en: 'What was paid during the month, after reversals.',
            'pt-BR': 'O que foi pago durante o mês, já com estornos.',
          },
          statute: 'Fla. Stat. § 624.1265(1)(f)',
          source: { from: 'books', figure: 'paid', scope: 'national' },
        },
      ],
    },
  ],
  statement: {
    en: 'I confirm that these amounts are those of the organization’s books for the month.',
    'pt-BR': 'Confirmo que estes valores são os dos livros da organização para o mês.',
  },
  questions: [
    'Do the monthly statutes of Florida, Texas and Alabama ask for the amounts of all states, or of the participants of the state? Today: all states together.',
  ],
};
