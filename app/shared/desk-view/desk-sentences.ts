/**
 * What each card says, in English in both languages, because the person at the desk reads it: the
 * request, and a sentence with the details.
 */
export const sentences = {
  interpreter: {
    request: 'I need a Portuguese interpreter, please.',
    detail: 'Please do not ask my family to interpret.',
  },
  selfPay: {
    request: 'I\u00a0am self-pay. What is your self-pay price, please?',
    detail: 'Please write the price down for me.',
  },
  emergency: {
    request: 'This is an emergency. I\u00a0need to be seen right away.',
    detail: 'Please do the medical screening first. We\u00a0can talk about payment later.',
  },
  estimate: {
    request: 'A Good Faith Estimate in writing, please. I am self-pay.',
    detail: 'Please list each expected service, with its code and price.',
  },
  bill: {
    request: 'An itemized bill, please: every service, with date, code, and price.',
    detail: 'A UB-04 or CMS-1500 form works, too.',
  },
  assistance: {
    request: 'Your financial assistance (charity care) application, please.',
    detail: 'Please give me the answer in writing.',
  },
  records: {
    request: 'A copy of my complete medical records for these dates, please: [dates]',
    detail: 'I am asking under the HIPAA right of access.',
  },
} as const;

export type DeskCardName = keyof typeof sentences;

export const deskCardNames = Object.keys(sentences) as DeskCardName[];
