import type { LegalText } from '~/content/legal/types';
import { siteFigures } from '~/content/site-figures';
import { brand } from '~/shared/brand/brand';
import { maxAgeDays } from '~/shared/browser/stored-card';

const { name, legalEntity, email, office } = brand;

export const privacy: LegalText = {
  title: 'Política de privacidade',
  sections: [
    {
      id: 'privacy-short',
      title: 'Em resumo',
      body: [
        [
          'Pedimos só o necessário para cuidar da sua adesão e dos seus pedidos.',
          'Não vendemos dados e não mostramos anúncios.',
          'As nossas páginas não carregam rastreadores, pixels nem fontes tipográficas de outras empresas.',
          'Você pode pedir uma cópia, a correção ou a exclusão dos seus dados a qualquer momento.',
        ],
        `Quem responde pelos seus dados é ${legalEntity} (“${name}”, “nós”), em ${office.city}, na Flórida.`,
      ],
    },
    {
      id: 'privacy-data',
      title: 'Quais dados coletamos',
      body: [
        'Podemos guardar estes dados pessoais:',
        [
          'nome;',
          'e-mail;',
          'telefone;',
          'data de nascimento;',
          'endereço;',
          'dados de pagamento;',
          'gênero;',
          'estado civil.',
        ],
        'De cada pessoa da família de um membro, guardamos nome, data de nascimento, parentesco e o primeiro e o último dia da adesão. O membro vê esses dados no portal.',
        'Também guardamos o que a sua adesão cria: o plano e as contribuições, os pedidos de compartilhamento com documentos, contas, mensagens e respostas, os estados onde você morou desde que entrou e quais regras e avisos você leu.',
        'De cartões de pagamento, guardamos apenas a bandeira, os quatro últimos dígitos e a validade. O número completo fica com a empresa que processa o pagamento.',
        'Os membros também podem nos contar sobre a própria saúde: condições preexistentes e o que for preciso em um pedido de compartilhamento. Na nossa equipe, só quem cuida dos cadastros, dos pedidos ou das mensagens pode ver esses dados, e cada acesso fica registrado.',
      ],
    },
    {
      id: 'privacy-sources',
      title: 'De onde vêm os seus dados',
      body: [
        [
          'do formulário de inscrição e dos outros formulários que você preenche;',
          'do uso que você faz do site e do portal e do seu contato com a nossa equipe;',
          'de fontes públicas, por exemplo, para conferir um endereço.',
        ],
      ],
    },
    {
      id: 'privacy-use',
      title: 'Para que usamos os seus dados',
      body: [
        [
          'analisar a sua inscrição e manter a sua conta;',
          'registrar contribuições e cuidar dos pedidos de compartilhamento;',
          'responder às suas mensagens e avisar sobre a sua conta;',
          'proteger o serviço contra fraude e acesso indevido;',
          'cumprir a lei.',
        ],
        'Não usamos os seus dados para criar perfis de publicidade nem deixamos que um programa de computador decida sozinho sobre você.',
      ],
    },
    {
      id: 'privacy-cookies',
      title: 'Cookies e armazenamento no seu aparelho',
      body: [
        'Usamos um único cookie, chamado “lang”, que guarda por um ano o idioma que você escolheu. O armazenamento local do navegador guarda a mesma escolha. Não há cookies de publicidade nem de estatística.',
        'Quando você entra no portal, o navegador guarda a sua sessão até você sair ou até passarem 15 minutos sem uso, por no máximo 24 horas. O que você digita em um dos nossos formulários fica só naquela aba, até você enviar o formulário ou fechar a aba, ou até a sua sessão terminar.',
        'Com um pedido de compartilhamento é diferente. Enquanto você escreve, guardamos o pedido na sua conta como rascunho. As fotos e os arquivos que você adiciona ficam no seu aparelho até chegarem a nós e depois são apagados dele. Quando você sai da conta, eles também são apagados. Se a sessão termina por falta de uso, os que ainda não foram enviados esperam por você naquele aparelho, e nenhuma outra conta consegue abri-los.',
        `O navegador também guarda a sua carteirinha, para que ela abra sem internet: o número de membro e, de cada pessoa da família, o nome, a data de nascimento e a data de início, e nada sobre a saúde de ninguém. Quando você sai da conta, a carteirinha é apagada. No computador, ela também é apagada quando a sessão termina por falta de uso. No celular ou no tablet, ela fica por até ${maxAgeDays} dias depois da última vez que confirmamos a sua adesão.`,
      ],
    },
    {
      id: 'privacy-counts',
      title: 'Como contamos as visitas',
      body: [
        'Nós mesmos contamos as visitas, sem nomes: quantas vezes cada página foi vista em um dia, em que idioma e se a visita veio de uma busca, de uma rede social ou de outro lugar. Não registramos quem visitou, e nada nessa contagem identifica uma pessoa.',
        'Para não contarmos duas vezes quem volta, o seu navegador guarda o dia da sua última visita. Enquanto a aba está aberta, ele também guarda o tipo de site de onde você veio. O navegador não nos envia a data da visita, só quantos dias se passaram desde então. A cada página que você abre, ele também envia qual é a página, o idioma, o tipo de site de onde você veio e se é uma visita nova. Se você limpar os dados do navegador, tudo o que ele guardou é apagado.',
      ],
    },
    {
      id: 'privacy-others',
      title: 'Com quem compartilhamos os seus dados',
      body: [
        'Não vendemos nem alugamos dados pessoais. Só compartilhamos os seus dados quando:',
        [
          'uma empresa que trabalha para nós precisa deles, por exemplo, para hospedagem, envio de e-mails ou processamento de pagamentos, sob contrato e só para essa tarefa;',
          'você pede ou autoriza, por exemplo, para negociar uma conta com um hospital;',
          'você entrou com a ajuda de um consultor ou de uma consultora: essa pessoa vê o seu primeiro nome, em que etapa você está e desde que mês, e nada sobre a sua saúde;',
          'a lei ou uma ordem da Justiça exige.',
        ],
        'Mapas e vídeos de outras empresas só são carregados quando você pede. Quando você abre o WhatsApp ou o site de outra empresa, vale a política dessa empresa. Não envie dados de saúde pelo WhatsApp.',
      ],
    },
    {
      id: 'privacy-retention',
      title: 'Por quanto tempo guardamos os seus dados',
      body: [
        `Enquanto a sua conta estiver aberta, guardamos os dados necessários. Depois do encerramento, guardamos os dados de ${siteFigures.retentionShortest.value} dias a ${siteFigures.retentionLongest.value} anos, conforme o tipo de dado e o que a lei exige. No fim desse prazo, a nossa equipe apaga os dados. O que fica não tem nome: valores das contas abertas e registros de atividades com números no lugar das pessoas. Você pode pedir para apagarmos os seus dados antes.`,
      ],
    },
    {
      id: 'privacy-rights',
      title: 'O que você pode pedir',
      body: [
        'A qualquer momento, você pode pedir:',
        [
          'uma cópia dos dados que temos sobre você;',
          'a correção do que estiver errado;',
          'a exclusão dos seus dados, menos os que a lei nos obriga a guardar;',
          'o fim dos e-mails informativos.',
        ],
        `Direto no portal, você pode mudar o e-mail, o telefone e o endereço e deixar de receber os e-mails informativos. Para o resto, escreva para ${email.privacy}. Confirmamos a sua identidade e respondemos em até ${siteFigures.privacyAnswer.value} dias, sem custo. Um pedido desses nunca prejudica a sua adesão.`,
      ],
    },
    {
      id: 'privacy-security',
      title: 'Como protegemos os seus dados',
      body: [
        'Cada membro só vê os próprios dados. As senhas são guardadas de um jeito que nem nós conseguimos ler, e cada acesso da equipe ao cadastro de um membro fica registrado. Também registramos cada acesso à conta, com o e-mail e o endereço IP, para identificar qualquer uso indevido. Outras proteções estão descritas nesta página, em “Salvaguardas da Regra de Segurança da HIPAA”.',
        'Nenhum sistema é perfeito. Se um incidente de segurança atingir os seus dados, avisamos você e as autoridades nos prazos das leis federais, da Flórida e do seu estado. Isso inclui a regra da FTC sobre vazamento de dados de saúde (Health Breach Notification Rule), quando ela se aplica.',
      ],
    },
    {
      id: 'privacy-children',
      title: 'Crianças',
      body: [
        'O site não é dirigido a menores de 13 anos, e só pessoas adultas podem se inscrever. Pais ou responsáveis informam os dados das crianças da família, e só usamos esses dados para a adesão delas.',
      ],
    },
    {
      id: 'privacy-where',
      title: 'Onde ficam os seus dados',
      body: [
        'A comunidade funciona nos Estados Unidos e segue as leis federais e as da Flórida. Se você acessar o site de outro país, os seus dados serão enviados aos Estados Unidos.',
      ],
    },
    {
      id: 'privacy-changes',
      title: 'Mudanças nesta política',
      body: [
        `Quando esta política mudar, a nova versão aparece nesta página com a data e passa a valer ${siteFigures.privacyNotice.value} dias depois da publicação. Se a mudança for importante, também avisamos por e-mail quem tem conta.`,
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Fale com a gente',
      body: [
        `Privacidade: ${email.privacy}. Por carta: ${legalEntity}, ${office.street}, ${office.city}, ${office.state} ${office.zipCode}.`,
      ],
    },
  ],
};
