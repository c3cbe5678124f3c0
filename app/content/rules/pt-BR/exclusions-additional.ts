import type { RulesSection } from '../types.ts';

export const additional: RulesSection = {
  id: 'additional',
  title: 'Informações adicionais',
  blocks: ['Regras para outras situações:'],
  parts: [
    {
      id: 'acute-allergic',
      title: 'Reação alérgica grave',
      draft: true,
      blocks: [
        'Uma reação com inchaço, falta de ar ou choque é uma emergência. O atendimento, a ambulância e a adrenalina receitada na alta podem ser compartilhados como qualquer outra necessidade médica. Nada disso conta no limite de alergia.',
      ],
    },
    {
      id: 'vehicles',
      title: 'Acidentes com carro e outros veículos',
      draft: true,
      blocks: [
        'Em um acidente de carro, moto, patinete ou bicicleta elétrica, inclusive durante uma corrida por aplicativo, os seguros pagam primeiro: o do veículo, o do outro motorista e o do aplicativo. Depois, a comunidade avalia o que ainda falta pagar. Envie o boletim de ocorrência (_police report_) e a resposta de cada seguro.',
      ],
    },
    {
      id: 'asthma',
      title: 'Asma',
      draft: true,
      blocks: [
        'Uma crise de asma que leva ao pronto-socorro é uma necessidade médica. Se você já tinha asma antes de entrar, vale o [período de ajuste](procedures#adjustment-period). Ele vale também para remédios e consultas de controle.',
      ],
    },
    {
      id: 'cancer',
      title: 'Câncer',
      draft: true,
      blocks: [
        'O tratamento de um câncer que começa depois da data de início pode ser compartilhado sem limite próprio. Cirurgia, químio, radioterapia e acompanhamento são uma necessidade só. Avise logo depois do diagnóstico, para planejarmos juntos. Para saber se vale o [período de ajuste](procedures#adjustment-period), olhamos os {lookBackCancer} antes da data de início.',
      ],
    },
    {
      id: 'cosmetic-surgery',
      title: 'Cirurgia plástica',
      draft: true,
      blocks: [
        'A cirurgia só para mudar a aparência não é elegível. A cirurgia reconstrutora pode ser compartilhada: é a que refaz o que uma doença, um acidente ou uma cirurgia elegível tirou, como a mama depois do câncer.',
      ],
    },
    {
      id: 'durable-equipment',
      title: 'Equipamentos duráveis',
      draft: true,
      blocks: [
        'Muletas, andador, cadeira de rodas, cama hospitalar e oxigênio podem ser compartilhados com receita. Vale o menor preço entre alugar e comprar. Peça mais de um orçamento. O conserto por mau uso não é elegível.',
      ],
    },
    {
      id: 'genetic-testing',
      title: 'Testes genéticos',
      draft: true,
      blocks: [
        'O teste é elegível se o resultado puder mudar o tratamento de uma doença que você já tem. O teste feito por curiosidade, por causa do histórico familiar ou para planejar o futuro não é elegível.',
      ],
    },
    {
      id: 'palliative-care',
      title: 'Cuidados paliativos',
      draft: true,
      blocks: [
        'O alívio da dor e o cuidado no fim da vida são elegíveis se o médico indicar, tanto em casa quanto em uma instituição. Não é preciso esperar o último momento para pedir.',
      ],
    },
    {
      id: 'international-care',
      title: 'Atendimento no exterior',
      draft: true,
      blocks: [
        'Em viagem, inclusive ao Brasil, o atendimento de uma emergência pode ser compartilhado se não der para esperar a volta. Envie a conta detalhada. Usamos o valor em dólares pelo câmbio do dia em que você pagou. O tratamento planejado fora dos Estados Unidos só pode ser compartilhado se aprovarmos por escrito antes da viagem.',
      ],
    },
    {
      id: 'long-term-care',
      title: 'Cuidados prolongados e de enfermagem',
      draft: true,
      blocks: [
        'Casa de repouso e ajuda nas tarefas do dia a dia não são elegíveis. A internação em uma unidade de enfermagem (_skilled nursing facility_) é elegível se o médico indicar, para completar a recuperação.',
      ],
    },
    {
      id: 'mental-health-emergency',
      title: 'Emergência de saúde mental',
      draft: true,
      blocks: [
        'Se a pessoa pode ferir a si mesma ou a outra pessoa, é uma emergência. A ambulância, o pronto-socorro e a internação até a pessoa ficar estável podem ser compartilhados. O atendimento depois disso segue a regra de [saúde mental](#mental-health).',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Remédios com receita',
      draft: true,
      blocks: [
        'Os remédios para uma necessidade elegível podem ser compartilhados durante a internação e a recuperação. Remédio de uso contínuo segue a regra da condição que ele trata. Pergunte pelo genérico e compare farmácias. A diferença de preço costuma ser grande.',
      ],
    },
    {
      id: 'sports',
      title: 'Esportes',
      draft: true,
      blocks: [
        'Lesões na pelada do fim de semana, na academia e no time da escola podem ser compartilhadas. Se você se machucou em uma competição em que recebia dinheiro para competir, ou se não seguiu as regras de segurança, a lesão não pode ser compartilhada. Se o clube, a escola ou o evento tiver um seguro ou outra fonte de pagamento, é essa fonte que paga primeiro.',
      ],
    },
    {
      id: 'suicide',
      title: 'Suicídio',
      draft: true,
      blocks: [
        'O atendimento depois de uma tentativa é tratado como emergência de saúde mental, sem julgamento. A ajuda por falecimento é a mesma, seja qual for a causa.',
        {
          kind: 'note',
          tone: 'care',
          title: 'Você não está só',
          text: 'Ligue para o {crisisNumber}, de dia ou de noite. Para falar português, diga: _“Portuguese interpreter, please.”_ Se houver perigo agora, ligue para o {emergencyNumber}.',
        },
      ],
    },
  ],
};
