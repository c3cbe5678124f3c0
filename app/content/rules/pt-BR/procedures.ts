import type { RulesContent } from '../types.ts';

export const procedures: RulesContent = {
  lead: 'O que fazer antes, durante e depois de um atendimento, para que o pedido chegue completo e a resposta não demore.',
  sections: [
    {
      id: 'iua',
      title: 'As opções de IUA',
      blocks: [
        'O Valor Inicial Não Compartilhável (IUA) é a parte que você paga em cada necessidade médica, antes da comunidade. Um IUA menor pede uma contribuição mensal maior, e o contrário também. Você escolhe:',
        {
          kind: 'boxes',
          items: [
            {
              id: 'iua-low',
              title: 'IUA menor',
              limit: '{iuaLow}',
              text: 'Para quem prefere contribuir mais por mês e pagar menos quando algo acontece.',
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
            'O IUA vale por necessidade médica, e não por ano. A mesma necessidade só pede um novo IUA depois de {iuaSymptomFree} sem sintomas.',
            'Depois de {iuaHouseholdCount} IUAs pagos pela mesma família em {iuaHouseholdWindow} corridos, as necessidades seguintes que passarem de {iuaHouseholdThreshold} são compartilhadas sem novo IUA.',
            'Para contar, o IUA precisa ser pago em até {iuaPaymentDeadline} da data do atendimento. Guarde o comprovante.',
          ],
        },
      ],
    },
    {
      id: 'change-iua',
      title: 'Mudar ou reduzir o IUA',
      blocks: [
        'Você pode mudar de IUA uma vez por ano de adesão, pedindo por escrito. Se escolher um IUA menor, há um prazo de espera de {iuaLowerWait}: até lá, tudo segue com o IUA anterior, menos os acidentes, que já contam com o novo. Uma necessidade que começou com um IUA termina com ele.',
      ],
      parts: [
        {
          id: 'reduce-iua',
          title: 'Atitudes que podem reduzir o seu IUA',
          blocks: [
            'Quando você ajuda a despesa a ficar menor, a comunidade inteira ganha. Por isso, estas atitudes podem reduzir o IUA daquela necessidade:',
            {
              kind: 'steps',
              items: [
                {
                  name: 'Combinar o pagamento antecipado',
                  text: 'de um procedimento planejado, com um desconto claro e por escrito.',
                },
                {
                  name: 'Trocar por um médico ou hospital de preço justo',
                  text: 'quando o primeiro orçamento for alto demais.',
                },
                {
                  name: 'Viajar para longe',
                  text: 'até um médico ou hospital que faça o mesmo com qualidade e por bem menos.',
                },
                {
                  name: 'Pedir a assistência financeira do hospital',
                  text: '(_financial assistance_, também chamada _charity care_) e seguir com o pedido até a resposta.',
                },
                {
                  name: 'Contar com representante legal ou de cobrança',
                  text: 'que negocie e consiga baixar a conta.',
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
              title: 'Cuidar do que é de todos tem recompensa',
              text: 'Que bom que você procurou o caminho mais justo! Conte o que você fez e quanto a conta baixou: parte dessa economia pode voltar para você como um IUA menor. A redução nunca é automática; cada caso é avaliado, e a resposta vem por escrito.',
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
        'O pedido de compartilhamento pode ser feito em momentos diferentes:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Antes do atendimento',
              text: 'O procedimento está marcado e você já tem o orçamento por escrito.',
            },
            {
              name: 'Com a conta na mão, ainda sem pagar',
              text: 'O médico ou hospital aceitou esperar, parcelar ou dar desconto.',
            },
            {
              name: 'Depois de pagar',
              text: 'Você já pagou mais do que o seu IUA e pede a parte que pode ser compartilhada.',
            },
          ],
        },
        'Nada é compartilhado antes de o IUA estar pago ou combinado com o médico ou hospital.',
      ],
    },
    {
      id: 'payment-methods',
      title: 'Formas de pagamento',
      blocks: [
        'Aprovado o pedido, o valor compartilhado pode chegar por estes caminhos:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Pagamento antecipado',
              text: 'Antes de um procedimento planejado, quando pagar adiantado traz um preço melhor. Pede orçamento por escrito.',
            },
            {
              name: 'Direto para você',
              text: 'Quando você já pagou o médico ou hospital e enviou a conta detalhada com o comprovante.',
            },
            {
              name: 'Direto ao médico ou hospital',
              text: 'Quando a conta ainda está aberta e quem atendeu aceita receber da comunidade.',
            },
            {
              name: 'Cartão de débito instantâneo',
              text: 'Um cartão para um único pedido, com um único valor. Ele tem data para vencer, e o que não for usado volta para a comunidade.',
            },
          ],
        },
        'Escolhemos com você o que baixa mais a conta e dá menos trabalho.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Prazos',
      blocks: [
        'Quanto antes, melhor. E nunca depois de:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Procedimento planejado',
              text: 'O pedido chega pelo menos {plannedCareNotice} antes da data marcada.',
            },
            {
              name: 'Qualquer atendimento',
              text: 'Pedido e documentos chegam em até {requestDeadline} da data do atendimento.',
            },
            {
              name: 'Pagamento do IUA',
              text: 'Em até {iuaPaymentDeadline} da data do atendimento.',
            },
            {
              name: 'Maternidade',
              text: '{maternityNotice} antes de um serviço planejado e até {maternityDeadline} depois de cada conta.',
            },
            {
              name: 'Bebê recém-nascido',
              text: 'Registrado na adesão em até {newbornRegistration} do nascimento.',
            },
          ],
        },
        'Está esperando um documento do hospital? Envie o pedido no prazo mesmo assim e diga o que falta: o que conta é a data em que o pedido chegou.',
      ],
    },
    {
      id: 'documentation',
      title: 'Documentos',
      blocks: [
        {
          kind: 'terms',
          items: [
            {
              name: 'Conta detalhada (_itemized bill_)',
              text: 'Com nome do paciente, data, local, código ou descrição de cada procedimento e do diagnóstico, e valores. O recibo do cartão não é uma conta detalhada.',
            },
            {
              name: 'Comprovante de que o IUA foi pago',
              text: 'Recibo, extrato ou declaração do médico ou hospital.',
            },
            {
              name: 'Anotações de quem atendeu',
              text: 'Em inglês, peça as _provider’s notes_ da consulta.',
            },
            {
              name: 'Prontuário completo',
              text: 'Dos {recordsAsked} anteriores, quando for pedido; em geral, para saber se uma condição já existia.',
            },
            {
              name: 'Autorização assinada',
              text: 'Para que possamos conversar com o médico ou hospital em seu nome (_signed release_).',
            },
            {
              name: 'Formulários de acidente e de maternidade',
              text: 'Só nesses casos; estão no portal.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'Foto do celular serve, desde que dê para ler tudo: página inteira, sem sombra e sem cortar os cantos.',
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
              text: 'Escolha Compartilhamento, leia o resumo das regras e siga para o formulário.',
            },
            {
              name: 'Conte o que aconteceu',
              text: 'Quem precisou de atendimento, quando começou, onde foi e se houve acidente.',
            },
            {
              name: 'Junte os documentos',
              text: 'O que já tiver. O que faltar pode ir depois, dentro do prazo.',
            },
            {
              name: 'Acompanhe',
              text: 'Você recebe uma confirmação e, se faltar alguma coisa, uma lista do que falta.',
            },
            {
              name: 'Receba a resposta',
              text: 'Por escrito: o que é elegível, o que não é e por quê, e como o pagamento será feito.',
            },
          ],
        },
        'Não consegue pelo portal? Chame no WhatsApp. Por lá combinamos o caminho; os documentos de saúde seguem pelo portal, que é protegido.',
      ],
    },
    {
      id: 'maximum',
      title: 'Valor máximo compartilhado',
      blocks: [
        'Não existe teto por ano nem por toda a vida, a não ser onde estas regras trazem um limite: no [período de ajuste](#adjustment-period), nos [limites específicos](exclusions#limits), na [maternidade](maternity#prenatal-postnatal) e na [ajuda por falecimento](exclusions#death-assistance).',
        'Compartilha-se o preço justo: se a cobrança estiver muito acima do que outros cobram pelo mesmo na sua região, ajudamos a negociar, e o que se compartilha é o valor negociado.',
      ],
    },
    {
      id: 'self-pay',
      title: 'Pagamento particular e seguro de terceiros',
      blocks: [
        'No balcão, você é paciente particular. Não mostre cartão de seguro nenhum e use estas frases, que funcionam em qualquer recepção:',
        {
          kind: 'terms',
          items: [
            { name: '_“I’m self-pay.”_', text: 'Sou particular.' },
            {
              name: '_“What is your self-pay discount?”_',
              text: 'Qual é o desconto para pagamento particular?',
            },
            {
              name: '_“May I have a Good Faith Estimate?”_',
              text: 'Posso ter uma estimativa por escrito? Quem é particular tem direito a ela por lei federal.',
            },
            {
              name: '_“I need an itemized bill, please.”_',
              text: 'Preciso da conta detalhada, por favor.',
            },
            {
              name: '_“I need a Portuguese interpreter.”_',
              text: 'Preciso de intérprete de português.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'other-payers',
          title: 'Quando outra pessoa ou empresa deve pagar',
          blocks: [
            'Se existe quem pague pela mesma despesa, essa fonte vem primeiro: um seguro de saúde, o seguro do carro, a indenização por acidente de trabalho (_workers’ compensation_), um programa público ou quem causou o acidente. A comunidade olha para o que sobrou.',
            'Conte no pedido tudo o que souber. Se a outra fonte pagar depois de a comunidade ter compartilhado, o valor repetido volta para a comunidade.',
          ],
        },
      ],
    },
    {
      id: 'pre-existing',
      title: 'Condições preexistentes',
      blocks: [
        'Uma condição é preexistente quando, nos {lookBack} antes da data de início ({lookBackCancer} para câncer), ela foi examinada, diagnosticada, medicada, tratada ou deu sintomas, mesmo sem diagnóstico.',
        'Quem decide isso são os prontuários, e não o formulário de adesão. Na [aba de exclusões](exclusions#pre-existing-list) está a lista das condições que mais aparecem.',
        'Preexistente não quer dizer nunca: quer dizer que vale o período de ajuste, logo abaixo.',
      ],
    },
    {
      id: 'adjustment-period',
      title: 'Período de ajuste',
      blocks: [
        'Para uma condição preexistente, o que pode ser compartilhado cresce a cada ano de adesão, contado da data de início de cada pessoa:',
        {
          kind: 'yearsChart',
          caption: 'O que pode ser compartilhado de uma condição preexistente',
          years: [
            {
              value: '{adjustmentYear1:number}',
              amount: '{adjustmentYear1}',
              remark: 'As despesas dessa condição ficam com você',
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
              remark: 'Renova a cada {adjustmentRenewal}',
            },
          ],
        },
        'No primeiro ano, as despesas dessa condição ficam com você. Do quinto ano em diante, até {adjustmentYear5} a cada {adjustmentRenewal}, e o valor se renova.',
        'O IUA vale como em qualquer necessidade. Onde também houver um [limite específico](exclusions#limits), primeiro vale o período de ajuste e depois o limite.',
      ],
    },
    {
      id: 'record-addendums',
      title: 'Correções no prontuário',
      draft: true,
      blocks: [
        'Prontuário também tem erro: uma data trocada, um “sempre teve” que era “nunca teve”. Se isso afetou a resposta, peça ao médico uma correção (_addendum_), datada e assinada, que diga o que estava errado e por quê.',
        {
          kind: 'list',
          items: [
            'A correção se soma ao texto original, que precisa vir junto; nada se apaga.',
            'Ela deve ser feita por quem escreveu o registro ou por quem continua o seu tratamento.',
            'Uma correção feita depois da resposta é lida com o conjunto: exames, receitas e anotações da época pesam mais do que a lembrança.',
          ],
        },
      ],
    },
    {
      id: 'certain-conditions',
      title: 'Certas condições',
      draft: true,
      blocks: [
        'Algumas situações têm regras próprias. Antes de marcar um procedimento, confira:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Condições crônicas',
              text: 'Uma condição que não passa é uma necessidade só, do diagnóstico em diante; o IUA é pago uma vez enquanto ela estiver em tratamento.',
            },
            {
              name: 'Condições que voltam',
              text: 'Depois de {iuaSymptomFree} sem sintomas nem tratamento, o retorno é uma nova necessidade, com novo IUA.',
            },
            {
              name: 'Câncer',
              text: 'Olha-se para {lookBackCancer} antes do início; veja [câncer](exclusions#cancer). Câncer de pele basocelular ou espinocelular é avaliado como necessidade nova.',
            },
            {
              name: 'Articulações, coluna e condições de nascença',
              text: 'Veja os [casos especiais](exclusions#special-cases).',
            },
            {
              name: 'Apneia do sono, alergia, terapias e aparelhos',
              text: 'Têm [limites específicos](exclusions#limits).',
            },
          ],
        },
      ],
    },
  ],
};
