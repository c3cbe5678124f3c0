import type { ShareableGroup } from './types.ts';

export const shareable: readonly ShareableGroup[] = [
  {
    id: 'sudden',
    title: 'Quando acontece alguma coisa',
    items: [
      {
        name: 'Pronto-socorro (ER) e pronto atendimento (urgent care)',
        text: 'Doença ou lesão, com consultas, exames e tratamento. Em emergência, não é preciso pedir autorização.',
        rule: ['instructions', 'emergency'],
      },
      {
        name: 'Ambulância',
        text: 'Em caso de emergência.',
        rule: ['exclusions', 'not-eligible'],
      },
      {
        name: 'Acidente de carro e outros veículos',
        text: 'O que sobrar depois que o seguro do veículo e o do outro motorista pagarem.',
        rule: ['exclusions', 'vehicles'],
      },
      {
        name: 'Reação alérgica grave',
        text: 'O atendimento, a ambulância e a adrenalina receitada na saída.',
        rule: ['exclusions', 'acute-allergic'],
      },
      {
        name: 'Dentes quebrados em acidente',
        text: 'O reparo de dentes saudáveis que o acidente quebrou ou arrancou.',
        rule: ['exclusions', 'dental'],
      },
      {
        name: 'Crise de saúde mental',
        text: 'Ambulância, pronto-socorro e internação até a pessoa ficar estável.',
        rule: ['exclusions', 'mental-health-emergency'],
      },
      {
        name: 'Emergência em viagem',
        text: 'Inclusive no Brasil, quando não dava para esperar.',
        rule: ['exclusions', 'international-care'],
      },
    ],
  },
  {
    id: 'illness',
    title: 'Doença e cirurgia',
    items: [
      {
        name: 'Uma doença do começo ao fim',
        text: 'Consultas, exames, internação, cirurgia, remédios e recuperação são uma necessidade só, com um IUA.',
        rule: ['instructions', 'medical-need'],
      },
      {
        name: 'Cirurgia planejada',
        text: 'Com o pedido enviado pelo menos {plannedCareNotice} antes.',
        rule: ['procedures', 'deadlines'],
      },
      {
        name: 'Câncer que começa depois da adesão',
        text: 'Cirurgia, quimioterapia, radioterapia e acompanhamento, sem limite próprio.',
        rule: ['exclusions', 'cancer'],
      },
      {
        name: 'Remédios com receita',
        text: 'Os que tratam uma necessidade elegível, na internação e na recuperação.',
        rule: ['exclusions', 'prescriptions'],
      },
      {
        name: 'Cirurgia de catarata',
        text: 'Com a lente padrão.',
        rule: ['exclusions', 'vision'],
      },
      {
        name: 'Transplantes',
        text: 'De órgãos, córnea ou medula, em um centro autorizado.',
        rule: ['exclusions', 'transplants'],
      },
      {
        name: 'Prótese de quadril, joelho ou ombro',
        text: 'Com prontuários que mostrem quando o desgaste começou.',
        rule: ['exclusions', 'joint-replacements'],
      },
    ],
  },
  {
    id: 'birth',
    title: 'Quando a família cresce',
    items: [
      {
        name: 'Parto',
        text: 'Sem limite de compartilhamento, quando a concepção acontece pelo menos {maternityConception} depois da data de início.',
        rule: ['maternity', 'childbirth'],
      },
      {
        name: 'Pré-natal e pós-parto',
        text: 'Consultas, exames e ultrassons, até {maternityPrenatal} por gravidez.',
        rule: ['maternity', 'prenatal-postnatal'],
      },
      {
        name: 'Complicações da gravidez',
        text: 'Elas não consomem o limite do pré-natal.',
        rule: ['maternity', 'pregnancy-complications'],
      },
      {
        name: 'Perda da gravidez',
        text: 'As despesas médicas, como parte da gravidez.',
        rule: ['maternity', 'pregnancy-loss'],
      },
      {
        name: 'Tratamento do recém-nascido',
        text: 'Quando o bebê é registrado em até {newbornRegistration} do nascimento.',
        rule: ['maternity', 'newborn'],
      },
    ],
  },
  {
    id: 'recovery',
    title: 'Recuperação',
    items: [
      {
        name: 'Fisioterapia, fonoaudiologia e outras terapias',
        text: 'Até {recoverySessions} ou {recoveryAmount} por necessidade.',
        rule: ['exclusions', 'limit-recovery'],
      },
      {
        name: 'Cuidados em casa',
        text: 'Enfermagem ou terapia, até {homeCareVisits} ou {homeCareAmount} por necessidade.',
        rule: ['exclusions', 'limit-home-care'],
      },
      {
        name: 'Muletas, cadeira de rodas, cama hospitalar',
        text: 'Com receita, pelo menor valor entre alugar e comprar.',
        rule: ['exclusions', 'durable-equipment'],
      },
      {
        name: 'Enfermagem especializada',
        text: 'Quando o médico a indica para terminar uma recuperação.',
        rule: ['exclusions', 'long-term-care'],
      },
      {
        name: 'Cuidados paliativos',
        text: 'O alívio da dor e o cuidado no fim da vida.',
        rule: ['exclusions', 'palliative-care'],
      },
    ],
  },
  {
    id: 'more',
    title: 'E também',
    items: [
      {
        name: 'Medicina alternativa',
        text: 'Até o valor do tratamento convencional, com um plano por escrito antes.',
        rule: ['exclusions', 'alternative-medicine'],
      },
      {
        name: 'Ajuda quando alguém falece',
        text: 'Um valor definido para a família, depois de {deathWait} de adesão.',
        rule: ['exclusions', 'death-assistance'],
      },
      {
        name: 'Fraldas',
        text: 'Por {maternityDiapers}, depois de um parto compartilhado.',
        rule: ['maternity', 'diapers'],
      },
    ],
  },
];
