import type { RulesContent } from '../types.ts';
import { additional } from './exclusions-additional.ts';
import { limits } from './exclusions-limits.ts';

export const exclusions: RulesContent = {
  lead: 'Esta página diz o que não é compartilhado, o que só é compartilhado em certos casos e o que tem limite. É a parte mais difícil de ler e a mais importante. É melhor saber agora do que quando a conta chegar.',
  short: [
    'Nunca são compartilhados: aborto, vacinas para adultos, cuidados estéticos, anticoncepcionais, tratamentos de fertilidade e de emagrecimento, acidentes de trabalho e [outras despesas](#not-eligible).',
    'Cuidados com [os dentes](#dental), [a visão](#vision) e [a saúde mental](#mental-health) não são compartilhados, com algumas exceções. O reparo de dentes depois de um acidente, a cirurgia de catarata e o pronto-socorro em uma crise de saúde mental podem ser compartilhados.',
    'Alguns [cuidados](#conditional-body) e o atendimento em algumas [situações](#conditional-circumstances) só podem ser compartilhados em certos casos.',
    'Para as condições que você já tinha antes de entrar, vale o [período de ajuste](procedures#adjustment-period). Veja [as mais comuns](#pre-existing-list).',
    'Terapias, aparelhos, apneia do sono e [outros cuidados](#limits) podem ser compartilhados até um limite.',
    'Transplante, prótese de articulação, diálise e [outros casos](#special-cases) têm regra própria, assim como acidentes de carro, câncer, remédios com receita, viagens e [outras situações](#additional).',
  ],
  sections: [
    {
      id: 'not-eligible',
      title: 'Despesas não elegíveis',
      blocks: [
        'Estas despesas não são compartilhadas em nenhum ano de adesão:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Aborto',
              text: 'A perda espontânea da gravidez é outra coisa: os cuidados podem ser compartilhados. Veja [a perda da gravidez](maternity#pregnancy-loss).',
            },
            {
              name: 'Vacinas para adultos',
              text: 'Inclui as vacinas de viagem e as exigidas no trabalho.',
            },
            {
              name: 'Abuso de álcool ou de drogas',
              text: 'O tratamento da dependência e as despesas causadas diretamente pelo uso. Em uma overdose, ligue primeiro para o {emergencyNumber}.',
            },
            {
              name: 'Controle de natalidade',
              text: 'Laqueadura, vasectomia e a reversão delas.',
            },
            {
              name: 'Cuidados estéticos',
              text: 'O que muda a aparência sem tratar uma doença. Veja [cirurgia plástica](#cosmetic-surgery).',
            },
            {
              name: 'Anticoncepcionais',
              text: 'Pílula, injeção, implante, DIU e outros. Veja a [nota](#contraceptives-note).',
            },
            {
              name: 'Tratamentos experimentais',
              text: 'O que ainda está em estudo ou não é prática médica aceita.',
            },
            {
              name: 'Fertilidade',
              text: 'Exames, remédios, inseminação, fertilização _in vitro_ e congelamento de óvulos, sêmen ou embriões.',
            },
            {
              name: 'Transição de gênero',
              text: 'Hormônios, cirurgias e acompanhamento para esse fim.',
            },
            { name: 'Aparelhos auditivos', text: 'Compra, ajuste e conserto.' },
            {
              name: 'Multas, juros e faltas a consultas',
              text: 'Multa por atraso, juros da conta e cobrança por consulta perdida.',
            },
            {
              name: 'Produtos sem receita',
              text: 'Vitaminas, suplementos e remédios vendidos sem receita.',
            },
            {
              name: 'Lesão causada por ato ilegal da própria pessoa',
              text: 'Ferimentos que a pessoa causa a si mesma ao cometer um crime.',
            },
            {
              name: 'Barriga de aluguel',
              text: 'Nem as contas de quem gesta nem as dos futuros pais são compartilhadas.',
            },
            {
              name: 'Transporte',
              text: 'Passagem, combustível, hotel e ambulância agendada. A ambulância de emergência pode ser compartilhada.',
            },
            {
              name: 'Emagrecimento',
              text: 'Programas, remédios e cirurgias para emagrecer.',
            },
            {
              name: 'Acidentes e doenças de trabalho',
              text: 'Quem deve pagar é o seguro de acidentes de trabalho do seu patrão (_workers’ compensation_). Essas contas não são compartilhadas nem se você trabalha por conta própria, com limpeza ou pintura, por exemplo. Nesse caso, procure ter um seguro seu.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'contraceptives-note',
          title: 'Nota sobre anticoncepcionais',
          blocks: [
            'Um anticoncepcional hormonal pode ser elegível se tratar outra condição, como endometriose ou sangramento intenso. A receita e as anotações do médico precisam dizer qual condição o anticoncepcional trata.',
          ],
        },
      ],
    },
    {
      id: 'dental',
      title: 'Tratamento dentário',
      blocks: [
        'O tratamento dentário não é elegível. Isso inclui limpeza, cárie, canal, extração, implante, aparelho e tratamento de gengiva.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: acidente',
          text: 'Se um acidente durante a adesão quebrou ou arrancou dentes saudáveis, o reparo faz parte da necessidade médica do acidente. Quebrar um dente comendo não conta como acidente. Envie o registro do pronto atendimento ou do pronto-socorro e o raio X.',
        },
      ],
    },
    {
      id: 'conditional-body',
      title: 'Elegíveis só em certos casos: tipos de cuidado',
      draft: true,
      blocks: [
        'Estes cuidados costumam ser de rotina. Só podem ser compartilhados nos casos listados aqui:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Pés',
              text: 'O tratamento de calos, unhas e pé chato não é elegível, nem as palmilhas de conforto. O tratamento de uma infecção ou de uma ferida pode ser compartilhado. O cuidado com os pés de quem tem diabetes também pode, se o prontuário médico mostrar que há risco para os pés.',
            },
            {
              name: 'Pintas, verrugas e sinais de pele',
              text: 'Só se o médico escrever que pode ser câncer ou se a biópsia mostrar que é.',
            },
            {
              name: 'Varizes',
              text: 'Só se as varizes causarem uma ferida, um sangramento ou um coágulo que apareça em exame.',
            },
            {
              name: 'Articulação da mandíbula (_TMJ_)',
              text: 'Só se um exame de imagem mostrar o problema e outro tratamento não tiver dado resultado.',
            },
            {
              name: 'Nariz e respiração',
              text: 'Desvio de septo e pólipos: só se o prontuário mostrar que eles dificultam a respiração ou causam infecções repetidas.',
            },
            {
              name: 'Redução de mama',
              text: 'Só se o prontuário mostrar dor ou lesão e a fisioterapia não tiver dado resultado.',
            },
            {
              name: 'Cicatrizes',
              text: 'Só quando limitam o movimento.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: acidente',
          text: 'Se a causa foi um acidente durante a adesão, estas restrições não valem. O tratamento da lesão pode ser compartilhado como qualquer outra necessidade médica.',
        },
      ],
    },
    {
      id: 'conditional-circumstances',
      title: 'Elegíveis só em certos casos: situações',
      draft: true,
      blocks: [
        'Nestes casos, o que pode ser compartilhado depende do que aconteceu:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Dirigir sob o efeito de álcool ou de drogas',
              text: 'As contas de quem dirigia não são compartilhadas.',
            },
            {
              name: 'Dirigir sem habilitação válida, ou sem o cinto ou o capacete que a lei exige',
              text: 'As contas só podem ser compartilhadas se ficar claro que isso não causou nem piorou a lesão.',
            },
            {
              name: 'Briga',
              text: 'As contas só podem ser compartilhadas se não foi você quem começou. Envie o boletim de ocorrência (_police report_).',
            },
            {
              name: 'Exames pedidos por terceiros',
              text: 'Exames para escola, emprego, imigração ou esporte não são elegíveis. Um exame que o médico pede por causa de um sintoma pode ser compartilhado.',
            },
            {
              name: 'Saída do hospital contra orientação médica',
              text: 'Se você sair contra a orientação do médico e piorar, o novo atendimento só pode ser compartilhado se você explicar por escrito por que saiu.',
            },
            {
              name: 'Atendimento fora dos Estados Unidos',
              text: 'Veja a regra de [atendimento no exterior](#international-care).',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: se a culpa foi de outra pessoa',
          text: 'Se você estava a pé ou de passageiro, ou se foi outra pessoa que machucou você, estas restrições não valem no seu caso. O seu atendimento pode ser compartilhado como qualquer outra necessidade médica, depois das [outras fontes de pagamento](procedures#other-payers).',
        },
      ],
    },
    {
      id: 'mental-health',
      title: 'Saúde mental',
      blocks: [
        'Terapia (psicoterapia), psiquiatria de rotina, internação programada e remédios de uso contínuo para a saúde mental não são elegíveis.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: emergência',
          text: 'O pronto-socorro em uma crise pode ser compartilhado até a pessoa ficar estável. Veja [emergência de saúde mental](#mental-health-emergency).',
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Precisa de alguém agora?',
          text: 'Ligue ou mande mensagem para o {crisisNumber}, de dia ou de noite. É de graça. Para falar português, ligue e diga: _“Portuguese interpreter, please.”_ Se alguém corre risco de vida, ligue para o {emergencyNumber}.',
        },
      ],
    },
    {
      id: 'vision',
      title: 'Visão',
      blocks: [
        'Exame de vista, óculos, lentes de contato e cirurgia para deixar de usar óculos (como o LASIK) não são elegíveis. Uma doença ou lesão do olho é uma necessidade médica como qualquer outra.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: catarata',
          text: 'A cirurgia de catarata com a lente padrão pode ser compartilhada. Se você já tinha catarata antes de entrar, vale o [período de ajuste](procedures#adjustment-period). Você paga a diferença de preço de uma lente especial.',
        },
      ],
    },
    {
      id: 'pre-existing-list',
      title: 'As condições preexistentes mais comuns',
      blocks: [
        'Se você teve sintomas de uma destas condições, soube que a tinha ou se tratou dela nos {lookBack} antes da data de início ({lookBackCancer}, para câncer), vale o [período de ajuste](procedures#adjustment-period). Outras condições também podem ser [preexistentes](procedures#pre-existing).',
        {
          kind: 'names',
          items: [
            'Apneia do sono',
            'Artrite',
            'Asma',
            'Cálculo renal (pedra nos rins)',
            'Cálculos biliares (pedra na vesícula)',
            'Câncer',
            'Catarata',
            'Covid longa',
            'Diabetes',
            'Doença autoimune',
            'Doença celíaca',
            'Doença da coluna ou das articulações',
            'Doença da tireoide',
            'Dor crônica',
            'Endometriose',
            'Enxaqueca',
            'Hérnia',
            'Miomas no útero',
            'Pressão alta',
            'Terapia com células-tronco',
            'Tratamentos de alergia',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Câncer de pele basocelular e espinocelular',
          text: 'Conta como necessidade nova, mesmo para quem já teve esse câncer. Não é uma condição preexistente.',
        },
      ],
    },
    {
      id: 'special-cases',
      title: 'Casos especiais',
      blocks: [
        'Cada um destes casos tem a sua regra. Fale com a gente antes de marcar o procedimento.',
      ],
      parts: [
        {
          id: 'congenital-disorders',
          title: 'Condições congênitas',
          draft: true,
          blocks: [
            'São as condições com que a pessoa nasce. Se a gravidez era elegível e você incluiu o bebê na adesão em até {newbornRegistration} depois do nascimento, as condições dele contam como necessidades novas. Se a pessoa já tem uma delas quando entra na comunidade, a condição conta como preexistente, mesmo sem tratamento recente.',
          ],
        },
        {
          id: 'fusion-therapies',
          title: 'Artrodese (cirurgia de fusão de ossos)',
          draft: true,
          blocks: [
            'A cirurgia para unir ossos da coluna ou de uma articulação pode ser compartilhada se outro tratamento não deu resultado. É preciso ter um exame de imagem e uma segunda opinião por escrito. Se a causa for o desgaste, vale o período de ajuste. Se for um acidente durante a adesão, esse período não vale.',
          ],
        },
        {
          id: 'joint-replacements',
          title: 'Próteses de articulação',
          draft: true,
          blocks: [
            'Uma prótese de quadril, joelho, ombro ou outra articulação pode ser compartilhada se o prontuário mostrar quando o desgaste começou. Se foi antes da data de início, vale o período de ajuste. Peça uma segunda opinião. Peça também um preço fechado que inclua a prótese, o hospital e a fisioterapia.',
          ],
        },
        {
          id: 'transplants',
          title: 'Transplantes',
          draft: true,
          blocks: [
            'Transplantes de órgãos, córnea ou medula são elegíveis se forem uma prática médica aceita e se forem feitos em um centro autorizado. Se nenhuma outra fonte paga as contas de quem doou, inclua essas contas no seu pedido. Se você doar para alguém que não é membro, as contas da doação não são elegíveis.',
          ],
        },
        {
          id: 'dialysis',
          title: 'Diálise',
          draft: true,
          blocks: [
            'A diálise pode ser compartilhada até o Medicare começar a pagar. Peça o Medicare logo depois do diagnóstico de insuficiência renal. Quando você tiver o Medicare, ele paga primeiro. Se o Medicare negar o pedido, mande para a gente a carta com essa resposta.',
          ],
        },
        {
          id: 'implanted-devices',
          title: 'Dispositivos implantados',
          draft: true,
          blocks: [
            'São aparelhos como marca-passo, válvula e bomba. O primeiro aparelho segue a regra da doença que ele trata. A troca é elegível se o aparelho falhar ou chegar ao fim da vida útil, mas não se for só para ter um modelo mais novo.',
          ],
        },
        {
          id: 'complications',
          title: 'Se um tratamento não elegível dá errado',
          draft: true,
          blocks: [
            'Imagine que você faz um procedimento não elegível, como uma cirurgia estética, e algo dá errado. Nesse caso, só pode ser compartilhado o atendimento de emergência para salvar a sua vida, e só até você ficar estável.',
          ],
        },
      ],
    },
    limits,
    additional,
    {
      id: 'alternative-medicine',
      title: 'Medicina alternativa',
      blocks: [
        'Se você prefere outro tipo de tratamento para uma necessidade elegível, pode pedir que ele seja compartilhado até o valor do tratamento comum. Antes de começar, é preciso ter:',
        {
          kind: 'list',
          items: [
            'o diagnóstico de um médico;',
            'um(a) profissional com licença no estado em que atende;',
            'um plano de tratamento por escrito, com começo, objetivo e fim;',
            'um orçamento desse tratamento e outro do tratamento comum, para comparar.',
          ],
        },
        'Suplementos e produtos sem receita não são elegíveis, nem como parte do plano de tratamento.',
      ],
    },
    {
      id: 'death-assistance',
      title: 'Ajuda por falecimento',
      blocks: [
        'Nada repara uma perda. Para ajudar a família nos primeiros dias, a comunidade pode compartilhar um valor fixo, se quem faleceu era membro havia pelo menos {deathWait}. Essa ajuda não é um seguro de vida.',
        {
          kind: 'terms',
          items: [
            { name: 'Membro titular', text: '{deathMember}' },
            { name: 'Cônjuge', text: '{deathSpouse}' },
            { name: 'Filho ou filha', text: '{deathChild}' },
          ],
        },
        'Envie a certidão de óbito e diga quem deve receber a ajuda. Não é preciso pagar IUA.',
      ],
    },
    {
      id: 'excess-fund',
      title: 'Fundo de doações voluntárias',
      draft: true,
      blocks: [
        'Em alguns meses, as necessidades são maiores que as contribuições. Nesses meses, nem tudo pode ser compartilhado na hora. Este fundo, separado da contribuição mensal, pode ajudar.',
        {
          kind: 'list',
          items: [
            'Ninguém é obrigado a doar, e quem doa não passa na frente.',
            'As necessidades mais antigas vêm primeiro. Entre as da mesma época, as mais urgentes passam na frente.',
            'As contas abertas mostram quanto há no fundo e como ele é usado, a não ser que um número envolva tão poucas famílias que possa revelar o tratamento de alguém.',
            'O fundo não é uma promessa. Se o dinheiro não bastar, você é responsável pelo resto da sua conta.',
          ],
        },
      ],
    },
  ],
};
