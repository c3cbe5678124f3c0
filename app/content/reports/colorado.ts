import type { ReportDefinition } from './report-definition.ts';

const law = 'C.R.S. 10-16-107.4';
// Numerals as read in the statute, up to (VII). Where they were not read, the reference ends before them.
const item = (numeral: string) => `${law}(1)(a)(${numeral})`;
const information = `${law}(1)(a)`;

/**
 * The annual report to the Colorado Division of Insurance about the calendar year before (C.R.S. 10-16-107.4; the Division's
 * Regulation 4-10-1 has a form of its own, whose field numbers are not used here).
 */
export const colorado: ReportDefinition = {
  id: 'colorado',
  usState: 'CO',
  title: {
    en: 'Colorado: health care sharing report',
    'pt-BR': 'Colorado: relatório de compartilhamento de saúde',
  },
  statute: law,
  due: {
    en: 'Due on March 1 of the next year',
    'pt-BR': 'Entrega até 1º de março do ano seguinte',
  },
  period: 'year',
  sections: [
    {
      id: 'participants',
      title: { en: 'Participants', 'pt-BR': 'Participantes' },
      fields: [
        {
          id: 'individuals',
          label: {
            en: 'Individuals who participated in Colorado during the year',
            'pt-BR': 'Pessoas que participaram no Colorado durante o ano',
          },
          statute: item('I'),
          source: { from: 'books', figure: 'people', scope: 'state' },
        },
        {
          id: 'households',
          label: {
            en: 'Households that participated in Colorado during the year',
            'pt-BR': 'Famílias que participaram no Colorado durante o ano',
          },
          statute: item('I'),
          source: { from: 'books', figure: 'households', scope: 'state' },
        },
        {
          id: 'employer-groups',
          label: {
            en: 'Employer groups in Colorado, with the individuals of each',
            'pt-BR': 'Grupos de empresas no Colorado, com as pessoas de cada um',
          },
          hint: {
            en: 'Memberships here are of households. If no employer group participated, mark “There are none”.',
            'pt-BR':
              'Aqui as adesões são de famílias. Se nenhuma empresa participou, marque “Não houve nenhum”.',
          },
          statute: item('II'),
          source: {
            from: 'answer',
            kind: 'table',
            columns: [
              { en: 'Employer group', 'pt-BR': 'Grupo' },
              { en: 'Individuals', 'pt-BR': 'Pessoas' },
            ],
          },
        },
        {
          id: 'individuals-nationally',
          label: {
            en: 'Individuals who participated nationally during the year',
            'pt-BR': 'Pessoas que participaram em todo o país durante o ano',
          },
          statute: item('III'),
          source: { from: 'books', figure: 'people', scope: 'national' },
        },
        {
          id: 'households-nationally',
          label: {
            en: 'Households that participated nationally during the year',
            'pt-BR': 'Famílias que participaram em todo o país durante o ano',
          },
          statute: item('III'),
          source: { from: 'books', figure: 'households', scope: 'national' },
        },
        {
          id: 'individuals-at-year-end',
          label: {
            en: 'Individuals in Colorado on December 31',
            'pt-BR': 'Pessoas no Colorado em 31 de dezembro',
          },
          statute: item('I'),
          source: { from: 'books', figure: 'people_at_end', scope: 'state' },
        },
      ],
    },
    {
      id: 'contributions',
      title: { en: 'Contributions', 'pt-BR': 'Contribuições' },
      fields: [
        {
          id: 'collected',
          label: {
            en: 'Fees, dues and other payments collected from participants in Colorado',
            'pt-BR': 'Contribuições e outros pagamentos recebidos de participantes no Colorado',
          },
          hint: {
            en: 'Contributions and gifts on the day they were received, after reversals and refunds.',
            'pt-BR':
              'Contribuições e doações no dia em que chegaram, já com estornos e devoluções.',
          },
          statute: item('V'),
          source: { from: 'books', figure: 'collected', scope: 'state' },
        },
        {
          id: 'administration',
          label: {
            en: 'Amount of these payments kept for administration',
            'pt-BR': 'Valor que fica para a administração',
          },
          statute: item('V'),
          source: { from: 'books', figure: 'administration', scope: 'state' },
        },
        {
          id: 'administration-share',
          label: {
            en: 'Percentage of these payments kept for administration',
            'pt-BR': 'Parte que fica para a administração, em porcentagem',
          },
          statute: item('V'),
          source: { from: 'administration-share', scope: 'state' },
        },
        {
          id: 'collected-nationally',
          label: {
            en: 'Fees, dues and other payments collected nationally',
            'pt-BR': 'Contribuições e outros pagamentos recebidos em todo o país',
          },
          statute: information,
          source: { from: 'books', figure: 'collected', scope: 'national' },
        },
      ],
    },
    {
      id: 'requests',
      title: { en: 'Requests for reimbursement', 'pt-BR': 'Pedidos de compartilhamento' },
      fields: [
        {
          id: 'requests',
          label: {
            en: 'Requests submitted in Colorado during the year',
            'pt-BR': 'Pedidos recebidos do Colorado durante o ano',
          },
          statute: item('VI'),
          source: { from: 'books', figure: 'requests', scope: 'state' },
        },
        {
          id: 'requested',
          label: {
            en: 'Dollar amount of requests submitted in Colorado',
            'pt-BR': 'Valor dos pedidos recebidos do Colorado',
          },
          statute: item('VI'),
          source: { from: 'books', figure: 'requested', scope: 'state' },
        },
        {
          id: 'qualified',
          label: {
            en: 'Dollar amount of requests that were determined to qualify',
            'pt-BR': 'Valor considerado elegível nas respostas',
          },
          hint: {
            en: 'Charges minus discounts, other payers and what is not eligible. Includes the member’s own part.',
            'pt-BR':
              'Cobranças menos descontos, outros pagadores e o que não é elegível. Inclui a parte do membro.',
          },
          statute: item('VII'),
          source: { from: 'books', figure: 'eligible', scope: 'state' },
        },
        {
          id: 'denied',
          label: {
            en: 'Dollar amount of requests that were denied',
            'pt-BR': 'Valor recusado nas respostas',
          },
          hint: {
            en: 'What the rules exclude. Without the member’s own part, limits and minimums.',
            'pt-BR': 'O que as regras excluem. Sem a parte do membro, os limites e os mínimos.',
          },
          statute: information,
          source: { from: 'books', figure: 'not_eligible', scope: 'state' },
        },
        {
          id: 'paid-to-providers',
          label: {
            en: 'Payments to providers for services to participants in Colorado',
            'pt-BR':
              'Pagamentos a médicos e hospitais por atendimentos a participantes do Colorado',
          },
          statute: information,
          source: { from: 'books', figure: 'paid_to_providers', scope: 'state' },
        },
        {
          id: 'paid-to-participants',
          label: {
            en: 'Reimbursements to participants in Colorado',
            'pt-BR': 'Reembolsos a participantes do Colorado',
          },
          statute: information,
          source: { from: 'books', figure: 'paid_to_members', scope: 'state' },
        },
        {
          id: 'unpaid',
          label: {
            en: 'Amount that qualified and was not paid on December 31',
            'pt-BR': 'Valor aprovado e ainda não pago em 31 de dezembro',
          },
          hint: {
            en: 'Without the parts that participants pay themselves.',
            'pt-BR': 'Sem as partes que os próprios participantes pagam.',
          },
          statute: information,
          source: { from: 'books', figure: 'unpaid', scope: 'state' },
        },
      ],
    },
    {
      id: 'outlook',
      title: { en: 'Next year, places and reserve', 'pt-BR': 'Próximo ano, lugares e reserva' },
      fields: [
        {
          id: 'forecast-individuals',
          label: {
            en: 'Individuals expected in the next calendar year',
            'pt-BR': 'Pessoas esperadas no próximo ano',
          },
          statute: information,
          source: { from: 'answer', kind: 'count' },
        },
        {
          id: 'forecast-households',
          label: {
            en: 'Households expected in the next calendar year',
            'pt-BR': 'Famílias esperadas no próximo ano',
          },
          statute: information,
          source: { from: 'answer', kind: 'count' },
        },
        {
          id: 'forecast-employer-groups',
          label: {
            en: 'Employer groups and employees expected in the next calendar year',
            'pt-BR': 'Empresas e funcionários esperados no próximo ano',
          },
          statute: information,
          source: { from: 'answer', kind: 'text' },
        },
        {
          id: 'counties',
          label: {
            en: 'Counties in Colorado where the plan was offered, or will be',
            'pt-BR': 'Condados do Colorado em que houve, ou haverá, oferta',
          },
          statute: information,
          source: { from: 'answer', kind: 'list' },
        },
        {
          id: 'states',
          label: {
            en: 'States in which participants lived during the year',
            'pt-BR': 'Estados em que moravam participantes durante o ano',
          },
          statute: information,
          source: { from: 'states' },
        },
        {
          id: 'fund-used',
          label: {
            en: 'Used from the excess sharing fund nationally during the year',
            'pt-BR': 'Usado do fundo de doações voluntárias em todo o país durante o ano',
          },
          hint: {
            en: 'Also part of what was paid.',
            'pt-BR': 'Também faz parte do que foi pago.',
          },
          statute: information,
          source: { from: 'books', figure: 'fund_used', scope: 'national' },
        },
        {
          id: 'fund',
          label: {
            en: 'In the excess sharing fund on December 31',
            'pt-BR': 'No fundo de doações voluntárias em 31 de dezembro',
          },
          hint: {
            en: 'Gifts since the beginning, minus what was used.',
            'pt-BR': 'As doações desde o começo, menos o que foi usado.',
          },
          statute: information,
          source: { from: 'books', figure: 'fund', scope: 'national' },
        },
        {
          id: 'reserve',
          label: { en: 'Reserve on December 31', 'pt-BR': 'Reserva em 31 de dezembro' },
          statute: information,
          source: { from: 'answer', kind: 'cents' },
        },
      ],
    },
    {
      id: 'others',
      title: { en: 'Providers and third parties', 'pt-BR': 'Médicos, hospitais e terceiros' },
      fields: [
        {
          id: 'provider-contracts',
          label: {
            en: 'Contracts with providers in Colorado',
            'pt-BR': 'Contratos com médicos e hospitais no Colorado',
          },
          statute: item('IV'),
          source: {
            from: 'answer',
            kind: 'table',
            columns: [
              { en: 'Provider', 'pt-BR': 'Médico ou hospital' },
              { en: 'Contract', 'pt-BR': 'Contrato' },
            ],
          },
        },
        {
          id: 'third-parties',
          label: {
            en: 'Third parties that offer or enroll, with commissions and fees',
            'pt-BR': 'Terceiros que oferecem ou inscrevem, com comissões e taxas',
          },
          statute: information,
          source: {
            from: 'answer',
            kind: 'table',
            columns: [
              { en: 'Third party', 'pt-BR': 'Terceiro' },
              { en: 'What it does', 'pt-BR': 'O que faz' },
              { en: 'Commissions and fees', 'pt-BR': 'Comissões e taxas' },
            ],
          },
        },
      ],
    },
    {
      id: 'organization',
      title: { en: 'Organization', 'pt-BR': 'Organização' },
      fields: [
        {
          id: 'contact',
          label: {
            en: 'Contact person: name, address, email and phone',
            'pt-BR': 'Pessoa de contato: nome, endereço, e-mail e telefone',
          },
          statute: information,
          source: { from: 'answer', kind: 'text' },
        },
        {
          id: 'officers',
          label: { en: 'Officers and directors', 'pt-BR': 'Diretoria e conselho' },
          statute: information,
          source: {
            from: 'answer',
            kind: 'table',
            columns: [
              { en: 'Name', 'pt-BR': 'Nome' },
              { en: 'Office', 'pt-BR': 'Cargo' },
            ],
          },
        },
        {
          id: 'organizational-chart',
          label: { en: 'Organizational chart', 'pt-BR': 'Organograma' },
          hint: {
            en: 'Where the chart is that will be attached.',
            'pt-BR': 'Onde está o organograma que será anexado.',
          },
          statute: information,
          source: { from: 'answer', kind: 'text' },
        },
      ],
    },
  ],
  statement: {
    en: 'I certify, to the best of my knowledge and belief, that the information in this report is accurate and satisfies the requirements of C.R.S. 10-16-107.4. Fields marked “Not held” are not known to the organization.',
    'pt-BR':
      'Declaro que, até onde sei, as informações deste relatório são exatas e atendem à lei C.R.S. 10-16-107.4. A organização não tem os dados marcados com “Não temos este dado”.',
  },
  questions: [
    'Does “qualified” include the member’s own part (the IUA), and does “denied” include amounts above a limit and needs below the minimum? Today: qualified includes both, denied only what the rules exclude.',
    'Does a request count in the state where the member lived when it was received, also if the member moves before the answer? Today: yes, with its answer and its payments.',
    'Is the certification worded as the Division requires, and who may sign it?',
    'Which fields of the form of Regulation 4-10-1 are missing here? Its template also has the taxpayer number and data for each product.',
  ],
};
