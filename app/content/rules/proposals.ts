import type { Language } from '../../shared/i18n/language.ts';
import type { Prose, RulesTabId } from './types.ts';

type Texts = Readonly<Record<Language, Prose>>;

/**
 * A change of the rules for the next edition. `replace` puts the text in the place of the sentences
 * `at`, `append` puts it behind them, and `newParagraph` puts it behind their paragraph or list.
 */
export type Proposal = {
  rule: readonly [RulesTabId, string];
  change: 'replace' | 'append' | 'newParagraph';
  /** Sentences of today's rules, which the section has exactly once. */
  at: Texts;
  text: Texts;
};

/**
 * The draft of the next edition: today's rules with these changes (`draft-edition.ts`). Each answers
 * open questions (`open-questions.ts`). Where the rules engine has a reading, the text says the same;
 * where it leaves the answer to a person, the text is only our proposal.
 */
export const proposals = {
  contributionCatchUp: {
    rule: ['instructions', 'monthly-contribution'],
    change: 'replace',
    at: {
      en: 'If you pay within {reinstatement}, your membership starts again, and your open requests continue.',
      'pt-BR':
        'Se você pagar em até {reinstatement}, a adesão volta a valer, e os pedidos abertos continuam.',
    },
    text: {
      en: 'If you pay within {reinstatement} of the first inactive day, your membership starts again on the day you pay, and your open requests continue. If you pay later, our team decides what can be shared of the care you get from that day on.',
      'pt-BR':
        'Se você pagar em até {reinstatement} depois do primeiro dia inativo, a adesão volta a valer no dia do pagamento, e os pedidos abertos continuam. Se você pagar mais tarde, a nossa equipe decide o que pode ser compartilhado do atendimento desse dia em diante.',
    },
  },
  contributionTakenBack: {
    rule: ['instructions', 'monthly-contribution'],
    change: 'newParagraph',
    at: {
      en: 'Care you get while your membership is inactive cannot be shared.',
      'pt-BR': 'O atendimento que você receber nesse período não pode ser compartilhado.',
    },
    text: {
      en: 'If the bank takes a payment back after its month has ended, it is due again in the month in which it is taken back. Only monthly and annual contributions count here: an unpaid one-time amount does not make a membership inactive.',
      'pt-BR':
        'Se o banco estornar um pagamento depois do fim do mês dele, o valor vence de novo no mês do estorno. Aqui só contam as contribuições mensais e anuais: um valor avulso que não foi pago não deixa a adesão inativa.',
    },
  },
  disagreementDeadline: {
    rule: ['instructions', 'disagreement'],
    change: 'append',
    at: {
      en: 'Add anything that helps, such as records, a doctor’s letter, or a corrected bill.',
      'pt-BR': 'Junte o que puder ajudar: prontuário, carta do médico, conta corrigida.',
    },
    text: {
      en: 'There is no deadline for asking.',
      'pt-BR': 'Não há prazo para pedir.',
    },
  },
  comingBackLimits: {
    rule: ['instructions', 'coming-back'],
    change: 'append',
    at: {
      en: 'You will have a new start date, and the [adjustment period](procedures#adjustment-period) starts over from that date.',
      'pt-BR':
        'A sua data de início será outra, e o [período de ajuste](procedures#adjustment-period) recomeça nessa data.',
    },
    text: {
      en: 'Limits for a period of time and limits per membership start over, too.',
      'pt-BR': 'Os limites por período e os limites por adesão também recomeçam.',
    },
  },
  lateFeesAreNoSigns: {
    rule: ['procedures', 'iua'],
    change: 'append',
    at: {
      en: 'You pay a new IUA for the same condition only if it comes back after {iuaSymptomFree} without symptoms or treatment.',
      'pt-BR':
        'Só paga um novo IUA pelo mesmo problema de saúde se ele voltar depois de {iuaSymptomFree} sem sintomas nem tratamento.',
    },
    text: {
      en: 'Late fees, interest, and charges for missed visits count as neither.',
      'pt-BR':
        'Multas, juros e cobranças por faltas a consultas não contam como sintoma nem como tratamento.',
    },
  },
  familyLimitFirstDollar: {
    rule: ['procedures', 'iua'],
    change: 'replace',
    at: {
      en: 'Family limit: after your family pays {iuaHouseholdCount} IUAs within any {iuaHouseholdWindow}, new needs over {iuaHouseholdThreshold} can be shared without another IUA. You pay for smaller needs.',
      'pt-BR':
        'Limite por família: depois que a sua família pagar {iuaHouseholdCount} IUAs em um período de {iuaHouseholdWindow}, as necessidades novas acima de {iuaHouseholdThreshold} podem ser compartilhadas sem outro IUA. Você paga as que ficarem abaixo desse valor.',
    },
    text: {
      en: 'Family limit: after your family pays {iuaHouseholdCount} IUAs within any {iuaHouseholdWindow}, new needs over {iuaHouseholdThreshold} can be shared from the first dollar, without another IUA. You pay for needs of {iuaHouseholdThreshold} or less.',
      'pt-BR':
        'Limite por família: depois que a sua família pagar {iuaHouseholdCount} IUAs em um período de {iuaHouseholdWindow}, as necessidades novas acima de {iuaHouseholdThreshold} podem ser compartilhadas desde o primeiro dólar, sem outro IUA. Você paga as de até {iuaHouseholdThreshold}.',
    },
  },
  iuaPaidLate: {
    rule: ['procedures', 'iua'],
    change: 'replace',
    at: {
      en: 'Pay your IUA within {iuaPaymentDeadline} of the date you got care, or the payment will not count.',
      'pt-BR':
        'Pague o IUA em até {iuaPaymentDeadline} depois da data do atendimento. O que você pagar depois desse prazo não conta como IUA.',
    },
    text: {
      en: 'Pay your IUA within {iuaPaymentDeadline} of the date you got care. If a need has several bills, what counts is the date of care of the bill that reached the IUA. An IUA that you pay later does not count toward the family limit. The rest of the need can still be shared.',
      'pt-BR':
        'Pague o IUA em até {iuaPaymentDeadline} depois da data do atendimento. Se uma necessidade tem várias contas, vale a data do atendimento da conta que atingiu o IUA. Um IUA pago depois desse prazo não conta para o limite por família. O restante da necessidade ainda pode ser compartilhado.',
    },
  },
  familyLimitCount: {
    rule: ['procedures', 'iua'],
    change: 'newParagraph',
    at: {
      en: 'Family limit: after your family pays {iuaHouseholdCount} IUAs within any {iuaHouseholdWindow},',
      'pt-BR':
        'Limite por família: depois que a sua família pagar {iuaHouseholdCount} IUAs em um período de {iuaHouseholdWindow},',
    },
    text: {
      en: 'The IUA of a need counts toward the family limit if the eligible charges, after what others pay, reach your IUA or your reduced IUA. We look at the charges before discounts, so a discount never costs you another IUA. The IUA counts for {iuaHouseholdWindow} from the day you pay it. If you pay it before the care, it counts from the date you get care. If we have no record of your payment, it counts from the day of the bill that reached the IUA. Of needs that begin on the same day, the one with the larger eligible charges comes first.',
      'pt-BR':
        'O IUA de uma necessidade conta para o limite por família se as cobranças elegíveis, depois do que outros pagam, atingirem o seu IUA ou o seu IUA reduzido. Olhamos as cobranças antes dos descontos, para que um desconto nunca custe a você outro IUA. O IUA conta durante {iuaHouseholdWindow} a partir do dia em que você o paga. Se você pagar antes do atendimento, conta a partir da data do atendimento. Se não temos registro do seu pagamento, conta a partir do dia da conta que atingiu o IUA. De necessidades que começam no mesmo dia, a que tem as maiores cobranças elegíveis vem primeiro.',
    },
  },
  iuaOrder: {
    rule: ['procedures', 'iua'],
    change: 'append',
    at: {
      en: 'You pay the IUA for each medical need, not each year.',
      'pt-BR': 'Você paga o IUA por necessidade médica, e não por ano.',
    },
    text: {
      en: 'It takes up the bills in the order of their dates of care. On the same day, care with a [specific limit](exclusions#limits) comes first.',
      'pt-BR':
        'Ele se aplica às contas na ordem das datas de atendimento. No mesmo dia, o atendimento com [limite específico](exclusions#limits) vem primeiro.',
    },
  },
  missingDocuments: {
    rule: ['procedures', 'deadlines'],
    change: 'append',
    at: {
      en: 'The document can come later, and the portal shows by when.',
      'pt-BR': 'O documento pode vir depois, e o portal mostra até quando.',
    },
    text: {
      en: 'If you need more time, ask us: our team can extend that date.',
      'pt-BR': 'Se precisar de mais tempo, fale com a gente: a nossa equipe pode prorrogar a data.',
    },
  },
  months: {
    rule: ['procedures', 'deadlines'],
    change: 'newParagraph',
    at: {
      en: 'Still waiting for a document from the hospital?',
      'pt-BR': 'Ainda está esperando um documento do hospital?',
    },
    text: {
      en: 'We count months and years to the same date of the later month. If that month has no such date, we count to its last day. This is true of every period in these rules.',
      'pt-BR':
        'Contamos meses e anos até a mesma data do mês final. Se esse mês não tem essa data, contamos até o último dia dele. Isso vale para todos os períodos destas regras.',
    },
  },
  preExistingUnknown: {
    rule: ['procedures', 'pre-existing'],
    change: 'newParagraph',
    at: {
      en: 'We decide this from medical records, not from the application form.',
      'pt-BR': 'Decidimos pelo prontuário médico, e não pelo formulário de inscrição.',
    },
    text: {
      en: 'Until the records show whether a condition is pre-existing, what could be shared in either case can be shared. The rest waits. Care for your other needs waits, too, if it has the same limit and the answer changes what is left of it.',
      'pt-BR':
        'Até o prontuário mostrar se uma condição é preexistente, o que poderia ser compartilhado em qualquer dos casos pode ser compartilhado. O resto espera. O atendimento das suas outras necessidades também espera se tem o mesmo limite e se a resposta muda o que sobra dele.',
    },
  },
  firstYearCountsTowardIua: {
    rule: ['procedures', 'adjustment-period'],
    change: 'append',
    at: {
      en: 'As with any need, you pay the IUA.',
      'pt-BR': 'Você paga o IUA como em qualquer outra necessidade.',
    },
    text: {
      en: 'What you pay in the first year counts toward it.',
      'pt-BR': 'O que você paga no primeiro ano conta para esse IUA.',
    },
  },
  limitsUsedUp: {
    rule: ['procedures', 'adjustment-period'],
    change: 'append',
    at: {
      en: 'the adjustment period applies first, and then the limit.',
      'pt-BR': 'primeiro vale o período de ajuste e depois o limite.',
    },
    text: {
      en: 'Only what can be shared uses up the amount of the year and the limit.',
      'pt-BR': 'Só o que pode ser compartilhado é descontado do valor do ano e do limite.',
    },
  },
  limitVisits: {
    rule: ['exclusions', 'limits'],
    change: 'newParagraph',
    at: {
      en: 'You pay anything above the limit.',
      'pt-BR': 'Você paga o que passar do limite.',
    },
    text: {
      en: 'Visits and sessions on a bill that your IUA takes up entirely do not count toward a limit, and neither do those in the first year of a pre-existing condition. If only some of those on a bill are within the limit, that share of the bill can be shared, rounded up to a cent.',
      'pt-BR':
        'As consultas e sessões de uma conta que fica inteira dentro do seu IUA não contam no limite, nem as do primeiro ano de uma condição preexistente. Se só algumas delas estão dentro do limite, essa fração da conta pode ser compartilhada, arredondada para cima até o centavo.',
    },
  },
  limitPeriods: {
    rule: ['exclusions', 'limits'],
    change: 'newParagraph',
    at: {
      en: 'You pay anything above the limit.',
      'pt-BR': 'Você paga o que passar do limite.',
    },
    text: {
      en: 'Each person has their own limits. A limit for months or years counts in periods, the first of which begins on that person’s start date. If the rules change within a period, what was shared earlier in it counts toward the new limit. If a box says “one per” period, all bills for it in that period count together, up to the amount.',
      'pt-BR':
        'Cada pessoa tem os próprios limites. Um limite por meses ou anos conta em períodos, e o primeiro começa na data de início dessa pessoa. Se as regras mudarem no meio de um período, o que já foi compartilhado nele conta para o novo limite. Se um quadro diz “um a cada” período, todas as contas disso no período são somadas, até o valor.',
    },
  },
  apneaSurgeryPerson: {
    rule: ['exclusions', 'limits'],
    change: 'append',
    at: {
      en: 'This limit applies once, for as long as you are a member.',
      'pt-BR': 'Este limite vale uma única vez, enquanto você for membro.',
    },
    text: {
      en: 'It is a limit for each person, not for the whole family.',
      'pt-BR': 'É um limite de cada pessoa, e não da família toda.',
    },
  },
  giftsInFull: {
    rule: ['exclusions', 'excess-fund'],
    change: 'append',
    at: {
      en: 'A fund of voluntary gifts, separate from monthly contributions, can help.',
      'pt-BR': 'Este fundo, separado da contribuição mensal, pode ajudar.',
    },
    text: {
      en: 'No share of a gift goes to administration.',
      'pt-BR': 'Nenhuma parte de uma doação vai para a administração.',
    },
  },
  conceptionDay: {
    rule: ['maternity', 'conception'],
    change: 'append',
    at: {
      en: 'We use the due date from your first ultrasound to check this.',
      'pt-BR': 'Para conferir, usamos a data prevista do parto que aparece no primeiro ultrassom.',
    },
    text: {
      en: 'The pregnancy began 266 days before it, and that day decides. The [adjustment period](procedures#adjustment-period) does not apply to a pregnancy.',
      'pt-BR':
        'A gravidez começou 266 dias antes dela, e esse dia decide. O [período de ajuste](procedures#adjustment-period) não vale para a gravidez.',
    },
  },
  conceptionWithoutUltrasound: {
    rule: ['maternity', 'conception'],
    change: 'newParagraph',
    at: {
      en: 'A pregnancy is eligible if you become pregnant at least {maternityConception} after your start date.',
      'pt-BR':
        'A gravidez é elegível se você engravidar pelo menos {maternityConception} depois da sua data de início.',
    },
    text: {
      en: 'If there is no due date from an ultrasound, such as after an early loss, we look at the first day of symptoms or care. If that day is at least 12 months after your first {maternityConception} of membership, the pregnancy is eligible. If it is within your first {maternityConception} or earlier, it is not. In between, our team decides.',
      'pt-BR':
        'Se não há data prevista do parto em um ultrassom, como depois de uma perda no começo, olhamos o primeiro dia de sintomas ou de atendimento. Se esse dia for pelo menos 12 meses depois dos seus primeiros {maternityConception} de adesão, a gravidez é elegível. Se for dentro dos seus primeiros {maternityConception} ou antes, não é. Entre um e outro, a nossa equipe decide.',
    },
  },
  maternityReductionBills: {
    rule: ['maternity', 'maternity-iua'],
    change: 'replace',
    at: {
      en: 'If all your maternity bills add up to {maternityReductionCeiling} or less, the [steps that may lower your IUA](procedures#reduce-iua) apply here, too.',
      'pt-BR':
        'Se todas as contas da maternidade somarem {maternityReductionCeiling} ou menos, [os passos que podem reduzir o IUA](procedures#reduce-iua) também valem aqui.',
    },
    text: {
      en: 'If all your eligible maternity bills, after discounts and before what others pay, add up to {maternityReductionCeiling} or less, the [steps that may lower your IUA](procedures#reduce-iua) apply here, too.',
      'pt-BR':
        'Se todas as contas elegíveis da maternidade, depois dos descontos e antes do que outros pagam, somarem {maternityReductionCeiling} ou menos, [os passos que podem reduzir o IUA](procedures#reduce-iua) também valem aqui.',
    },
  },
  deathWait: {
    rule: ['exclusions', 'death-assistance'],
    change: 'replace',
    at: {
      en: 'To help the family in the days after a death, the community may share a set amount if the person who died had been a member for at least {deathWait}.',
      'pt-BR':
        'Para ajudar a família nos primeiros dias, a comunidade pode compartilhar um valor fixo, se quem faleceu era membro havia pelo menos {deathWait}.',
    },
    text: {
      en: 'To help the family in the days after a death, the community may share a set amount if the person who died had been a member for at least {deathWait}, without a break until the day of death.',
      'pt-BR':
        'Para ajudar a família nos primeiros dias, a comunidade pode compartilhar um valor fixo, se quem faleceu era membro havia pelo menos {deathWait}, sem interrupção até o dia do falecimento.',
    },
  },
  deathDeadline: {
    rule: ['exclusions', 'death-assistance'],
    change: 'append',
    at: {
      en: 'There is no IUA.',
      'pt-BR': 'Não é preciso pagar IUA.',
    },
    text: {
      en: 'There is no deadline for asking.',
      'pt-BR': 'Não há prazo para pedir.',
    },
  },
} as const satisfies Record<string, Proposal>;
