import type { ShareableGroup } from '../types.ts';

export const shareable: readonly ShareableGroup[] = [
  {
    id: 'sudden',
    title: 'Quando acontece alguma coisa',
    items: [
      {
        name: 'Pronto-socorro (ER) e pronto atendimento (urgent care)',
        text: 'Consultas, exames e tratamento de uma doença ou lesão. Em uma emergência, você não precisa pedir autorização.',
        rule: ['instructions', 'emergency'],
      },
      {
        name: 'Ambulância',
        text: 'Até o hospital, em uma emergência.',
        rule: ['exclusions', 'not-eligible'],
      },
      {
        name: 'Acidente de carro ou de outro veículo',
        text: 'As despesas elegíveis que sobrarem depois que o seguro do veículo e o do outro motorista pagarem.',
        rule: ['exclusions', 'vehicles'],
      },
      {
        name: 'Reação alérgica grave',
        text: 'O atendimento, a ambulância e a adrenalina receitada na alta.',
        rule: ['exclusions', 'acute-allergic'],
      },
      {
        name: 'Dentes quebrados em um acidente',
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
        text: 'O atendimento que não podia esperar, inclusive no Brasil.',
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
        text: 'Consultas, exames, cirurgia, internação, remédios e recuperação. É uma necessidade só, com um IUA.',
        rule: ['instructions', 'medical-need'],
      },
      {
        name: 'Cirurgia planejada',
        text: 'Uma cirurgia elegível, se você enviar o pedido pelo menos {plannedCareNotice} antes da data marcada.',
        rule: ['procedures', 'deadlines'],
      },
      {
        name: 'Câncer que começa depois do início da adesão',
        text: 'Cirurgia, químio, radioterapia e acompanhamento, sem limite próprio.',
        rule: ['exclusions', 'cancer'],
      },
      {
        name: 'Remédios com receita',
        text: 'Os remédios para uma necessidade elegível, na internação e na recuperação.',
        rule: ['exclusions', 'prescriptions'],
      },
      {
        name: 'Cirurgia de catarata',
        text: 'Com a lente padrão.',
        rule: ['exclusions', 'vision'],
      },
      {
        name: 'Transplantes',
        text: 'Órgãos, córnea ou medula, em um centro autorizado.',
        rule: ['exclusions', 'transplants'],
      },
      {
        name: 'Prótese de quadril, joelho ou ombro',
        text: 'Se o prontuário mostrar quando o desgaste começou.',
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
        text: 'Sem limite de compartilhamento, se você engravidar pelo menos {maternityConception} depois do início da adesão.',
        rule: ['maternity', 'childbirth'],
      },
      {
        name: 'Pré-natal e pós-parto',
        text: 'Consultas, exames e ultrassons, até {maternityPrenatal} por gravidez.',
        rule: ['maternity', 'prenatal-postnatal'],
      },
      {
        name: 'Complicações da gravidez',
        text: 'O tratamento de problemas como o diabetes na gravidez. Não conta no limite do pré-natal.',
        rule: ['maternity', 'pregnancy-complications'],
      },
      {
        name: 'Perda da gravidez',
        text: 'O atendimento de uma perda espontânea, de uma gravidez fora do útero ou de um bebê que nasce sem vida, como parte da gravidez.',
        rule: ['maternity', 'pregnancy-loss'],
      },
      {
        name: 'Tratamento do recém-nascido',
        text: 'Se você incluir o bebê na adesão em até {newbornRegistration} depois do nascimento.',
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
        text: 'Até {recoverySessions} ou {recoveryAmount} por necessidade, o que vier primeiro.',
        rule: ['exclusions', 'limit-recovery'],
      },
      {
        name: 'Cuidados em casa',
        text: 'Enfermagem ou terapia, até {homeCareVisits} ou {homeCareAmount} por necessidade, o que vier primeiro.',
        rule: ['exclusions', 'limit-home-care'],
      },
      {
        name: 'Muletas, cadeira de rodas e cama hospitalar',
        text: 'Com receita, pelo menor valor entre alugar e comprar.',
        rule: ['exclusions', 'durable-equipment'],
      },
      {
        name: 'Unidade de enfermagem (skilled nursing)',
        text: 'Uma internação que o médico indicar para completar a recuperação.',
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
        text: 'Até o valor do tratamento comum, com um plano de tratamento por escrito antes de começar.',
        rule: ['exclusions', 'alternative-medicine'],
      },
      {
        name: 'Ajuda quando alguém falece',
        text: 'Um valor fixo para a família, depois de {deathWait} de adesão. Não é um seguro de vida.',
        rule: ['exclusions', 'death-assistance'],
      },
      {
        name: 'Fraldas',
        text: 'Por {maternityDiapers}, depois de um parto com despesas compartilhadas.',
        rule: ['maternity', 'diapers'],
      },
    ],
  },
];
