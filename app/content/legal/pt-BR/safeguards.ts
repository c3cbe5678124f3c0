import type { Safeguards } from '~/content/legal/types';

export const safeguards: Safeguards = {
  title: 'Salvaguardas da Regra de Segurança da HIPAA',
  lead: 'A HIPAA é uma lei dos Estados Unidos que protege os dados de saúde guardados por planos de saúde, médicos e hospitais. Pode ser que ela não se aplique a uma comunidade de compartilhamento. Usamos como referência as cinco salvaguardas técnicas da Regra de Segurança dessa lei. Veja o que o nosso software faz em cada uma.',
  items: [
    {
      id: 'access',
      title: 'Controle de acesso',
      items: [
        'O próprio banco de dados controla o acesso: cada membro só vê os próprios registros, e um visitante não vê nenhum.',
        'Na equipe, cada pessoa tem uma conta própria e só vê o que tem permissão para ver. A data de nascimento e os dados de saúde não aparecem na lista de membros: para ver esses dados, é preciso abrir o cadastro, e isso fica registrado.',
        'A sessão de quem é da equipe termina depois de 30 minutos sem uso e, no máximo, depois de 12 horas.',
      ],
    },
    {
      id: 'audit',
      title: 'Registro de atividades',
      items: [
        'Ficam registrados os acessos à conta, os acessos recusados, as trocas de senha, as alterações da equipe e cada cadastro de membro que a equipe abre.',
        'O registro só aceita linhas novas: ninguém consegue alterar ou apagar uma linha pelo sistema. Ele mostra quem mudou o quê e guarda o valor anterior de campos comuns, como o endereço. Quando mudam dados de saúde, data de nascimento, mensagens ou anotações, o registro mostra apenas que eles mudaram.',
      ],
    },
    {
      id: 'integrity',
      title: 'Integridade',
      items: [
        'O banco de dados confere tudo antes de gravar e recusa o que não é válido.',
        'Cada membro só pode mudar alguns campos, como o telefone e o endereço.',
        'Cada cópia de segurança guarda todos os dados de um mesmo momento e só pode ser restaurada por inteiro.',
      ],
    },
    {
      id: 'authentication',
      title: 'Identificação de quem entra',
      items: [
        'As senhas são guardadas como hash (argon2id ou bcrypt), e ninguém consegue lê-las. Senhas muito comuns não são aceitas.',
        'Depois de várias senhas erradas, é preciso esperar para tentar de novo. A equipe entra com a senha e um código do aplicativo autenticador.',
        'O link para trocar a senha funciona uma única vez e vale por uma hora. A senha nova encerra as outras sessões.',
        'A chave de uma sessão dura uma hora e é trocada a cada renovação. Se alguém usar uma chave de renovação antiga, a sessão termina.',
      ],
    },
    {
      id: 'transmission',
      title: 'Transmissão',
      items: [
        'Toda conexão com o nosso site é criptografada (TLS), e o navegador recebe a instrução de só aceitar conexões criptografadas.',
        'As nossas páginas só executam os nossos próprios scripts. Quando você abre uma página, nada é enviado a outra empresa.',
        'Os registros técnicos do servidor não guardam nomes, e-mails, senhas nem dados de saúde.',
      ],
    },
  ],
  note: 'Esta lista descreve o nosso software. Não é um certificado, e não existe uma certificação oficial da HIPAA. A Regra também trata de treinamento, contratos e segurança física, que dependem de como a comunidade trabalha no dia a dia.',
};
