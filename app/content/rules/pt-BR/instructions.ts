import { legalNotice } from '../../legal-notice.ts';
import type { RulesContent } from '../types.ts';

const { long: notice } = legalNotice['pt-BR'];

export const instructions: RulesContent = {
  lead: 'O que é esta comunidade, quem pode entrar e como sair.',
  sections: [
    {
      id: 'introduction',
      title: 'Introdução e aviso legal',
      blocks: [
        'Em um mutirão, os vizinhos se juntam para fazer o que uma família sozinha não consegue. Aqui, famílias brasileiras que vivem nos Estados Unidos contribuem todo mês para dividir despesas médicas.',
        'Estas regras são as mesmas para todo mundo. Se algo não ficou claro, pergunte antes de decidir.',
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
            'É de você que o médico ou o hospital vai cobrar. O que é compartilhado depende destas regras, dos seus documentos e do que os membros contribuem.',
            'Antes de cada mudança das regras, avisamos os membros por escrito. Cada pedido segue as regras em vigor na data do atendimento.',
          ],
        },
        {
          id: 'languages',
          title: 'Qual versão das regras vale para você',
          draft: true,
          blocks: [
            'Para você, vale a versão na língua em que fez a inscrição.',
            'Se as versões forem diferentes, avise. Até a correção, seguimos a que for melhor para você.',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'Como funciona',
      blocks: [
        'O caminho é sempre este:',
        {
          kind: 'steps',
          items: [
            {
              name: 'Você contribui todo mês',
              text: 'As contribuições de todos vão para necessidades médicas elegíveis.',
            },
            {
              name: 'Você recebe atendimento',
              text: 'Escolha o médico ou hospital e peça a conta detalhada (_itemized bill_). Veja [o que dizer na recepção](procedures#self-pay).',
            },
            {
              name: 'Você paga o seu IUA',
              text: 'O Valor Inicial Não Compartilhável (IUA) é o que você paga primeiro em cada necessidade médica. Veja [as opções de IUA](procedures#iua).',
            },
            {
              name: 'Você envia o pedido',
              text: 'Envie em até {requestDeadline} depois da data do atendimento. Veja [como enviar um pedido](procedures#submission).',
            },
            {
              name: 'A comunidade compartilha',
              text: 'O que for elegível e passar do seu IUA pode ser compartilhado. Você recebe por escrito a resposta e o motivo.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'emergency',
          title: 'Em uma emergência',
          draft: true,
          blocks: [
            {
              kind: 'note',
              tone: 'care',
              title: 'Emergência? Ligue primeiro para o {emergencyNumber}.',
              text: 'Você não precisa pedir autorização para ir ao pronto-socorro (_ER_). A papelada fica para depois.',
            },
            'Por lei, quase todo _ER_ tem de examinar você e tratar a emergência, mesmo que você não possa pagar. Peça intérprete, que é de graça: _“Portuguese interpreter, please.”_ Quando o perigo passar, ligue ou mande mensagem para a gente.',
          ],
        },
        {
          id: 'medical-need',
          title: 'O que é uma necessidade médica',
          blocks: [
            'É uma doença, uma lesão ou uma gravidez, com todo o atendimento: consultas, exames, internação, cirurgia, remédios e recuperação. Uma perna quebrada é uma necessidade só, mesmo com muitas contas.',
            'Você paga o IUA uma vez por necessidade, e não a cada conta, consulta ou ano.',
          ],
        },
        {
          id: 'worked-example',
          title: 'Um exemplo com números',
          blocks: [
            'O seu IUA é de {iuaMiddle}, e alguém da família precisa de cirurgia de apendicite. As contas elegíveis somam {iuaExampleBill}. Você paga {iuaMiddle}, e {iuaExampleShared} podem ser compartilhados. Você não paga outro IUA pelas próximas contas da mesma necessidade.',
          ],
        },
        {
          id: 'monthly-contribution',
          title: 'A contribuição mensal',
          blocks: [
            'A contribuição vence todo mês. Se ela não chegar no mês do vencimento, a adesão fica inativa. O atendimento que você receber nesse período não pode ser compartilhado.',
            'Se você pagar em até {reinstatement}, a adesão volta a valer, e os pedidos abertos continuam. A nossa equipe informa até que dia você pode pagar. O mês está apertado? Fale com a gente antes do vencimento.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Quem pode entrar',
      blocks: [
        'Quem já tem uma condição de saúde pode entrar, mas ela muda o que pode ser compartilhado e a partir de quando. Veja o [período de ajuste](procedures#adjustment-period).',
      ],
      parts: [
        {
          id: 'who-may-join',
          title: 'O que é preciso para entrar',
          draft: true,
          blocks: [
            {
              kind: 'list',
              items: [
                'Ser maior de idade e morar nos Estados Unidos.',
                'Dizer a verdade na inscrição, sobre você e sobre a família que entra com você.',
                'Aceitar estas regras e o compromisso dos membros.',
                'Fazer a primeira contribuição.',
              ],
            },
            'A adesão começa na data de início que confirmamos por escrito. O atendimento recebido antes dessa data não pode ser compartilhado.',
          ],
        },
        {
          id: 'truthful-application',
          title: 'Se faltou alguma coisa na inscrição',
          blocks: [
            'O prontuário médico, e não a inscrição, mostra se você já tinha uma condição antes de entrar. Mesmo assim, conte tudo. Se esqueceu alguma coisa, mande uma mensagem. Se você esconder algo, a sua adesão pode ser encerrada.',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      title: 'O compromisso dos membros',
      blocks: [
        'Ao entrar, você se compromete a:',
        {
          kind: 'list',
          items: [
            'contribuir todo mês;',
            'pagar o seu IUA e as contas que não são elegíveis;',
            'cuidar da saúde e usar a telemedicina ou o pronto atendimento (_urgent care_) quando não precisar do _ER_;',
            'perguntar o preço antes, pedir desconto e escolher preços justos;',
            'dizer a verdade em cada pedido e enviar documentos completos e sem alterações;',
            'avisar se o endereço ou a família mudar, ou se outra pessoa ou empresa tiver de pagar uma conta;',
            'tratar com respeito quem atende você e quem compartilha com você.',
          ],
        },
      ],
      parts: [
        {
          id: 'disagreement',
          title: 'Se você não concordar com uma resposta',
          draft: true,
          blocks: [
            'No portal, peça uma nova análise do pedido e diga onde acha que erramos. Junte o que puder ajudar: prontuário, carta do médico, conta corrigida. Outra pessoa da equipe vai responder por escrito.',
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Quem conta como família',
      blocks: [
        'Uma adesão pode incluir:',
        {
          kind: 'terms',
          items: [
            { name: 'Membro titular', text: 'Quem faz a inscrição e responde pela adesão.' },
            { name: 'Cônjuge', text: 'A pessoa legalmente casada com o(a) titular.' },
            {
              name: 'Filhos e filhas solteiros com menos de {childAge}',
              text: 'Biológicos, adotivos ou sob a sua guarda legal, morando com você ou não.',
            },
          ],
        },
        'Na mesma adesão, todos têm o mesmo IUA. Cada necessidade médica é de uma só pessoa. O [limite de IUAs por família](procedures#iua) soma os IUAs de todos.',
      ],
      parts: [
        {
          id: 'family-changes',
          title: 'Quando a família muda',
          draft: true,
          blocks: [
            'Casou, adotou uma criança, teve um bebê ou se separou? Avise por escrito. Inclua o bebê na adesão em até {newbornRegistration} depois do nascimento. Veja [o bebê recém-nascido](maternity#newborn).',
            'O filho ou a filha que se casa ou chega à idade limite pode ter uma adesão própria.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelamento',
      blocks: [
        'Você pode sair quando quiser, sem multa.',
        {
          kind: 'list',
          items: [
            'Peça por escrito: por e-mail ou pelo formulário “Mudanças no plano”, no portal.',
            'A sua adesão termina no fim do ciclo de cobrança em que recebemos o seu pedido de cancelamento.',
            'As contribuições já feitas não são devolvidas.',
            'O cancelamento não pode ter data anterior à do pedido.',
          ],
        },
        'Você ainda pode enviar pedidos de compartilhamento dos atendimentos que recebeu como membro, dentro dos [prazos](procedures#deadlines).',
      ],
      parts: [
        {
          id: 'coming-back',
          title: 'Se você quiser voltar',
          draft: true,
          blocks: [
            'A sua data de início será outra, e o [período de ajuste](procedures#adjustment-period) recomeça nessa data.',
          ],
        },
        {
          id: 'ended-by-community',
          title: 'Quando a comunidade encerra uma adesão',
          draft: true,
          blocks: [
            'Podemos encerrar uma adesão quando alguém mente de propósito, altera um documento ou atrasa a contribuição e não paga em até {reinstatement}. Antes disso, você recebe o motivo por escrito e pode responder.',
          ],
        },
      ],
    },
  ],
};
