import type { Answer } from './answer.ts';

/** Joining, contributing, leaving, and how requests work. */
export const membership: readonly Answer[] = [
  {
    id: 'insurance',
    verdict: 'no',
    rule: ['instructions', 'not-insurance'],
    question: { en: 'Is this insurance?', 'pt-BR': 'Isto é um seguro ou plano de saúde?' },
    text: {
      en: 'It is a voluntary community of people who share medical needs, and you are always responsible for your own bills.',
      'pt-BR':
        'É uma comunidade voluntária de pessoas que compartilham necessidades médicas, e você é sempre responsável pelas suas contas.',
    },
    asked: {
      en: 'insurance is this insurance health plan insurer obamacare guarantee coverage ACA licensed regulated legal company card real',
      'pt-BR':
        'seguro plano saúde convênio seguradora apólice garantia obamacare isso oficial regulamentado empresa confiável golpe',
    },
  },
  {
    id: 'choose-doctor',
    verdict: 'yes',
    rule: ['instructions', 'how-it-works'],
    question: {
      en: 'Can I choose my doctor or hospital?',
      'pt-BR': 'Posso escolher o médico ou hospital?',
    },
    text: {
      en: 'You choose the doctor or hospital, say how you will pay, and ask for the itemized bill.',
      'pt-BR': 'Você escolhe o médico ou hospital, diz como vai pagar e pede a conta detalhada.',
    },
    asked: {
      en: 'network in-network doctor hospital provider choose any which accept find PPO list doctors hospitals specialist see anyone clinic',
      'pt-BR':
        'rede credenciada médico hospital escolher qualquer aceita network qual lista credenciado clínica médicos hospitais usar ir atendimento especialista particular',
    },
  },
  {
    id: 'papers',
    verdict: 'no',
    rule: ['instructions', 'who-may-join'],
    question: {
      en: 'Do the rules ask for papers or a Social Security number?',
      'pt-BR': 'As regras pedem documento de imigração ou Social Security?',
    },
    text: {
      en: 'They ask you to be an adult, live in the United States, answer truthfully, accept the rules, and make the first contribution.',
      'pt-BR':
        'Elas pedem que você seja maior de idade, more nos Estados Unidos, diga a verdade, aceite as regras e faça a primeira contribuição.',
    },
    asked: {
      en: 'undocumented papers immigrant immigration status social security number SSN ITIN visa green card illegal join requirements who can join without resident citizen DACA TPS passport license permit',
      'pt-BR':
        'documento imigrante imigração status social security SSN ITIN visto green card ilegal sem papel indocumentado entrar posso quem tenho residente cidadão passaporte carteira permissão legalizado',
    },
  },
  {
    id: 'monthly-price',
    verdict: 'depends',
    rule: ['procedures', 'iua'],
    question: {
      en: 'Is the monthly contribution the same for everyone?',
      'pt-BR': 'A contribuição mensal é igual para todos?',
    },
    text: {
      en: 'With a lower IUA you contribute more each month, and with a higher IUA you contribute less.',
      'pt-BR': 'Com um IUA menor, a contribuição mensal é maior, e com um IUA maior, ela é menor.',
    },
    asked: {
      en: 'monthly price cost how much per month contribution fee premium join membership cheap expensive pay each rates quote family',
      'pt-BR':
        'mensalidade mensal mês quanto custa preço contribuição valor plano entrar caro barato pagar todo orçamento família preços',
    },
  },
  {
    id: 'late-payment',
    verdict: 'depends',
    rule: ['instructions', 'monthly-contribution'],
    question: {
      en: 'Does a late contribution end my membership?',
      'pt-BR': 'Perco a adesão se atrasar a contribuição?',
    },
    text: {
      en: 'If it doesn’t reach us in the month it is due, your membership becomes inactive; if you pay within {reinstatement}, it starts again.',
      'pt-BR':
        'Se ela não chegar no mês do vencimento, a adesão fica inativa; se você pagar em até {reinstatement}, volta a valer.',
    },
    asked: {
      en: 'late payment missed pay overdue forgot contribution inactive cannot pay this month card declined bounced skip unpaid behind',
      'pt-BR':
        'atrasar atrasei atraso pagamento esqueci pagar vencida contribuição inativa boleto não consigo mês cartão passou recusado sem dinheiro apertado deixar',
    },
  },
  {
    id: 'cancel',
    verdict: 'yes',
    rule: ['instructions', 'cancellation'],
    question: { en: 'Can I cancel whenever I want?', 'pt-BR': 'Posso cancelar quando quiser?' },
    text: {
      en: 'Ask in writing, by email or with the plan updates form; there is no penalty, and your membership ends with the billing cycle.',
      'pt-BR':
        'Peça por escrito, por e-mail ou pelo formulário “Mudanças no plano”; não há multa, e a adesão termina no fim do ciclo de cobrança.',
    },
    asked: {
      en: 'cancel cancellation leave quit stop end membership unsubscribe terminate give up',
      'pt-BR': 'cancelar cancelamento sair desistir parar encerrar largar comunidade saio',
    },
  },
  {
    id: 'refund',
    verdict: 'no',
    rule: ['instructions', 'cancellation'],
    question: { en: 'Are contributions refunded?', 'pt-BR': 'As contribuições são devolvidas?' },
    text: {
      en: 'We don’t refund past contributions, because they have already helped other families.',
      'pt-BR': 'As contribuições já feitas não são devolvidas, porque já ajudaram outras famílias.',
    },
    asked: {
      en: 'refund refunded money back contributions return lose get leave',
      'pt-BR':
        'devolver devolvem devolução reembolso dinheiro volta contribuições estorno perco recuperar perder',
    },
  },
  {
    id: 'come-back',
    verdict: 'yes',
    rule: ['instructions', 'coming-back'],
    question: { en: 'Can I come back after I leave?', 'pt-BR': 'Posso voltar depois de sair?' },
    text: {
      en: 'You will have a new start date, and the adjustment period starts over from that date.',
      'pt-BR': 'A sua data de início será outra, e o período de ajuste recomeça nessa data.',
    },
    asked: {
      en: 'come back return rejoin again after leaving reactivate',
      'pt-BR': 'voltar retornar de novo depois cancelar reativar',
    },
  },
  {
    id: 'iua',
    verdict: 'yes',
    rule: ['procedures', 'iua'],
    question: {
      en: 'Do I pay a part of each need first?',
      'pt-BR': 'Pago primeiro uma parte de cada necessidade?',
    },
    text: {
      en: 'The initial unshareable amount (IUA) of {iuaLow}, {iuaMiddle}, or {iuaHigh} is what you pay first for each medical need, not each year.',
      'pt-BR':
        'O Valor Inicial Não Compartilhável (IUA), de {iuaLow}, {iuaMiddle} ou {iuaHigh}, é o que você paga primeiro em cada necessidade, e não por ano.',
    },
    asked: {
      en: 'IUA deductible copay coinsurance initial unshareable amount out of pocket year each own part pay first before sharing',
      'pt-BR':
        'IUA franquia coparticipação valor inicial não compartilhável ano bolso cada minha parte primeiro pagar antes',
    },
    case: { start: 'er' },
  },
  {
    id: 'change-iua',
    verdict: 'yes',
    rule: ['procedures', 'change-iua'],
    question: { en: 'Can I change my IUA?', 'pt-BR': 'Posso mudar o meu IUA?' },
    text: {
      en: 'You can change it once per membership year, in writing; a lower IUA applies after {iuaLowerWait}, and right away for accidents.',
      'pt-BR':
        'Você pode mudar uma vez por ano de adesão, por escrito; um IUA menor vale depois de {iuaLowerWait}, e na hora para acidentes.',
    },
    asked: {
      en: 'change IUA switch plan option different',
      'pt-BR': 'mudar trocar IUA alterar plano opção',
    },
  },
  {
    id: 'lower-iua',
    isAboutBill: true,
    verdict: 'depends',
    rule: ['procedures', 'reduce-iua'],
    question: {
      en: 'Can my IUA be lower for a need?',
      'pt-BR': 'O meu IUA pode ser menor em uma necessidade?',
    },
    text: {
      en: 'Steps that lower a bill, such as a prepayment or the hospital’s financial assistance, may lower your IUA for that need, but never automatically.',
      'pt-BR':
        'Passos que baixam a conta, como o pagamento antecipado ou a ajuda financeira do hospital, podem reduzir o IUA daquela necessidade, mas nunca de forma automática.',
    },
    asked: {
      en: 'lower reduce IUA charity care financial assistance negotiate bill advocate help negotiating cheaper discount hospital',
      'pt-BR':
        'reduzir diminuir baixar IUA ajuda financeira charity negociar conta alta negociam barato desconto dívida',
    },
  },
  {
    id: 'maximum',
    verdict: 'no',
    rule: ['procedures', 'maximum'],
    question: {
      en: 'Is there a yearly or lifetime maximum?',
      'pt-BR': 'Existe um teto por ano ou para a vida toda?',
    },
    text: {
      en: 'There is no yearly or lifetime maximum unless a rule sets a limit.',
      'pt-BR':
        'Não existe um teto por ano nem para a vida toda, a não ser quando uma regra traz um limite.',
    },
    asked: {
      en: 'maximum limit cap lifetime annual most unlimited how much share total',
      'pt-BR': 'máximo limite teto vitalício anual ilimitado quanto total até',
    },
  },
  {
    id: 'self-pay',
    isAboutBill: true,
    verdict: 'yes',
    rule: ['procedures', 'self-pay'],
    question: {
      en: 'Can I ask the hospital for a discount?',
      'pt-BR': 'Posso pedir desconto no hospital?',
    },
    text: {
      en: 'If no one else should pay first, say “I’m self-pay,” and ask “What is your self-pay discount?” and for a Good Faith Estimate.',
      'pt-BR':
        'Se não há outra fonte que pague primeiro, diga _“I’m self-pay”_ e pergunte _“What is your self-pay discount?”_; peça também a estimativa por escrito.',
    },
    asked: {
      en: 'self-pay discount front desk reception say card cash price estimate what do I say show uninsured without insurance pay receptionist',
      'pt-BR':
        'desconto particular recepção balcão dizer falar estimativa orçamento carteirinha self-pay sem seguro dinheiro atendente recepcionista',
    },
  },
  {
    id: 'interpreter',
    verdict: 'yes',
    rule: ['procedures', 'self-pay'],
    question: { en: 'Can I get an interpreter?', 'pt-BR': 'Posso pedir um intérprete?' },
    text: {
      en: 'Say “I need a Portuguese interpreter”; an interpreter is free and helps you understand what you sign.',
      'pt-BR':
        'Diga _“I need a Portuguese interpreter”_; o serviço é de graça e ajuda você a entender o que assina.',
    },
    asked: {
      en: 'interpreter translator translate Portuguese speak English language don’t',
      'pt-BR': 'intérprete tradutor traduzir português inglês falo língua tradução não',
    },
  },
  {
    id: 'other-insurance',
    verdict: 'yes',
    rule: ['procedures', 'other-payers'],
    question: {
      en: 'Does my other insurance pay first?',
      'pt-BR': 'O meu outro seguro paga primeiro?',
    },
    text: {
      en: 'Health insurance, car insurance, workers’ compensation, a public program, or the person who caused the accident pays first, and then we review what is left.',
      'pt-BR':
        'O seguro de saúde, o do carro, o de acidentes de trabalho, um programa público ou quem causou o acidente paga primeiro, e depois avaliamos o que falta.',
    },
    asked: {
      en: 'Medicaid Medicare other insurance also have insurance from work both two second plans double Blue Cross spouse employer',
      'pt-BR':
        'Medicaid Medicare MassHealth outro seguro também tenho dois trabalho planos Blue Cross empresa marido',
    },
  },
  {
    id: 'send-bill',
    isAboutBill: true,
    verdict: 'yes',
    rule: ['procedures', 'submission'],
    question: {
      en: 'Can I send a bill from the portal?',
      'pt-BR': 'Posso enviar a conta pelo portal?',
    },
    text: {
      en: 'Sign in, choose Health sharing, tell us what happened, and add a photo of each page; you can send anything missing later.',
      'pt-BR':
        'Entre no portal, escolha “Compartilhamento”, conte o que aconteceu e junte uma foto de cada página; o que faltar pode ir depois.',
    },
    asked: {
      en: 'send submit bill claim request file upload photo received got a bill how where mail hospital arrived what now',
      'pt-BR':
        'enviar mandar conta pedido solicitar sinistro foto recebi chegou como abrir compartilhamento onde agora correio fatura carta hospital',
    },
  },
  {
    id: 'deadline',
    verdict: 'yes',
    rule: ['procedures', 'deadlines'],
    question: {
      en: 'Is there a deadline for a request?',
      'pt-BR': 'Existe um prazo para o pedido?',
    },
    text: {
      en: 'Send the request within {requestDeadline} of the date you got care, and at least {plannedCareNotice} before a planned procedure.',
      'pt-BR':
        'Envie o pedido em até {requestDeadline} depois da data do atendimento, e pelo menos {plannedCareNotice} antes de um procedimento planejado.',
    },
    asked: {
      en: 'deadline submit how long time limit late too late old bill send months after when last day',
      'pt-BR':
        'prazo enviar mandar conta tempo até quando data antiga atrasada meses depois vence último dia',
    },
  },
  {
    id: 'documents',
    isAboutBill: true,
    verdict: 'depends',
    rule: ['procedures', 'documentation'],
    question: {
      en: 'Do I always need the same documents?',
      'pt-BR': 'Os documentos são sempre os mesmos?',
    },
    text: {
      en: 'Each request has its own list; an itemized bill shows the patient, the date and place of care, each charge, and the diagnosis, and a card receipt is not one.',
      'pt-BR':
        'Cada pedido tem a sua lista; a conta detalhada mostra o paciente, a data, o local, cada valor e o diagnóstico, e o recibo do cartão não serve.',
    },
    asked: {
      en: 'documents paperwork itemized bill receipt records needed proof what do I need medical records papers send which paper statement',
      'pt-BR':
        'documentos documento papelada conta detalhada itemized recibo prontuário comprovante preciso mandar qual quais papéis papel nota fiscal laudo',
    },
  },
  {
    id: 'payment',
    verdict: 'depends',
    rule: ['procedures', 'payment-methods'],
    question: {
      en: 'Does the money go to me?',
      'pt-BR': 'O dinheiro vem para mim?',
    },
    text: {
      en: 'After a request is approved, it can go to you if you have already paid, to the doctor or hospital if the bill is still open, or ahead of a planned procedure.',
      'pt-BR':
        'Depois que o pedido é aprovado, o dinheiro pode ir para você se já pagou, para o médico ou hospital se a conta está aberta, ou antes de um procedimento planejado.',
    },
    asked: {
      en: 'paid pay directly doctor hospital reimburse reimbursement money back after I paid advance prepay upfront debit card who pays check deposit transfer',
      'pt-BR':
        'pagam paga direto hospital médico reembolso paguei dinheiro recebo adiantado antecipado cartão quem deposita transferência cheque quando',
    },
  },
  {
    id: 'disagree',
    verdict: 'yes',
    rule: ['instructions', 'disagreement'],
    question: {
      en: 'Can I ask for a second review?',
      'pt-BR': 'Posso pedir uma nova análise?',
    },
    text: {
      en: 'Open the request in the portal and ask for a second review; a different person on our team reviews it and answers in writing.',
      'pt-BR':
        'Abra o pedido no portal e peça uma nova análise; outra pessoa da equipe revê o pedido e responde por escrito.',
    },
    asked: {
      en: 'disagree denied refused appeal complain answer no decision rejected wrong second review unfair dispute contest',
      'pt-BR':
        'discordo concordo negado negaram recusado recurso reclamar resposta decisão errada nova segunda análise leitura revisão injusto contestar não aceitaram',
    },
  },
  {
    id: 'death',
    verdict: 'depends',
    rule: ['exclusions', 'death-assistance'],
    question: {
      en: 'Is there help when someone dies?',
      'pt-BR': 'Existe ajuda quando alguém morre?',
    },
    text: {
      en: 'After {deathWait} of membership the community may share {deathMember} for a member, {deathSpouse} for a spouse, or {deathChild} for a child; this is not life insurance.',
      'pt-BR':
        'Depois de {deathWait} de adesão, a comunidade pode compartilhar {deathMember} pelo titular, {deathSpouse} pelo cônjuge ou {deathChild} por um filho; não é um seguro de vida.',
    },
    asked: {
      en: 'death died dies funeral burial passed away life insurance dead husband wife dying benefit widow',
      'pt-BR':
        'morte morreu faleceu falecimento funeral enterro óbito velório translado seguro de vida marido esposa viúva auxílio ajuda morrer',
    },
  },
];
