import type { RulesSection } from '../types.ts';

export const additional: RulesSection = {
  id: 'additional',
  title: 'Informações adicionais',
  blocks: ['Situações que geram muitas perguntas, uma a uma.'],
  parts: [
    {
      id: 'acute-allergic',
      title: 'Reação alérgica aguda',
      draft: true,
      blocks: [
        'Inchaço, falta de ar, choque: é emergência. O atendimento, a ambulância e a adrenalina receitada na saída podem ser compartilhados como qualquer necessidade, fora do limite de alergia.',
      ],
    },
    {
      id: 'vehicles',
      title: 'Acidentes com carro e outros veículos',
      draft: true,
      blocks: [
        'Carro, moto, patinete, bicicleta elétrica ou corrida por aplicativo: o seguro do veículo, o do outro motorista e o do aplicativo pagam primeiro. A comunidade olha para o que sobrar. Envie o boletim de ocorrência (_police report_) e o que cada um respondeu.',
      ],
    },
    {
      id: 'asthma',
      title: 'Asma',
      draft: true,
      blocks: [
        'A crise que leva ao pronto-socorro é uma necessidade. Se a asma já existia, vale o [período de ajuste](procedures#adjustment-period), também para remédios e consultas de controle.',
      ],
    },
    {
      id: 'cancer',
      title: 'Câncer',
      draft: true,
      blocks: [
        'Um câncer que começa depois do início é compartilhado sem limite próprio: cirurgia, quimioterapia, radioterapia e acompanhamento são uma necessidade só. Avise logo no diagnóstico, para planejarmos juntos. Para quem teve câncer antes, contam os {lookBackCancer} anteriores ao início.',
      ],
    },
    {
      id: 'cosmetic-surgery',
      title: 'Cirurgia plástica',
      draft: true,
      blocks: [
        'Por estética, não é elegível. É elegível a que reconstrói o que uma doença, um acidente ou uma cirurgia elegível desfez, como a mama depois do câncer.',
      ],
    },
    {
      id: 'durable-equipment',
      title: 'Equipamentos duráveis',
      draft: true,
      blocks: [
        'Muletas, andador, cadeira de rodas, cama hospitalar, oxigênio: com receita, pelo menor valor entre alugar e comprar. Peça mais de um orçamento; conserto por mau uso não entra.',
      ],
    },
    {
      id: 'genetic-testing',
      title: 'Testes genéticos',
      draft: true,
      blocks: [
        'Elegíveis quando o resultado muda o tratamento de uma doença já diagnosticada. Por curiosidade, histórico de família ou planejamento, não.',
      ],
    },
    {
      id: 'palliative-care',
      title: 'Cuidados paliativos',
      draft: true,
      blocks: [
        'O alívio da dor e o cuidado no fim da vida, em casa ou em uma instituição, são elegíveis quando o médico os indica. A família não precisa esperar o último momento para pedir.',
      ],
    },
    {
      id: 'international-care',
      title: 'Cuidados no exterior',
      draft: true,
      blocks: [
        'Em viagem, inclusive ao Brasil, pode ser compartilhada a emergência que não dava para esperar, pelo valor em dólares do dia do pagamento, com a conta detalhada. Tratamento planejado fora dos Estados Unidos, só com aprovação por escrito antes da viagem.',
      ],
    },
    {
      id: 'long-term-care',
      title: 'Cuidados prolongados e de enfermagem',
      draft: true,
      blocks: [
        'Casa de repouso e ajuda para as tarefas do dia não são elegíveis. A internação em enfermagem especializada (_skilled nursing_) é, quando o médico a indica para terminar uma recuperação.',
      ],
    },
    {
      id: 'mental-health-emergency',
      title: 'Emergência de saúde mental',
      draft: true,
      blocks: [
        'Risco para si ou para os outros é emergência. A ambulância, o pronto-socorro e a internação até a pessoa ficar estável podem ser compartilhados. O que vem depois segue a regra de [saúde mental](#mental-health).',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Remédios com receita',
      draft: true,
      blocks: [
        'Entram os que tratam uma necessidade elegível, durante a internação e na recuperação. Remédio de uso contínuo segue a regra da condição que ele trata. Pergunte pelo genérico e compare farmácias: a diferença costuma ser grande.',
      ],
    },
    {
      id: 'sports',
      title: 'Esportes',
      draft: true,
      blocks: [
        'A pelada de domingo, a academia e o time da escola entram. Competição paga e atividade feita contra as normas de proteção do lugar, não. Quando o clube, a escola ou o evento tem quem pague, essa fonte vem primeiro.',
      ],
    },
    {
      id: 'suicide',
      title: 'Suicídio',
      draft: true,
      blocks: [
        'As despesas médicas de uma tentativa são atendidas como emergência de saúde mental, sem julgamento. A ajuda por falecimento segue as mesmas condições para qualquer causa.',
        {
          kind: 'note',
          tone: 'care',
          title: 'Você não precisa passar por isso sem companhia',
          text: 'Ligue {crisisNumber} a qualquer hora e diga: _“Portuguese interpreter, please.”_ Se houver perigo agora, {emergencyNumber}.',
        },
      ],
    },
  ],
};
