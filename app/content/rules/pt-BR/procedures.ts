import type { RulesContent } from '../types.ts';

export const procedures: RulesContent = {
  lead: 'O que fazer antes, durante e depois do atendimento, para que o pedido chegue completo e a resposta não demore.',
  sections: [
    {
      id: 'iua',
      title: 'As opções de IUA',
      blocks: [
        'O Valor Inicial Não Compartilhável (IUA) é o que você paga primeiro em cada necessidade médica. Com um IUA menor, a contribuição mensal é maior. Com um IUA maior, ela é menor. Você escolhe o seu:',
        {
          kind: 'boxes',
          items: [
            {
              id: 'iua-low',
              title: 'IUA menor',
              limit: '{iuaLow}',
              text: 'Para quem prefere contribuir mais por mês e pagar menos quando precisar de atendimento.',
            },
            {
              id: 'iua-middle',
              title: 'IUA do meio',
              limit: '{iuaMiddle}',
              tag: 'Mais escolhido',
              text: 'O equilíbrio que a maioria das famílias prefere.',
            },
            {
              id: 'iua-high',
              title: 'IUA maior',
              limit: '{iuaHigh}',
              text: 'Para quem tem uma reserva e quer contribuir menos por mês.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'Você paga o IUA por necessidade médica, e não por ano. Só paga um novo IUA pelo mesmo problema de saúde se ele voltar depois de {iuaSymptomFree} sem sintomas nem tratamento.',
            'Limite por família: depois que a sua família pagar {iuaHouseholdCount} IUAs em um período de {iuaHouseholdWindow}, as necessidades novas acima de {iuaHouseholdThreshold} podem ser compartilhadas sem outro IUA. Você paga as que ficarem abaixo desse valor.',
            'Pague o IUA em até {iuaPaymentDeadline} depois da data do atendimento. O que você pagar depois desse prazo não conta como IUA. Guarde o comprovante.',
          ],
        },
      ],
    },
    {
      id: 'change-iua',
      title: 'Mudar ou reduzir o IUA',
      blocks: [
        'Você pode mudar de IUA uma vez por ano de adesão. Peça por escrito. Se escolher um IUA menor, o antigo ainda vale nos primeiros {iuaLowerWait} depois da mudança. A exceção são os acidentes: para eles, o novo vale na hora. Cada necessidade médica continua com o IUA com que começou.',
      ],
      parts: [
        {
          id: 'reduce-iua',
          title: 'O que pode reduzir o seu IUA',
          blocks: [
            'Quando você ajuda a baixar uma conta, todo mundo economiza. Por isso, estes passos podem reduzir o IUA daquela necessidade médica:',
            {
              kind: 'steps',
              items: [
                {
                  name: 'Combinar o pagamento antecipado',
                  text: 'de um procedimento planejado, com o desconto por escrito.',
                },
                {
                  name: 'Mudar para um médico ou hospital de preço justo',
                  text: 'quando o primeiro orçamento for alto demais.',
                },
                {
                  name: 'Viajar para longe',
                  text: 'até um médico ou hospital que faça bem o mesmo procedimento por um preço muito menor.',
                },
                {
                  name: 'Pedir a ajuda financeira do hospital',
                  text: '(_financial assistance_, também chamada _charity care_) e acompanhar o pedido até a resposta.',
                },
                {
                  name: 'Ter alguém para negociar a conta',
                  text: '(um _billing advocate_ ou um advogado) e conseguir um valor menor.',
                },
                {
                  name: 'Usar um centro de excelência aprovado',
                  text: 'para a cirurgia ou o tratamento.',
                },
              ],
            },
            {
              kind: 'note',
              tone: 'good',
              title: 'Quem baixa a conta pode pagar menos',
              text: 'Conte o que você fez e quanto a conta baixou. Parte dessa economia pode voltar para você como um IUA menor. A redução nunca é automática. Avaliamos cada caso e respondemos por escrito.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment-requests',
      title: 'Pedidos de pagamento',
      draft: true,
      blocks: [
        'Você pode fazer o pedido de compartilhamento em um destes momentos:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Antes do atendimento',
              text: 'O procedimento está marcado e você já tem o orçamento por escrito.',
            },
            {
              name: 'Com uma conta que você ainda não pagou',
              text: 'O médico ou hospital aceitou esperar, parcelar ou dar desconto.',
            },
            {
              name: 'Depois de pagar',
              text: 'Você já pagou ao médico ou hospital mais do que o seu IUA e pede que o resto, se for elegível, seja compartilhado.',
            },
          ],
        },
        'Nada pode ser compartilhado antes de você pagar o IUA ou combinar com o médico ou hospital como vai pagar esse valor.',
      ],
    },
    {
      id: 'payment-methods',
      title: 'Formas de pagamento',
      blocks: [
        'Depois que o pedido é aprovado, o pagamento pode ser feito destas formas:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Pagamento antecipado',
              text: 'Antes de um procedimento planejado, quando pagar adiantado sai mais barato. É preciso ter um orçamento por escrito.',
            },
            {
              name: 'Direto para você',
              text: 'Quando você já pagou e enviou a conta detalhada com o comprovante.',
            },
            {
              name: 'Direto ao médico ou hospital',
              text: 'Quando a conta ainda está aberta, e o médico ou hospital aceita receber da comunidade.',
            },
            {
              name: 'Cartão de débito instantâneo',
              text: 'Um cartão que serve para um só pedido, com valor definido e data de validade. O que você não usar volta para a comunidade.',
            },
          ],
        },
        'Escolhemos com você a forma que mais reduz a conta e que dá menos trabalho para você.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Prazos',
      blocks: [
        'Quanto antes você enviar, melhor. Estes são os prazos finais:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Procedimento planejado',
              text: 'Envie o pedido pelo menos {plannedCareNotice} antes da data marcada.',
            },
            {
              name: 'Qualquer outro atendimento',
              text: 'Envie o pedido em até {requestDeadline} depois da data do atendimento.',
            },
            {
              name: 'Pagamento do IUA',
              text: 'Pague em até {iuaPaymentDeadline} depois da data do atendimento.',
            },
            {
              name: 'Maternidade',
              text: 'Envie o pedido pelo menos {maternityNotice} antes do atendimento planejado. Envie o pedido de cada conta até {maternityDeadline} depois da data da conta.',
            },
            {
              name: 'Bebê recém-nascido',
              text: 'Inclua o bebê na adesão em até {newbornRegistration} depois do nascimento.',
            },
          ],
        },
        'Ainda está esperando um documento do hospital? Mesmo assim, envie o pedido no prazo. O que conta é o dia em que o pedido chega. O documento pode vir depois, e o portal mostra até quando.',
      ],
    },
    {
      id: 'documentation',
      title: 'Documentos',
      blocks: [
        'No portal, cada pedido tem a sua própria lista de documentos. Ela diz o que é cada um, como pedir e até quando mandar. Envie fotos ou PDFs por lá mesmo: só você e a nossa equipe veem. A lista pode ter:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Conta detalhada (_itemized bill_)',
              text: 'Precisa mostrar o nome do paciente, a data, o local e cada valor. Também precisa trazer cada procedimento e o diagnóstico, por extenso ou em código. O recibo do cartão não é uma conta detalhada.',
            },
            {
              name: 'Estimativa por escrito',
              text: 'No atendimento planejado, a estimativa (_Good Faith Estimate_) vem primeiro. A conta detalhada vem depois.',
            },
            {
              name: 'Comprovante de que o IUA foi pago',
              text: 'Um recibo, um extrato ou uma declaração do médico ou hospital.',
            },
            {
              name: 'Anotações de quem atendeu',
              text: 'Peça as _visit notes_: o que o médico escreveu sobre a consulta.',
            },
            {
              name: 'Prontuário completo',
              text: 'Só se estiver na sua lista. É o prontuário dos {recordsAsked} antes da sua data de início ({lookBackCancer}, para câncer). Serve para saber se você já tinha a condição antes de entrar.',
            },
            {
              name: 'Autorização assinada',
              text: 'Você assina no portal. Com essa autorização (_signed release_), podemos falar com o médico ou hospital por você.',
            },
            {
              name: 'Cartas de quem talvez pague',
              text: 'A resposta de [quem deve pagar antes](#other-payers) ou a do hospital sobre a ajuda financeira. Mande mesmo que a resposta seja não.',
            },
            {
              name: 'Documentos de acidente e de maternidade',
              text: 'Só em caso de acidente ou gravidez: o registro do acidente, o primeiro ultrassom ou a certidão de nascimento.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'Foto de celular serve, se der para ler tudo: a página inteira, sem sombra e sem cantos cortados.',
        },
      ],
    },
    {
      id: 'submission',
      title: 'Como enviar um pedido',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Entre no portal',
              text: 'Escolha “Compartilhamento”, leia o resumo das regras e comece um pedido.',
            },
            {
              name: 'Conte o que aconteceu',
              text: 'Diga quem precisou de atendimento, quando o problema começou, onde foi o atendimento e se houve acidente. Cada resposta fica salva: dá para parar e continuar depois.',
            },
            {
              name: 'Junte os documentos que já tem',
              text: 'Tire uma foto de cada página ou escolha um arquivo. Você já pode enviar o pedido e mandar depois o que faltar.',
            },
            {
              name: 'Acompanhe o seu pedido',
              text: 'O portal mostra de quem é a vez, o que fazer e até quando. Quando houver novidade, avisamos por e-mail.',
            },
            {
              name: 'Receba a resposta',
              text: 'Dizemos por escrito o que é elegível, o que não é e por quê. Se houver pagamento, dizemos também como será feito.',
            },
          ],
        },
        'Não conseguiu pelo portal? Chame a gente no WhatsApp. Só não mande documentos de saúde por lá: mande pelo portal, onde ficam protegidos.',
      ],
    },
    {
      id: 'maximum',
      title: 'Valor máximo compartilhado',
      blocks: [
        'Não existe um teto por ano nem para a vida toda, a não ser quando uma regra traz um limite. Veja o [período de ajuste](#adjustment-period), os [limites específicos](exclusions#limits), a [maternidade](maternity#prenatal-postnatal) e a [ajuda por falecimento](exclusions#death-assistance).',
      ],
      parts: [
        {
          id: 'fair-price',
          title: 'Preço justo',
          draft: true,
          blocks: [
            'Só o preço justo pode ser compartilhado. Se a cobrança for muito maior que a de outros médicos e hospitais da sua região, ajudamos você a negociar. Nesse caso, só o valor menor pode ser compartilhado. Você talvez ainda deva o resto ao médico ou hospital.',
          ],
        },
      ],
    },
    {
      id: 'self-pay',
      title: 'Pagamento particular e outras fontes de pagamento',
      blocks: [
        'Se você tem seguro de saúde, Medicaid ou Medicare, mostre o cartão: o seguro ou o programa [paga primeiro](#other-payers). Se não tem, diga na recepção que vai pagar como particular. A sua carteirinha de membro não é um cartão de seguro. Estas frases ajudam em qualquer lugar:',
        {
          kind: 'terms',
          items: [
            {
              name: '_“I’m self-pay.”_',
              text: '“Vou pagar do meu bolso, como particular.” Diga isso só quando não há outra fonte que pague primeiro.',
            },
            {
              name: '_“What is your self-pay discount?”_',
              text: '“Qual é o desconto para pagamento particular?” Muitos lugares têm um, mas poucos avisam.',
            },
            {
              name: '_“May I have a Good Faith Estimate?”_',
              text: '“Pode me dar uma estimativa por escrito?” Quem paga como particular tem esse direito por lei federal. Se a conta passar da estimativa em {estimateDispute} ou mais, você pode contestar a conta em até {estimateDisputeDays} depois da data da primeira conta.',
            },
            {
              name: '_“I need an itemized bill, please.”_',
              text: '“Preciso da conta detalhada, por favor.” Peça antes de sair. Depois, demora mais.',
            },
            {
              name: '_“I need a Portuguese interpreter.”_',
              text: '“Preciso de intérprete de português.” O serviço é de graça e ajuda você a entender o que assina.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'other-payers',
          title: 'Quando outra pessoa ou empresa deve pagar',
          blocks: [
            'Se outra pessoa ou empresa deve pagar pelo mesmo atendimento, ela paga primeiro. Pode ser um seguro de saúde, o seguro do carro, o seguro de acidentes de trabalho (_workers’ compensation_), um programa público ou quem causou o acidente. Depois, a comunidade avalia o que ainda falta pagar.',
            'Conte no pedido tudo o que você souber sobre isso. Se essa pessoa ou empresa pagar depois de a comunidade compartilhar, o que foi pago em dobro volta para a comunidade.',
          ],
        },
      ],
    },
    {
      id: 'pre-existing',
      title: 'Condições preexistentes',
      blocks: [
        'Para saber se uma condição é preexistente, olhamos os {lookBack} antes da sua data de início ({lookBackCancer}, para câncer). Ela é preexistente se, nesse tempo, você teve sintomas, foi ao médico por causa dela, recebeu o diagnóstico, tomou remédio ou fez tratamento. Isso vale mesmo que nenhum médico ainda tivesse dado um nome à condição.',
        'Decidimos pelo prontuário médico, e não pelo formulário de inscrição. As condições mais comuns estão na [aba de exclusões](exclusions#pre-existing-list).',
        '“Preexistente” não quer dizer “nunca compartilhada”. Quer dizer que vale o período de ajuste, explicado na próxima seção.',
      ],
    },
    {
      id: 'adjustment-period',
      title: 'Período de ajuste',
      blocks: [
        'Para uma condição preexistente, o valor que pode ser compartilhado aumenta de um ano para o outro, até o quarto. Contamos os anos a partir da data de início de cada pessoa:',
        {
          kind: 'yearsChart',
          caption: 'O que pode ser compartilhado de uma condição preexistente',
          years: [
            {
              value: '{adjustmentYear1:number}',
              amount: '{adjustmentYear1}',
              remark: 'Você paga o tratamento dessa condição',
            },
            {
              value: '{adjustmentYear2:number}',
              amount: '{adjustmentYear2}',
              remark: 'O total daquele ano',
            },
            {
              value: '{adjustmentYear3:number}',
              amount: '{adjustmentYear3}',
              remark: 'O total daquele ano',
            },
            {
              value: '{adjustmentYear4:number}',
              amount: '{adjustmentYear4}',
              remark: 'O total daquele ano',
            },
            {
              value: '{adjustmentYear5:number}',
              amount: '{adjustmentYear5}',
              remark: 'O valor se renova a cada {adjustmentRenewal}',
            },
          ],
        },
        'No primeiro ano, nada é compartilhado: você paga todas as contas dessa condição. Do quinto ano em diante, até {adjustmentYear5} podem ser compartilhados a cada {adjustmentRenewal}.',
        'Você paga o IUA como em qualquer outra necessidade. Se também houver um [limite específico](exclusions#limits), primeiro vale o período de ajuste e depois o limite.',
      ],
    },
    {
      id: 'record-addendums',
      title: 'Correções no prontuário',
      draft: true,
      blocks: [
        'O prontuário pode ter erros, como uma data trocada ou um “sempre teve” no lugar de “nunca teve”. Se um erro mudou a nossa resposta, peça ao médico uma correção (_addendum_). Ela precisa ter data e assinatura e dizer o que estava errado e por quê.',
        {
          kind: 'list',
          items: [
            'A correção é acrescentada ao registro original, e nada é apagado. Envie tudo junto.',
            'Quem faz a correção é quem escreveu o registro ou o médico que trata você hoje.',
            'Se a correção foi feita depois da nossa resposta, ela é lida junto com os outros documentos. Exames, receitas e anotações da época valem mais do que a memória.',
          ],
        },
      ],
    },
    {
      id: 'certain-conditions',
      title: 'Certas condições',
      draft: true,
      blocks: [
        'Algumas condições têm regras próprias. Antes de marcar um procedimento, confira:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Condições crônicas',
              text: 'Uma condição que não passa é uma necessidade só, desde o diagnóstico. Por mais que o tratamento dure, você paga o IUA uma vez só.',
            },
            {
              name: 'Condições que voltam',
              text: 'Se a condição voltar depois de {iuaSymptomFree} sem sintomas nem tratamento, é uma necessidade nova, com um novo IUA.',
            },
            {
              name: 'Câncer',
              text: 'Para saber se um câncer é preexistente, olhamos os {lookBackCancer} antes da sua data de início. Veja [câncer](exclusions#cancer). O câncer de pele basocelular ou espinocelular conta como necessidade nova.',
            },
            {
              name: 'Articulações, coluna e condições de nascença',
              text: 'Veja os [casos especiais](exclusions#special-cases).',
            },
            {
              name: 'Apneia do sono, alergia, terapias e aparelhos',
              text: 'Veja os [limites específicos](exclusions#limits).',
            },
          ],
        },
      ],
    },
  ],
};
