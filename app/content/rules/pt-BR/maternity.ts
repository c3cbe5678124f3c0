import type { RulesContent } from '../types.ts';

export const maternity: RulesContent = {
  lead: 'Uma família que cresce é motivo de alegria para a comunidade toda. Aqui está o que é compartilhado, do primeiro exame às primeiras fraldas.',
  sections: [
    {
      id: 'conception',
      title: 'Quando a gravidez é elegível',
      blocks: [
        'A gravidez é elegível quando a concepção acontece pelo menos {maternityConception} depois da data de início da mãe. O que decide é a idade da gestação no primeiro ultrassom.',
        'Se você já está grávida ao entrar, as despesas desta gravidez ficam com a família, e as próximas poderão ser compartilhadas. O bebê pode entrar na comunidade ao nascer; fale com a gente antes.',
      ],
    },
    {
      id: 'maternity-iua',
      title: 'O IUA na maternidade',
      draft: true,
      blocks: [
        'A gravidez inteira, do pré-natal ao pós-parto, é uma necessidade médica só: um IUA para tudo.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Dá para reduzir',
          text: 'Quando o total da maternidade não passa de {maternityReductionCeiling}, as [atitudes que reduzem o IUA](procedures#reduce-iua) também valem aqui. Pedir ao hospital o preço fechado para o parto é a que mais ajuda.',
        },
      ],
    },
    {
      id: 'prenatal-postnatal',
      title: 'Pré-natal e pós-parto',
      blocks: [
        'Consultas, exames, ultrassons, vitaminas com receita, apoio à amamentação e revisão depois do parto: até {maternityPrenatal} por gravidez, depois do IUA.',
      ],
    },
    {
      id: 'childbirth',
      title: 'Parto',
      blocks: [
        'As despesas do parto não têm limite de compartilhamento. Entram:',
        {
          kind: 'list',
          items: [
            'parto normal ou cesárea indicada pelo médico, no hospital ou em casa de parto;',
            'obstetra ou parteira com licença (_midwife_), anestesia e internação da mãe;',
            'cuidados de rotina do bebê na maternidade.',
          ],
        },
      ],
      parts: [
        {
          id: 'pregnancy-complications',
          title: 'Complicações da gravidez',
          draft: true,
          blocks: [
            'Pressão alta da gestação, diabetes gestacional, parto antes do tempo: o que a gravidez elegível trouxer faz parte dela e não consome o limite do pré-natal. Em uma emergência, {emergencyNumber} primeiro.',
          ],
        },
        {
          id: 'pregnancy-loss',
          title: 'Quando a gravidez não chega ao fim',
          draft: true,
          blocks: [
            'Sentimos muito. As despesas médicas de uma perda espontânea, de uma gravidez fora do útero ou de um bebê que nasce sem vida são compartilhadas como parte da gravidez. Escreva quando puder; uma pessoa só acompanha o seu pedido, para você não precisar contar tudo de novo.',
          ],
        },
      ],
    },
    {
      id: 'newborn',
      title: 'O bebê recém-nascido',
      draft: true,
      blocks: [
        'Registre o bebê na adesão em até {newbornRegistration} do nascimento. Assim ele é membro desde o primeiro dia, e o que precisar de tratamento é uma necessidade dele, com o próprio IUA.',
        'Passado esse prazo, o bebê entra como qualquer pessoa: com a data de início do pedido, e o que já existia vale como [preexistente](procedures#pre-existing).',
        'Adoção segue o mesmo prazo, contado do dia em que a criança chega em casa.',
      ],
    },
    {
      id: 'maternity-requests',
      title: 'Pedidos de compartilhamento',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Confirmou? Avise.',
              text: 'Envie o formulário de maternidade e o primeiro ultrassom.',
            },
            {
              name: 'Planeje',
              text: 'Peça o preço fechado do obstetra e do hospital e envie o pedido pelo menos {maternityNotice} antes de cada serviço planejado.',
            },
            {
              name: 'Guarde as contas detalhadas',
              text: 'Da mãe e do bebê, separadas: são pessoas diferentes para o hospital e para a comunidade.',
            },
            {
              name: 'Envie no prazo',
              text: 'Cada conta em até {maternityDeadline} da sua data.',
            },
          ],
        },
      ],
    },
    {
      id: 'diapers',
      title: 'Um presente: fraldas',
      blocks: [
        'Toda família com um parto compartilhado recebe fraldas por {maternityDiapers}. É um serviço extra da comunidade: não consome limite nem IUA. Depois de registrar o bebê, é só dizer o tamanho e o endereço.',
      ],
    },
    {
      id: 'maternity-not-shared',
      title: 'O que não é compartilhado',
      blocks: [
        {
          kind: 'list',
          items: [
            'tratamentos de fertilidade e barriga de aluguel;',
            'testes só para saber o sexo do bebê ou por curiosidade;',
            'cursos, doula, fotos, quarto particular por escolha e itens de conforto;',
            'cesárea marcada por preferência, no que passar do custo do parto normal;',
            'taxas de adoção.',
          ],
        },
        'A lista completa do que fica fora está na [aba de exclusões](exclusions#not-eligible).',
      ],
      draft: true,
    },
  ],
};
