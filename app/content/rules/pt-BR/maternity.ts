import type { RulesContent } from '../types.ts';

export const maternity: RulesContent = {
  lead: 'Uma família que cresce é motivo de alegria para a comunidade toda. Veja o que pode ser compartilhado, do primeiro exame às primeiras fraldas.',
  sections: [
    {
      id: 'conception',
      title: 'Quando a gravidez é elegível',
      blocks: [
        'A gravidez é elegível se você engravidar pelo menos {maternityConception} depois da sua data de início. Para conferir, usamos a data prevista do parto que aparece no primeiro ultrassom.',
        'Se você entrar grávida ou engravidar nos primeiros {maternityConception} de adesão, a sua família paga as contas dessa gravidez. As de uma próxima gravidez podem ser compartilhadas. O bebê pode entrar na comunidade ao nascer. Fale com a gente antes do parto.',
      ],
    },
    {
      id: 'maternity-iua',
      title: 'O IUA na maternidade',
      draft: true,
      blocks: [
        'A gravidez inteira, do pré-natal ao pós-parto, é uma necessidade médica só. Você paga um só IUA para tudo.',
        {
          kind: 'note',
          tone: 'good',
          title: 'O seu IUA pode ser menor',
          text: 'Se todas as contas da maternidade somarem {maternityReductionCeiling} ou menos, [os passos que podem reduzir o IUA](procedures#reduce-iua) também valem aqui. O que mais ajuda é pedir ao hospital um preço fechado que inclua tudo.',
        },
      ],
    },
    {
      id: 'prenatal-postnatal',
      title: 'Pré-natal e pós-parto',
      blocks: [
        'Depois que você paga o seu IUA, até {maternityPrenatal} por gravidez podem ser compartilhados. Esse valor inclui consultas, exames, ultrassons, vitaminas com receita, apoio à amamentação e a consulta de revisão depois do parto.',
      ],
    },
    {
      id: 'childbirth',
      title: 'Parto',
      blocks: [
        'O parto não tem limite de compartilhamento. Ele inclui:',
        {
          kind: 'list',
          items: [
            'parto normal, ou cesárea indicada pelo médico, no hospital ou em casa de parto;',
            'atendimento de um médico ou de uma parteira com licença (_midwife_), anestesia e internação da mãe;',
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
            'Problemas como pressão alta, diabetes na gravidez ou parto antes do tempo fazem parte da gravidez elegível. O tratamento desses problemas não entra no limite do pré-natal. Em uma emergência, ligue primeiro para o {emergencyNumber}.',
          ],
        },
        {
          id: 'pregnancy-loss',
          title: 'Quando a gravidez não chega ao fim',
          draft: true,
          blocks: [
            'Sentimos muito. O atendimento de uma perda espontânea, de uma gravidez fora do útero ou de um bebê que nasce sem vida pode ser compartilhado como parte da gravidez. Escreva quando puder. Você não precisa contar tudo de novo: o que você manda fica junto no seu pedido.',
          ],
        },
      ],
    },
    {
      id: 'newborn',
      title: 'O bebê recém-nascido',
      draft: true,
      blocks: [
        'Inclua o bebê na adesão em até {newbornRegistration} depois do nascimento. Assim, ele é membro desde que nasceu. Se o bebê precisar de tratamento, essa é uma necessidade médica dele, com um IUA próprio.',
        'Depois desse prazo, o bebê entra como qualquer outra pessoa, com outra data de início. O que ele já tinha antes dessa data conta como [preexistente](procedures#pre-existing).',
        'Na adoção, esse prazo conta a partir do dia em que a criança chega em casa.',
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
              name: 'Engravidou? Avise.',
              text: 'Envie um pedido de compartilhamento pelo portal. Junte o laudo do primeiro ultrassom ou mande depois.',
            },
            {
              name: 'Planeje',
              text: 'Peça ao médico e ao hospital um preço fechado que inclua tudo. Envie o pedido pelo menos {maternityNotice} antes de cada consulta ou procedimento planejado.',
            },
            {
              name: 'Guarde as contas detalhadas',
              text: 'Deixe as contas da mãe separadas das contas do bebê. Para o hospital e para a comunidade, a mãe e o bebê são pacientes diferentes.',
            },
            {
              name: 'Peça no prazo',
              text: 'Envie o pedido de cada conta até {maternityDeadline} depois da data da conta.',
            },
          ],
        },
      ],
    },
    {
      id: 'diapers',
      title: 'Um presente: fraldas',
      blocks: [
        'Toda família que teve as despesas do parto compartilhadas recebe fraldas por {maternityDiapers}. É um presente da comunidade. Não conta em nenhum limite e não tem IUA. Depois de incluir o bebê, é só dizer o tamanho da fralda e o seu endereço.',
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
            'o custo a mais de uma cesárea por escolha, sem indicação médica;',
            'taxas de adoção.',
          ],
        },
        'Outros cuidados que não são compartilhados estão na [aba de exclusões](exclusions#not-eligible).',
      ],
      draft: true,
    },
  ],
};
