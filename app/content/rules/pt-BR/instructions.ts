import { legalNotice } from '../../legal-notice.ts';
import type { RulesContent } from '../types.ts';

const { long: notice } = legalNotice['pt-BR'];

export const instructions: RulesContent = {
  lead: 'Comece por aqui: o que é esta comunidade, quem pode fazer parte, o que cada pessoa se compromete a fazer e como sair, se um dia precisar.',
  sections: [
    {
      id: 'introduction',
      title: 'Introdução e aviso legal',
      blocks: [
        'Mutirão é quando a vizinhança se junta para fazer o que uma família sozinha não consegue. Aqui, famílias brasileiras que vivem nos Estados Unidos juntam contribuições mensais para dividir as despesas médicas umas das outras.',
        'Estas regras dizem o que pode ser dividido, quanto, quando e como pedir. São as mesmas para todo mundo. Leia com calma, converse em casa e pergunte o que não ficou claro antes de decidir.',
      ],
      parts: [
        {
          id: 'not-insurance',
          title: 'Aviso legal: isto não é um seguro',
          blocks: [
            {
              kind: 'note',
              tone: 'care',
              title: 'Leia este aviso antes de entrar',
              text: notice.lead,
            },
            { kind: 'list', items: [...notice.points] },
            'Com ou sem compartilhamento, cada membro continua responsável pelas próprias contas, diante do médico, do hospital e da lei. Compartilhar depende das contribuições que entram, destas regras e do que os documentos mostram.',
            'As regras podem mudar. Quando mudam, quem é membro recebe aviso por escrito antes, e cada pedido segue as regras que valiam na data do atendimento.',
          ],
        },
        {
          id: 'languages',
          title: 'Em que língua valem as regras',
          draft: true,
          blocks: [
            'As versões em português e em inglês foram escritas para dizer a mesma coisa. Se encontrar diferença entre elas, avise: a dúvida é resolvida por escrito e o texto, corrigido.',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'Como funciona',
      blocks: [
        'Do primeiro sintoma à conta paga, o caminho é sempre este:',
        {
          kind: 'steps',
          items: [
            {
              name: 'Você contribui todo mês',
              text: 'A contribuição mensal da sua família se junta à das outras e vai para necessidades médicas elegíveis.',
            },
            {
              name: 'Você se trata',
              text: 'Escolha o médico ou hospital, diga que é pagamento particular (_self-pay_) e peça a conta detalhada (_itemized bill_). Veja [o que dizer na recepção](procedures#self-pay).',
            },
            {
              name: 'Você paga o seu IUA',
              text: 'O Valor Inicial Não Compartilhável (IUA) é a parte que fica com você em cada necessidade médica. Veja [as opções de IUA](procedures#iua).',
            },
            {
              name: 'Você envia o pedido',
              text: 'Mande o pedido de compartilhamento com os documentos em até {requestDeadline} da data do atendimento. Veja [como enviar](procedures#submission).',
            },
            {
              name: 'A comunidade compartilha',
              text: 'O que for elegível por estas regras e passar do seu IUA pode ser dividido entre os membros. A resposta vem por escrito, com o motivo.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Emergência? Ligue {emergencyNumber} primeiro.',
          text: 'Em perigo de vida não é preciso pedir autorização a ninguém. Vá ao pronto-socorro (_ER_), cuide de você ou de quem está ao seu lado; a papelada fica para depois.',
        },
      ],
      parts: [
        {
          id: 'medical-need',
          title: 'O que é uma necessidade médica',
          blocks: [
            'É uma doença, uma lesão ou uma gravidez, com tudo o que vem junto: consultas, exames, internação, cirurgia, remédios e recuperação. Uma perna quebrada é uma necessidade só, mesmo que gere muitas contas de lugares diferentes.',
            'Isso importa porque o IUA é pago uma vez por necessidade, e não por conta, por consulta ou por ano.',
          ],
        },
        {
          id: 'worked-example',
          title: 'Um exemplo com números',
          blocks: [
            'Sua família escolheu o IUA de {iuaMiddle}. Uma crise de apendicite gera contas elegíveis de {iuaExampleBill}, já com o desconto de pagamento particular. Você paga {iuaMiddle}, e {iuaExampleShared} podem ser compartilhados pela comunidade. Se a recuperação trouxer mais uma conta elegível da mesma necessidade, você não paga outro IUA.',
          ],
        },
        {
          id: 'monthly-contribution',
          title: 'A contribuição mensal',
          blocks: [
            'A contribuição vence todo mês. Se ela não chega dentro do próprio mês de cobrança, a adesão fica inativa, e o que acontecer enquanto ela estiver inativa não pode ser compartilhado.',
            'Regularizando em até {reinstatement}, a adesão volta e os pedidos que estavam abertos seguem de onde pararam. O mês apertou? Fale com a gente antes do vencimento; é sempre mais fácil resolver assim.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Quem pode fazer parte',
      blocks: [
        'Uma condição de saúde não impede ninguém de entrar. Ela muda o que pode ser compartilhado e a partir de quando: é o [período de ajuste](procedures#adjustment-period).',
      ],
      parts: [
        {
          id: 'who-may-join',
          title: 'Condições para entrar',
          draft: true,
          blocks: [
            {
              kind: 'list',
              items: [
                'Ser uma pessoa adulta e morar nos Estados Unidos.',
                'Responder ao pedido de adesão com a verdade, por você e pela família que entra com você.',
                'Aceitar estas regras e o compromisso dos membros.',
                'Fazer a primeira contribuição.',
              ],
            },
            'A adesão começa na data de início confirmada por escrito. O que aconteceu antes dessa data não pode ser compartilhado.',
          ],
        },
        {
          id: 'truthful-application',
          title: 'Se faltou alguma coisa no formulário',
          blocks: [
            'O que vale para dizer se uma condição já existia são os prontuários, não o formulário. Mesmo assim, conte tudo: uma informação esquecida se corrige com uma mensagem; uma informação escondida pode encerrar a adesão.',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      title: 'O compromisso dos membros',
      blocks: [
        'Uma comunidade vive do cuidado de cada pessoa com o que é de todos. Quem entra se compromete a:',
        {
          kind: 'list',
          items: [
            'contribuir todo mês, porque do outro lado há uma família contando com isso;',
            'pagar a própria parte, o IUA, e as contas que não são elegíveis;',
            'cuidar da saúde e buscar atendimento no lugar certo: telemedicina ou pronto atendimento (_urgent care_) quando dá, pronto-socorro (_ER_) quando precisa;',
            'perguntar o preço antes, pedir desconto e escolher médicos e hospitais que cobram o justo;',
            'contar a verdade nos pedidos e enviar documentos completos e sem alterações;',
            'avisar sobre mudanças de endereço, de família ou de outra fonte de pagamento;',
            'tratar com respeito quem atende e quem compartilha com você.',
          ],
        },
      ],
      parts: [
        {
          id: 'disagreement',
          title: 'Se você não concordar com uma resposta',
          draft: true,
          blocks: [
            'Responda por escrito dizendo o que acha que foi lido errado e junte o que puder ajudar: prontuário, carta do médico, conta corrigida. O pedido é relido por alguém que não participou da primeira resposta, e a nova resposta também vem por escrito.',
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Quem conta como família',
      blocks: [
        'Uma adesão pode reunir:',
        {
          kind: 'terms',
          items: [
            { name: 'Membro titular', text: 'Quem assina a adesão e responde por ela.' },
            { name: 'Cônjuge', text: 'A pessoa com quem o titular é casado por lei.' },
            {
              name: 'Filhos solteiros com menos de {childAge}',
              text: 'De sangue, por adoção ou por guarda legal, morando com você ou não.',
            },
          ],
        },
        'Todos na mesma adesão têm o mesmo IUA. A necessidade médica é de cada pessoa; o [limite de IUAs por família](procedures#iua) soma as necessidades de todos.',
      ],
      parts: [
        {
          id: 'family-changes',
          title: 'Quando a família muda',
          draft: true,
          blocks: [
            'Casou, adotou, teve bebê, se separou? Avise por escrito. O bebê que acaba de nascer precisa ser registrado na adesão em até {newbornRegistration}; veja [o bebê recém-nascido](maternity#newborn).',
            'Quando um filho casa ou chega à idade limite, pode continuar na comunidade com a própria adesão.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelamento',
      blocks: [
        'Você pode sair quando quiser. Não há multa e ninguém vai insistir.',
        {
          kind: 'list',
          items: [
            'Peça por escrito: e-mail ou mensagem pelo portal servem.',
            'A saída vale a partir do fim do ciclo de cobrança em que o pedido chegou.',
            'Contribuições já feitas não são devolvidas: elas já ajudaram outras famílias.',
            'O cancelamento não volta no tempo; a data não pode ser anterior ao pedido.',
          ],
        },
        'O que aconteceu enquanto você era membro ainda pode ser enviado, dentro dos [prazos](procedures#deadlines).',
      ],
      parts: [
        {
          id: 'coming-back',
          title: 'Se você quiser voltar',
          draft: true,
          blocks: [
            'As portas ficam abertas. Quem volta depois de uma saída entra com uma nova data de início, e o [período de ajuste](procedures#adjustment-period) recomeça a contar dela.',
          ],
        },
        {
          id: 'ended-by-community',
          title: 'Quando a comunidade encerra uma adesão',
          draft: true,
          blocks: [
            'Uma adesão pode ser encerrada por informação falsa de propósito, documento alterado ou contribuição que não chega nem no prazo de retorno. Antes, você recebe o motivo por escrito e pode responder.',
          ],
        },
      ],
    },
  ],
};
