import type { RulesSection } from '../types.ts';

export const limits: RulesSection = {
  id: 'limits',
  title: 'Limites específicos',
  blocks: [
    'Depois que você paga o seu IUA, estes cuidados podem ser compartilhados até o limite de cada quadro. Você paga o que passar do limite.',
    {
      kind: 'boxes',
      items: [
        {
          id: 'limit-allergy',
          title: 'Tratamento de alergia',
          limit: '{allergyAmount} a cada {allergyPeriod}',
          text: 'Testes, vacinas de alergia e consultas. Uma [reação grave](#acute-allergic) não conta neste limite.',
        },
        {
          id: 'limit-diagnostics',
          title: 'Diagnósticos alternativos',
          limit: '{diagnosticsAmount} por necessidade',
          text: 'Exames fora da medicina convencional, pedidos por um profissional com licença.',
        },
        {
          id: 'limit-home-care',
          title: 'Cuidados em casa',
          limit: '{homeCareVisits} ou {homeCareAmount} por necessidade',
          text: 'Enfermagem ou terapia em casa, com pedido médico. Vale o limite que vier primeiro.',
        },
        {
          id: 'limit-hormone',
          title: 'Terapia hormonal',
          limit: '{hormoneAmount} a cada {hormonePeriod}',
          text: 'É preciso ter diagnóstico e receita médica.',
        },
        {
          id: 'limit-injections',
          title: 'Injeções',
          limit: '{injectionsAmount} por necessidade',
          text: 'Injeções nas articulações ou nos nervos, para tratar a dor.',
        },
        {
          id: 'limit-supplies',
          title: 'Materiais médicos',
          limit: '{suppliesAmount} a cada {suppliesPeriod}',
          text: 'Curativos, sondas, tiras de glicemia e similares, com receita.',
        },
        {
          id: 'limit-orthotics',
          title: 'Órteses',
          limit: '{orthoticsAmount} a cada {orthoticsPeriod}',
          text: 'Talas, coletes e outros suportes, e palmilhas sob medida, com receita.',
        },
        {
          id: 'limit-recovery',
          title: 'Terapias de recuperação',
          limit: '{recoverySessions} ou {recoveryAmount} por necessidade',
          text: 'Fisioterapia, terapia ocupacional, fonoaudiologia, quiropraxia e acupuntura, somadas. Vale o limite que vier primeiro.',
        },
        {
          id: 'limit-apnea-home',
          title: 'Apneia do sono: exame em casa',
          limit: '{apneaHomeAmount}, um a cada {apneaHomePeriod}',
        },
        {
          id: 'limit-apnea-laboratory',
          title: 'Apneia do sono: exame em laboratório',
          limit: '{apneaLabAmount}, um a cada {apneaLabPeriod}',
        },
        {
          id: 'limit-apnea-device',
          title: 'Apneia do sono: aparelho CPAP ou BiPAP',
          limit: '{apneaDeviceAmount}, um a cada {apneaDevicePeriod}',
        },
        {
          id: 'limit-apnea-rental',
          title: 'Apneia do sono: aluguel do aparelho',
          limit: 'até {apneaRental}',
          text: 'O valor do aluguel conta no limite do aparelho.',
        },
        {
          id: 'limit-apnea-masks',
          title: 'Apneia do sono: máscaras e acessórios',
          limit: '{apneaMasksAmount} a cada {apneaMasksPeriod}',
        },
        {
          id: 'limit-apnea-oral',
          title: 'Apneia do sono: aparelho bucal',
          limit: '{apneaOralAmount}, um a cada {apneaOralPeriod}',
        },
        {
          id: 'limit-apnea-follow-up',
          title: 'Apneia do sono: retorno com especialista',
          limit: '{apneaVisits:number} consultas ou {apneaVisitsAmount} a cada {apneaVisitsPeriod}',
          text: 'Vale o limite que vier primeiro.',
        },
        {
          id: 'limit-apnea-surgery',
          title: 'Apneia do sono: cirurgia',
          limit: '{apneaSurgeryAmount} por adesão',
          text: 'Este limite vale uma única vez, enquanto você for membro.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      title: 'A apneia do sono também está na lista de condições preexistentes',
      text: 'Se você já tinha apneia antes da data de início, primeiro vale o [período de ajuste](procedures#adjustment-period) e depois o limite do quadro.',
    },
  ],
  parts: [
    {
      id: 'additional-requests',
      title: 'Pedidos adicionais',
      draft: true,
      blocks: [
        'Para pedir mais do que o limite, escreva para nós antes do atendimento. Envie também o prontuário que justifica o pedido. Respondemos por escrito, e a resposta pode ser não.',
      ],
    },
  ],
};
