import { brand } from '../../../config/brand';
import { siteFigures } from '../../site-figures';
import type { LegalText } from '../legal-texts';

const { name, legalEntity, email, office } = brand;

export const privacy: LegalText = {
  title: 'Política de privacidade',
  sections: [
    {
      id: 'privacy-short',
      title: 'Em poucas palavras',
      body: [
        [
          'Pedimos só o necessário para cuidar da sua adesão e dos seus pedidos.',
          'Não vendemos dados e não mostramos anúncios.',
          'As nossas páginas não carregam rastreadores, pixels nem fontes de outras empresas.',
          'Você pode pedir cópia, correção ou exclusão dos seus dados a qualquer momento.',
        ],
        `Quem responde pelos seus dados é ${legalEntity} (“${name}”, “nós”), em ${office.city}, na Flórida.`,
      ],
    },
    {
      id: 'privacy-data',
      title: 'Quais dados coletamos',
      body: [
        'Dados pessoais que podemos guardar:',
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
        'De um cartão, este sistema guarda apenas a bandeira, os quatro últimos dígitos e a validade. O número completo fica com a empresa que processa o pagamento.',
        'Membros também podem nos contar sobre a sua saúde: condições preexistentes e o que for preciso em um pedido de compartilhamento. Tratamos esses dados com o maior cuidado, e só quem trabalha no seu pedido pode vê-los.',
      ],
    },
    {
      id: 'privacy-sources',
      title: 'De onde eles vêm',
      body: [
        [
          'do formulário de inscrição e dos outros formulários que você preenche;',
          'da sua interação com o site, o portal e a nossa equipe;',
          'de fontes públicas, por exemplo para conferir um endereço.',
        ],
      ],
    },
    {
      id: 'privacy-use',
      title: 'Para que usamos',
      body: [
        [
          'analisar o seu pedido de adesão e manter a sua conta;',
          'registrar contribuições e cuidar dos pedidos de compartilhamento;',
          'responder às suas mensagens e avisar sobre a sua conta;',
          'proteger o serviço contra fraude e acesso indevido;',
          'cumprir a lei.',
        ],
        'Não usamos os seus dados para criar perfis de publicidade nem para decisões tomadas só por máquinas.',
      ],
    },
    {
      id: 'privacy-cookies',
      title: 'Cookies e armazenamento no seu aparelho',
      body: [
        'Usamos um único cookie, chamado “lang”, que guarda o idioma escolhido por um ano. O mesmo idioma fica também na memória do seu navegador. Não há cookies de publicidade nem de medição.',
        'Quando você entra no portal, o navegador guarda a sua sessão e a sua carteirinha, para você poder mostrá-la sem internet. As duas são apagadas quando você sai; a sessão também termina depois de 15 minutos sem uso. O que você digita em um dos nossos formulários fica só naquela aba, até você enviar, sair da conta ou fechar a aba.',
      ],
    },
    {
      id: 'privacy-counts',
      title: 'Como contamos as visitas',
      body: [
        'A contagem é nossa e anônima: quantas vezes cada página foi vista em um dia, em que idioma e se a visita veio de uma busca, de uma rede social ou de outro lugar. Não guardamos quem visitou, e nada nessa contagem distingue uma pessoa de outra.',
        'Para quem volta contar uma vez só, o seu navegador guarda na própria memória o dia da sua última visita e, enquanto a aba está aberta, de que tipo de lugar você veio. Ele só nos diz quantos dias se passaram. Se você limpar a memória do navegador, ele esquece.',
      ],
    },
    {
      id: 'privacy-others',
      title: 'Com quem compartilhamos',
      body: [
        'Não vendemos nem alugamos dados pessoais. Eles só saem daqui quando:',
        [
          'uma empresa que trabalha para nós precisa deles, como hospedagem, envio de e-mails e processamento de pagamentos, sob contrato e só para essa tarefa;',
          'você pede ou autoriza, por exemplo para negociar uma conta com um hospital;',
          'a lei ou uma ordem da Justiça exige.',
        ],
        'Mapas, vídeos e formulários de outras empresas só são carregados quando você pede ou quando a página avisa de quem são. Ao abrir um link externo ou o WhatsApp, vale a política de quem o oferece. Não envie dados de saúde pelo WhatsApp.',
      ],
    },
    {
      id: 'privacy-retention',
      title: 'Por quanto tempo guardamos',
      body: [
        `Enquanto a sua conta existir, guardamos o que é preciso para mantê-la. Depois do encerramento, os dados ficam guardados de ${siteFigures.retentionShortest.value} dias a ${siteFigures.retentionLongest.value} anos, conforme o tipo de dado e o que a lei exige. Depois são apagados ou tornados anônimos.`,
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
          'a exclusão dos seus dados, salvo o que a lei nos obriga a guardar;',
          'que a gente pare de enviar e-mails informativos.',
        ],
        `Telefone e endereço você mesmo muda no portal. Para o resto, escreva para ${email.privacy}. Confirmamos a sua identidade e respondemos em até ${siteFigures.privacyAnswer.value} dias, sem custo. Fazer um pedido nunca prejudica a sua adesão.`,
      ],
    },
    {
      id: 'privacy-security',
      title: 'Como protegemos',
      body: [
        'Cada membro só vê os próprios dados, as senhas são guardadas de um jeito que nem nós conseguimos ler e cada consulta da equipe a uma ficha fica registrada. Cada entrada é anotada com o e-mail e o endereço de internet, para que um uso indevido seja percebido. A lista completa está nesta página, em “Salvaguardas da Regra de Segurança da HIPAA”.',
        'Nenhum sistema é infalível. Se um incidente atingir os seus dados, avisamos você e as autoridades nos prazos da lei da Flórida e das leis federais.',
      ],
    },
    {
      id: 'privacy-children',
      title: 'Crianças',
      body: [
        'O site não é dirigido a menores de 13 anos, e só pessoas adultas podem criar conta. Os dados das crianças da família são informados pelos pais ou responsáveis e servem apenas à adesão delas.',
      ],
    },
    {
      id: 'privacy-where',
      title: 'Onde ficam os dados',
      body: [
        'A comunidade funciona nos Estados Unidos e segue as leis da Flórida e as leis federais. Se você acessa o site de outro país, os seus dados vêm para os Estados Unidos.',
      ],
    },
    {
      id: 'privacy-changes',
      title: 'Mudanças nesta política',
      body: [
        `Quando esta política mudar, a nova versão aparece nesta página com a data e passa a valer ${siteFigures.privacyNotice.value} dias depois da publicação. Mudanças importantes também são avisadas por e-mail a quem tem conta.`,
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
