import type { RulesContent } from '../types.ts';
import { additional } from './exclusions-additional.ts';
import { limits } from './exclusions-limits.ts';

export const exclusions: RulesContent = {
  lead: 'O que fica fora, o que só entra com condições e o que tem limite. É a parte mais dura de ler e a mais importante: melhor saber antes do que na hora da conta.',
  short: [
    'Nunca são compartilhados: aborto, vacinas para adultos, estética, contraceptivos, fertilidade, emagrecimento, acidentes de trabalho e [outras despesas](#not-eligible).',
    'Ficam fora, com exceções: [dentes](#dental), [visão](#vision) e [saúde mental](#mental-health). Acidente, catarata e emergência podem ser compartilhados.',
    'Só com uma condição: certos cuidados [com o corpo](#conditional-body) e certas [circunstâncias](#conditional-circumstances).',
    'O que você já tinha antes de entrar passa pelo [período de ajuste](procedures#adjustment-period). Veja [a lista](#pre-existing-list).',
    'Têm limite próprio: terapias, aparelhos, apneia do sono e [outros cuidados](#limits).',
    'Têm regra própria: transplante, prótese, diálise e [outros casos](#special-cases); carro, câncer, remédios, viagem e [outras situações](#additional).',
  ],
  sections: [
    {
      id: 'not-eligible',
      title: 'Despesas não elegíveis',
      blocks: [
        'Estas categorias não são compartilhadas, em nenhum ano de adesão:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Aborto',
              text: 'A perda espontânea da gravidez não está aqui: ela é acolhida na [maternidade](maternity#pregnancy-loss).',
            },
            {
              name: 'Vacinas para adultos',
              text: 'Inclusive as de viagem e as exigidas no trabalho.',
            },
            {
              name: 'Abuso de álcool ou de drogas',
              text: 'Tratamento da dependência e despesas causadas diretamente pelo uso.',
            },
            {
              name: 'Controle de natalidade',
              text: 'Laqueadura, vasectomia e a reversão delas.',
            },
            {
              name: 'Cuidados estéticos',
              text: 'Tudo o que muda a aparência sem tratar uma doença; veja [cirurgia plástica](#cosmetic-surgery).',
            },
            {
              name: 'Contraceptivos',
              text: 'Pílula, injeção, implante, DIU e outros; veja a [nota](#contraceptives-note).',
            },
            {
              name: 'Tratamentos experimentais',
              text: 'O que ainda está em estudo ou não é prática médica aceita.',
            },
            {
              name: 'Fertilidade',
              text: 'Exames, remédios, inseminação, fertilização e congelamento.',
            },
            {
              name: 'Transição de gênero',
              text: 'Hormônios, cirurgias e acompanhamento para esse fim.',
            },
            { name: 'Aparelhos auditivos', text: 'Compra, ajuste e conserto.' },
            {
              name: 'Multas, juros e faltas',
              text: 'Atraso no pagamento, juros da conta e consulta perdida.',
            },
            {
              name: 'Produtos sem receita',
              text: 'Vitaminas, suplementos e remédios de prateleira.',
            },
            {
              name: 'Lesão causada por ato ilegal da própria pessoa',
              text: 'O que resulta de um crime cometido por quem se feriu.',
            },
            {
              name: 'Barriga de aluguel',
              text: 'Para quem gesta e para quem contrata.',
            },
            {
              name: 'Transporte',
              text: 'Passagem, combustível, hospedagem e ambulância marcada. A ambulância de emergência pode ser compartilhada.',
            },
            {
              name: 'Emagrecimento',
              text: 'Programas, remédios e cirurgias com esse objetivo.',
            },
            {
              name: 'Acidentes e doenças de trabalho',
              text: 'Quem emprega responde por eles (_workers’ compensation_), também quando você é a própria empresa.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'contraceptives-note',
          title: 'Nota sobre contraceptivos',
          blocks: [
            'Um hormônio contraceptivo receitado para tratar outro diagnóstico, como endometriose ou sangramento intenso, pode ser elegível como remédio desse diagnóstico. A receita e as anotações do médico precisam dizer para que ele serve.',
          ],
        },
      ],
    },
    {
      id: 'dental',
      title: 'Tratamento dentário',
      blocks: [
        'Cuidar dos dentes não é elegível: limpeza, cárie, canal, extração, implante, aparelho, gengiva.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: acidente',
          text: 'Se um acidente ocorrido durante a adesão quebrou ou arrancou dentes saudáveis, o reparo faz parte dessa necessidade. Mastigar não conta como acidente. Envie o registro do pronto atendimento e a radiografia.',
        },
      ],
    },
    {
      id: 'conditional-body',
      title: 'Elegíveis só com uma condição: o corpo',
      draft: true,
      blocks: [
        'Estes cuidados costumam ser de rotina ou de conforto. Só podem ser compartilhados quando a condição ao lado é cumprida:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Pés',
              text: 'Calos, unhas, pé chato e palmilhas de conforto não entram. Entra o tratamento de infecção, de ferida ou de quem tem diabetes com risco comprovado.',
            },
            {
              name: 'Pintas, verrugas e sinais de pele',
              text: 'Só com suspeita de câncer escrita pelo médico ou com resultado de biópsia.',
            },
            {
              name: 'Varizes',
              text: 'Só com ferida, sangramento ou coágulo comprovado em exame.',
            },
            {
              name: 'Articulação da mandíbula (_TMJ_)',
              text: 'Só depois de tratamento conservador sem resultado e com exame de imagem.',
            },
            {
              name: 'Nariz e respiração',
              text: 'Desvio e pólipos só quando impedem respirar ou causam infecções repetidas, com registro.',
            },
            {
              name: 'Redução de mama',
              text: 'Só com dor ou lesão documentadas e fisioterapia sem resultado.',
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
          text: 'Quando a causa é um acidente durante a adesão, a condição deixa de valer: o que repara a lesão é compartilhado como qualquer necessidade.',
        },
      ],
    },
    {
      id: 'conditional-circumstances',
      title: 'Elegíveis só com uma condição: as circunstâncias',
      draft: true,
      blocks: [
        'Aqui o que pesa é como a despesa aconteceu:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Dirigir depois de beber ou usar drogas',
              text: 'As despesas de quem dirigia não são compartilhadas.',
            },
            {
              name: 'Dirigir sem habilitação válida ou sem cinto ou capacete exigidos por lei',
              text: 'Só se ficar claro que isso não causou nem agravou a lesão.',
            },
            {
              name: 'Briga',
              text: 'Só para quem não começou, com boletim de ocorrência (_police report_).',
            },
            {
              name: 'Exames pedidos por terceiros',
              text: 'Para escola, emprego, imigração ou esporte não entram. O que um médico pede por causa de um sintoma entra.',
            },
            {
              name: 'Saída do hospital contra orientação médica',
              text: 'O que a saída agravou só entra com justificativa por escrito.',
            },
            {
              name: 'Atendimento fora dos Estados Unidos',
              text: 'Só nas condições de [cuidados no exterior](#international-care).',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: quem sofreu o acidente',
          text: 'Passageiros, pedestres e outras vítimas de um acidente não respondem pelo que o outro fez: as despesas delas são compartilhadas como qualquer necessidade, depois das [outras fontes de pagamento](procedures#other-payers).',
        },
      ],
    },
    {
      id: 'mental-health',
      title: 'Saúde mental',
      blocks: [
        'Psicoterapia, psiquiatria de rotina, internação programada e remédios de uso contínuo para a saúde mental não são elegíveis.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: emergência',
          text: 'A crise que leva ao pronto-socorro pode ser compartilhada até a pessoa ficar estável; veja [emergência de saúde mental](#mental-health-emergency).',
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Precisa de alguém agora?',
          text: 'Ligue ou mande mensagem para {crisisNumber}, a qualquer hora, de graça. Para falar na nossa língua, peça ao telefone: _“Portuguese interpreter, please.”_ Em perigo de vida, {emergencyNumber}.',
        },
      ],
    },
    {
      id: 'vision',
      title: 'Visão',
      blocks: [
        'Exame de vista, óculos, lentes de contato e cirurgia para deixar de usar óculos não são elegíveis. Doença ou lesão do olho é necessidade médica como outra qualquer.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exceção: catarata',
          text: 'A cirurgia de catarata, com a lente padrão, pode ser compartilhada. Se a catarata já existia, vale antes o [período de ajuste](procedures#adjustment-period). A diferença de preço de uma lente especial fica com você.',
        },
      ],
    },
    {
      id: 'pre-existing-list',
      title: 'Condições preexistentes que mais aparecem',
      blocks: [
        'Se uma destas já existia antes da data de início, vale o [período de ajuste](procedures#adjustment-period). A lista ajuda a reconhecer; outras condições também podem ser [preexistentes](procedures#pre-existing).',
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
          text: 'É avaliado como necessidade nova, mesmo para quem já teve antes: não conta como condição preexistente.',
        },
      ],
    },
    {
      id: 'special-cases',
      title: 'Casos especiais',
      blocks: [
        'Cada um destes casos é compartilhado apenas nas condições escritas aqui. Converse com a gente antes de marcar.',
      ],
      parts: [
        {
          id: 'congenital-disorders',
          title: 'Condições congênitas',
          draft: true,
          blocks: [
            'O bebê que nasce de uma gravidez elegível e é registrado em até {newbornRegistration} tem suas condições de nascença tratadas como necessidades novas. Para quem entra na comunidade já com uma condição congênita, ela é preexistente, com ou sem tratamento recente.',
          ],
        },
        {
          id: 'fusion-therapies',
          title: 'Terapias de fusão',
          draft: true,
          blocks: [
            'A fusão de vértebras ou de ossos de uma articulação pode ser compartilhada depois de tratamento conservador sem resultado, com exame de imagem e segunda opinião por escrito. Quando a causa é desgaste, vale o período de ajuste; quando é acidente durante a adesão, não.',
          ],
        },
        {
          id: 'joint-replacements',
          title: 'Próteses de articulação',
          draft: true,
          blocks: [
            'Quadril, joelho, ombro e outras: os prontuários precisam mostrar quando o desgaste começou. Se foi antes do início, vale o período de ajuste. Peça segunda opinião e um preço fechado que inclua a prótese, o hospital e a fisioterapia.',
          ],
        },
        {
          id: 'transplants',
          title: 'Transplantes',
          draft: true,
          blocks: [
            'De órgãos, córnea ou medula, quando são prática médica aceita e feitos em um centro autorizado. As despesas do doador entram no pedido de quem recebe, se ninguém mais as pagar. Doar para quem não é membro não é elegível.',
          ],
        },
        {
          id: 'dialysis',
          title: 'Diálise',
          draft: true,
          blocks: [
            'Pode ser compartilhada enquanto o programa público para insuficiência renal (_Medicare_) não começa a pagar. É preciso pedir esse programa logo no diagnóstico; depois, ele paga primeiro.',
          ],
        },
        {
          id: 'implanted-devices',
          title: 'Dispositivos implantados',
          draft: true,
          blocks: [
            'Marca-passo, válvula, bomba e semelhantes: o primeiro implante segue a regra da doença que ele trata. A troca é elegível quando o aparelho falha ou chega ao fim da vida útil, não para ter um modelo mais novo.',
          ],
        },
        {
          id: 'complications',
          title: 'Complicações do que não é elegível',
          draft: true,
          blocks: [
            'Se um procedimento não elegível, como uma cirurgia estética, trouxe uma complicação, só pode ser compartilhada a emergência que ameaça a vida, até a pessoa ficar estável.',
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
        'Quem prefere tratar uma necessidade elegível por outro caminho pode pedir o compartilhamento até o valor que custaria o tratamento convencional. É preciso ter, antes de começar:',
        {
          kind: 'list',
          items: [
            'o diagnóstico de um médico;',
            'profissional com licença no estado em que atende;',
            'plano de tratamento por escrito, com começo, objetivo e fim;',
            'orçamento do plano e do tratamento convencional, para comparar.',
          ],
        },
        'Suplementos e produtos sem receita continuam fora, mesmo quando fazem parte do plano.',
      ],
    },
    {
      id: 'death-assistance',
      title: 'Ajuda por falecimento',
      blocks: [
        'Nada repara uma perda. Para que a família possa respirar nos primeiros dias, a comunidade compartilha uma ajuda depois de {deathWait} de adesão de quem faleceu:',
        {
          kind: 'terms',
          items: [
            { name: 'Membro titular', text: '{deathMember}' },
            { name: 'Cônjuge', text: '{deathSpouse}' },
            { name: 'Filho ou filha', text: '{deathChild}' },
          ],
        },
        'Basta enviar a certidão de óbito e dizer a quem a ajuda deve chegar. Ela não depende de IUA.',
      ],
    },
    {
      id: 'excess-fund',
      title: 'Fundo para o que excede',
      draft: true,
      blocks: [
        'Às vezes as necessidades de um mês passam do que as contribuições conseguem compartilhar. Para isso existe um fundo formado por doações voluntárias, à parte da contribuição mensal.',
        {
          kind: 'list',
          items: [
            'Ninguém é obrigado a doar, e doar não dá preferência.',
            'Primeiro vêm as necessidades mais antigas e, entre elas, as mais urgentes.',
            'O saldo e o uso do fundo são publicados para todos os membros.',
            'O fundo não é uma promessa: se ele não bastar, o que falta continua sendo responsabilidade de cada membro.',
          ],
        },
      ],
    },
  ],
};
