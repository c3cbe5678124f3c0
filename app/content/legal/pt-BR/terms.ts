import type { LegalText } from '~/content/legal/types';
import { siteFigures } from '~/content/site-figures';
import { brand } from '~/shared/brand/brand';

const { name, legalEntity, email, office } = brand;

export const terms: LegalText = {
  title: 'Termos de uso',
  sections: [
    {
      id: 'terms-agreement',
      title: 'Este acordo',
      body: [
        `A ${legalEntity} (“${name}”, “nós”), em ${office.city}, na Flórida, mantém este site e o portal de membros. Ao usar o site, criar uma conta ou entrar no portal, você aceita estes termos e a nossa Política de privacidade. Se você não concorda com alguma parte, não use o site. Se tiver dúvidas, fale com a gente.`,
        'Estes termos tratam do site, do portal e da sua relação conosco. O compartilhamento das despesas médicas segue as Regras da comunidade, publicadas neste site. Quando os dois textos tratarem do mesmo assunto, valem as Regras.',
      ],
    },
    {
      id: 'terms-not-insurance',
      title: 'Não é um seguro',
      body: [
        `${name} é uma comunidade voluntária de pessoas que compartilham necessidades médicas. Não é um seguro nem é oferecida por uma seguradora. A adesão não é uma apólice, e nenhum estado regula a comunidade como seguro. As proteções das leis estaduais de seguro não valem aqui.`,
        'Ninguém promete pagar as suas contas: nem nós, nem os outros membros. O compartilhamento é voluntário e depende das contribuições recebidas e das Regras. Você é sempre responsável por todas as suas contas médicas, compartilhadas ou não, e mesmo que a comunidade deixe de existir.',
        'Alguns lugares exigem que os moradores tenham seguro de saúde. Califórnia, Massachusetts, Nova Jersey, Rhode Island e o Distrito de Colúmbia podem cobrar multa no imposto. Vermont também exige o seguro, mas não cobra multa. A adesão pode não atender a essa exigência. Antes de entrar, confira o que vale onde você mora.',
      ],
    },
    {
      id: 'terms-who',
      title: 'Quem pode participar',
      body: [
        'Para se inscrever, é preciso ter 18 anos ou mais, morar nos Estados Unidos e aceitar as Regras. Você pode incluir o cônjuge e os filhos e responde pelas informações que der sobre eles. Na inscrição, registramos com qual versão das Regras e destes termos você concordou, e quando.',
        'Quem cria uma conta neste site faz a inscrição, mas ainda não é membro. A conta só dá acesso ao portal depois que a nossa equipe aprova a inscrição. Podemos recusar uma inscrição que não atenda às Regras. Nesse caso, avisamos por e-mail.',
      ],
    },
    {
      id: 'terms-account',
      title: 'A sua conta',
      body: [
        'Ao usar a sua conta, você se compromete a:',
        [
          'dar informações verdadeiras e mantê-las atualizadas;',
          'escolher uma senha que só você conheça e não contar essa senha a ninguém;',
          'avisar a gente logo se achar que outra pessoa usou a sua conta.',
        ],
        'Não pedimos a sua senha por telefone, por e-mail nem pelo WhatsApp.',
      ],
    },
    {
      id: 'terms-contributions',
      title: 'Contribuições e pedidos de compartilhamento',
      body: [
        'Cada membro faz a sua contribuição mensal e paga o seu Valor Inicial Não Compartilhável (IUA) em cada necessidade médica, como dizem as Regras. Lá também estão os valores, os prazos, os limites e as despesas que não são elegíveis.',
        'Ao enviar um pedido, você declara que as informações e os documentos são verdadeiros e completos. Um pedido com informação falsa pode ser recusado e pode levar ao fim da adesão.',
      ],
    },
    {
      id: 'terms-cancel',
      title: 'Cancelamento',
      body: [
        'Você pode cancelar a adesão quando quiser, por escrito. O cancelamento vale a partir do fim do ciclo de cobrança em curso. Não é possível cancelar com data retroativa, e o que já foi pago não é devolvido.',
        'Podemos suspender ou encerrar a conta de quem descumprir estes termos ou as Regras, puser em risco os dados de outras pessoas ou não fizer a contribuição no prazo. Sempre que possível, avisamos e ouvimos você antes disso.',
      ],
    },
    {
      id: 'terms-health',
      title: 'Nada aqui substitui um médico',
      body: [
        'O site e a nossa equipe dão informações sobre a comunidade. Não fazem diagnóstico nem indicam tratamento. As decisões sobre a sua saúde são suas e do seu médico.',
        'Em uma emergência, ligue para o 911. Em uma crise emocional, ligue para o 988. Para ter atendimento em português, diga: “Portuguese interpreter, please.”',
      ],
    },
    {
      id: 'terms-partners',
      title: 'Parceiros e outros sites',
      body: [
        'Algumas páginas levam a serviços de outras empresas, como a simulação de custo, a telemedicina, os planos de odonto e visão, os mapas, os vídeos e o WhatsApp. A inscrição também pode ser feita no site de outra empresa. Cada empresa tem os próprios termos e a própria política de privacidade e responde pelo que oferece.',
      ],
    },
    {
      id: 'terms-use',
      title: 'Uso correto do site',
      body: [
        'O site é para o seu uso pessoal e o da sua família. Não é permitido:',
        [
          'usar a conta de outra pessoa ou se passar por outra pessoa;',
          'tentar ver dados de outras pessoas, contornar proteções ou sobrecarregar o serviço;',
          'coletar conteúdo por meios automáticos, a não ser para um buscador público;',
          'publicar ou enviar conteúdo ilegal, ofensivo ou que viole os direitos de alguém.',
        ],
      ],
    },
    {
      id: 'terms-content',
      title: 'Textos, desenhos e marca',
      body: [
        `Os textos, os desenhos, os vídeos e a marca ${name} pertencem à ${legalEntity} ou a quem nos deu licença. Você pode ler, imprimir e enviar o link das páginas a quem quiser. Para outros usos, peça a nossa autorização por escrito.`,
      ],
    },
    {
      id: 'terms-liability',
      title: 'Disponibilidade e responsabilidade',
      body: [
        'Trabalhamos para manter o site funcionando, mas ele pode parar para manutenção ou por motivos fora do nosso controle. O site é oferecido no estado em que se encontra.',
        'Até onde a lei permite, não respondemos por danos indiretos causados pelo uso do site ou pela impossibilidade de usá-lo. Nada nestes termos retira direitos que a lei não permite retirar.',
      ],
    },
    {
      id: 'terms-changes',
      title: 'Mudanças nestes termos',
      body: [
        `Quando estes termos mudarem, avisaremos com pelo menos ${siteFigures.termsNotice.value} dias de antecedência, nesta página e por e-mail a quem tem conta. Se você continuar usando o site depois que as mudanças começarem a valer, aceita a nova versão. Se não concordar, você pode cancelar antes.`,
      ],
    },
    {
      id: 'terms-law',
      title: 'Lei e idioma',
      body: [
        'As leis do estado da Flórida e as leis federais dos Estados Unidos regem estes termos. O que não se resolver com uma conversa será decidido pelos tribunais do condado de Palm Beach, na Flórida.',
        'Publicamos estes termos e as Regras em português e em inglês. Para você, vale a versão no idioma em que fez a inscrição. Se as duas versões forem diferentes, vale a que for melhor para você, até a correção.',
      ],
    },
    {
      id: 'terms-contact',
      title: 'Fale com a gente',
      body: [
        `Dúvidas sobre estes termos: ${email.support}, ${brand.phone.display}, ou ${office.street}, ${office.city}, ${office.state} ${office.zipCode}.`,
      ],
    },
  ],
};
