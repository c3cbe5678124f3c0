import { legalNotice } from '../../legal-notice.ts';
import type { RulesContent } from '../types.ts';

const { long: notice } = legalNotice['pt-BR'];

export const instructions: RulesContent = {
  lead: 'Comece por aqui: o que é esta comunidade, quem pode entrar, o que pedimos uns aos outros e como sair, se um dia precisar.',
  sections: [
    {
      id: 'introduction',
      title: 'Introdução e aviso legal',
      blocks: [
        'Em um mutirão, os vizinhos se juntam para fazer o que uma família sozinha não consegue. Aqui, famílias brasileiras que vivem nos Estados Unidos juntam contribuições mensais para dividir as despesas médicas umas das outras.',
        'Estas regras dizem o que pode ser compartilhado, quanto e quando, e como pedir. São as mesmas para todo mundo. Leia com calma e converse em casa. Se algo não ficou claro, pergunte antes de decidir.',
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
            'Com ou sem compartilhamento, é de você que o médico ou o hospital vai cobrar. O que é compartilhado depende destas regras, dos seus documentos e do que os membros contribuem.',
            'As regras podem mudar. Antes de cada mudança, avisamos os membros por escrito. Cada pedido segue as regras que valiam na data do atendimento.',
          ],
        },
        {
          id: 'languages',
          title: 'Qual versão das regras vale para você',
          draft: true,
          blocks: [
            'As versões em português e em inglês devem dizer a mesma coisa. Para você, vale a versão na língua em que fez a inscrição.',
            'Se encontrar alguma diferença entre elas, avise. Até a correção, seguimos a versão que for melhor para você.',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'Como funciona',
      blocks: [
        'Da primeira contribuição à última conta, o caminho é sempre este:',
        {
          kind: 'steps',
          items: [
            {
              name: 'Você contribui todo mês',
              text: 'A contribuição da sua família se junta à das outras e vai para necessidades médicas elegíveis.',
            },
            {
              name: 'Você recebe atendimento',
              text: 'Escolha o médico ou hospital, diga como vai pagar e peça a conta detalhada (_itemized bill_). Veja [o que dizer na recepção](procedures#self-pay).',
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
            {
              kind: 'steps',
              items: [
                {
                  name: 'Diga o que está sentindo',
                  text: 'Por lei, quase todo _ER_ tem de examinar você e tratar a emergência, mesmo que você não possa pagar.',
                },
                {
                  name: 'Peça intérprete',
                  text: 'Diga: _“Portuguese interpreter, please.”_ É de graça.',
                },
                {
                  name: 'Diga como vai pagar',
                  text: 'Se você tem seguro de saúde, Medicaid ou Medicare, mostre o cartão. Se não tem, diga: _“I’m self-pay.”_',
                },
                {
                  name: 'Antes de sair',
                  text: 'Peça a conta detalhada (_itemized bill_) e a ajuda financeira (_financial assistance_).',
                },
                { name: 'Quando o perigo passar', text: 'Ligue ou mande mensagem para a gente.' },
              ],
            },
          ],
        },
        {
          id: 'medical-need',
          title: 'O que é uma necessidade médica',
          blocks: [
            'É uma doença, uma lesão ou uma gravidez. Todo o atendimento dessa doença, lesão ou gravidez é da mesma necessidade: consultas, exames, internação, cirurgia, remédios e recuperação. Uma perna quebrada é uma necessidade só, mesmo que gere muitas contas de lugares diferentes.',
            'Isso importa porque você paga o IUA uma vez por necessidade. Você não paga um IUA a cada conta, a cada consulta nem a cada ano.',
          ],
        },
        {
          id: 'worked-example',
          title: 'Um exemplo com números',
          blocks: [
            'Imagine que a sua família escolheu o IUA de {iuaMiddle}. Uma pessoa da família tem apendicite e precisa de cirurgia. Já com o desconto de pagamento particular, as contas elegíveis somam {iuaExampleBill}. Você paga {iuaMiddle}, e {iuaExampleShared} podem ser compartilhados. Se chegar mais uma conta elegível da mesma necessidade, você não paga outro IUA.',
          ],
        },
        {
          id: 'monthly-contribution',
          title: 'A contribuição mensal',
          blocks: [
            'A contribuição vence todo mês. Se ela não chegar no mês do vencimento, a adesão fica inativa. O atendimento que você receber nesse período não pode ser compartilhado.',
            'Se você pagar em até {reinstatement}, a adesão volta a valer, e os pedidos abertos continuam. A nossa equipe informa até que dia você pode pagar. O mês está apertado? Fale com a gente antes do vencimento. Fica mais fácil resolver.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Quem pode entrar',
      blocks: [
        'Quem já tem uma condição de saúde pode entrar. Mas essa condição muda o que pode ser compartilhado e a partir de quando. Veja o [período de ajuste](procedures#adjustment-period).',
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
            'Para saber se você já tinha uma condição antes de entrar, olhamos o prontuário médico, e não o formulário de inscrição. Mesmo assim, conte tudo. Se esqueceu alguma coisa, é só mandar uma mensagem. Se você esconder algo, a sua adesão pode ser encerrada.',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      title: 'O compromisso dos membros',
      blocks: [
        'A comunidade funciona quando cada pessoa cuida do que é de todos. Ao entrar, você se compromete a:',
        {
          kind: 'list',
          items: [
            'contribuir todo mês, porque outras famílias contam com isso;',
            'pagar o seu IUA e as contas que não são elegíveis;',
            'cuidar da saúde e usar a telemedicina ou o pronto atendimento (_urgent care_) quando não precisar do _ER_;',
            'perguntar o preço antes, pedir desconto e escolher médicos e hospitais de preço justo;',
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
            'Abra o pedido no portal, peça uma nova análise e diga onde acha que erramos. Junte o que puder ajudar: prontuário, carta do médico, conta corrigida. Outra pessoa da equipe vai rever o seu pedido e responder por escrito.',
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
            'Quando um filho ou uma filha se casa ou chega à idade limite, pode continuar na comunidade com uma adesão própria.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancelamento',
      blocks: [
        'Você pode sair quando quiser. Não há multa, e ninguém vai insistir para você ficar.',
        {
          kind: 'list',
          items: [
            'Peça por escrito: por e-mail ou pelo formulário “Mudanças no plano”, no portal.',
            'A sua adesão termina no fim do ciclo de cobrança em que recebemos o seu pedido de cancelamento.',
            'As contribuições já feitas não são devolvidas. Elas já ajudaram outras famílias.',
            'O cancelamento não pode ter data anterior à do pedido.',
          ],
        },
        'Você ainda pode enviar pedidos de compartilhamento para os atendimentos que recebeu enquanto era membro, dentro dos [prazos](procedures#deadlines).',
      ],
      parts: [
        {
          id: 'coming-back',
          title: 'Se você quiser voltar',
          draft: true,
          blocks: [
            'Você pode voltar. A sua data de início será outra, e o [período de ajuste](procedures#adjustment-period) recomeça nessa data.',
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
