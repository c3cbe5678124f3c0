import type { Safeguards } from '../legal-texts';

export const safeguards: Safeguards = {
  title: 'Salvaguardas da Regra de Segurança da HIPAA',
  lead: 'A HIPAA é a lei americana de proteção de dados de saúde. A sua Regra de Segurança pede cinco salvaguardas técnicas. Isto é o que o nosso software faz em cada uma.',
  items: [
    {
      id: 'access',
      title: 'Controle de acesso',
      items: [
        'O próprio banco de dados recusa: cada membro só encontra os próprios registros, e um visitante não encontra nenhum.',
        'Na equipe, cada pessoa tem a sua conta e vê só o que a sua função permite. A data de nascimento e a saúde de um membro não aparecem em listas: é preciso abrir a ficha.',
        'A sessão da equipe termina depois de 30 minutos parada e, no máximo, depois de 12 horas.',
      ],
    },
    {
      id: 'audit',
      title: 'Registro de atividades',
      items: [
        'Entradas, recusas, trocas de senha, alterações da equipe e cada ficha de membro aberta ficam registradas.',
        'O registro só aceita linhas novas: ninguém o altera nem o apaga pelo sistema. Ele diz quem mudou o quê e guarda o valor anterior de campos comuns, como o endereço. De saúde, data de nascimento, mensagens e anotações, diz apenas que mudaram.',
      ],
    },
    {
      id: 'integrity',
      title: 'Integridade',
      items: [
        'O banco de dados confere cada gravação; o que não obedece às regras não entra.',
        'Um membro só muda os campos que são dele para mudar.',
        'Uma cópia de segurança retrata um único instante, e a restauração entra inteira ou não entra.',
      ],
    },
    {
      id: 'authentication',
      title: 'Identificação de quem entra',
      items: [
        'Senhas são guardadas com argon2id ou bcrypt: não dá para lê-las de volta. As muito comuns são recusadas.',
        'Tentativas erradas ficam cada vez mais lentas; na equipe, bloqueiam a entrada por 15 minutos.',
        'O link para trocar a senha vale uma hora, uma única vez, e encerra as outras sessões.',
        'A chave de uma sessão dura uma hora e é trocada a cada renovação; uma chave repetida encerra a sessão.',
      ],
    },
    {
      id: 'transmission',
      title: 'Transmissão',
      items: [
        'No endereço público, a conexão é criptografada (TLS) e o navegador é instruído a não aceitar outra.',
        'As páginas só executam os nossos próprios scripts. Nenhuma outra empresa recebe a sua visita quando uma página abre.',
        'Os registros técnicos do servidor não guardam nomes, e-mails, senhas nem dados de saúde.',
      ],
    },
  ],
  note: 'Esta lista descreve o software, não é um certificado: não existe uma certificação oficial da HIPAA. Treinamento da equipe, contratos e segurança física também fazem parte da Regra e dependem de como a comunidade trabalha no dia a dia.',
};
