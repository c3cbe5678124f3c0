import type { RulesContent } from '../types.ts';

export const procedures: RulesContent = {
  lead: 'What to do before, during, and after a visit, so that your request arrives complete and the answer comes soon.',
  sections: [
    {
      id: 'iua',
      title: 'IUA choices',
      blocks: [
        'The initial unshareable amount (IUA) is the part you pay for each medical need, before the community does. A lower IUA goes with a higher monthly contribution, and the other way round. The choice is yours:',
        {
          kind: 'boxes',
          items: [
            {
              id: 'iua-low',
              title: 'Lower IUA',
              limit: '{iuaLow}',
              text: 'For families who would rather contribute more each month and pay less when something happens.',
            },
            {
              id: 'iua-middle',
              title: 'Middle IUA',
              limit: '{iuaMiddle}',
              tag: 'Most popular',
              text: 'The balance that most families prefer.',
            },
            {
              id: 'iua-high',
              title: 'Higher IUA',
              limit: '{iuaHigh}',
              text: 'For families with savings who want to contribute less each month.',
            },
          ],
        },
        {
          kind: 'list',
          items: [
            'The IUA applies to each medical need, not to each year. The same need calls for a new IUA only after {iuaSymptomFree} without symptoms.',
            'After {iuaHouseholdCount} IUAs paid by the same household in a rolling {iuaHouseholdWindow}, later needs above {iuaHouseholdThreshold} are shared without another IUA.',
            'To count, the IUA must be paid within {iuaPaymentDeadline} of the date of service. Keep the receipt.',
          ],
        },
      ],
    },
    {
      id: 'change-iua',
      title: 'Changing or reducing your IUA',
      blocks: [
        'You can change your IUA once per membership year, by asking in writing. A lower IUA starts a waiting period of {iuaLowerWait}: until it ends, everything stays with your previous IUA, except accidents, which have the new one right away. A need that began with one IUA ends with it.',
      ],
      parts: [
        {
          id: 'reduce-iua',
          title: 'Actions that may reduce your IUA',
          blocks: [
            'When you help an expense become smaller, the whole community gains. That is why these actions may reduce the IUA of that need:',
            {
              kind: 'steps',
              items: [
                {
                  name: 'Arrange a prepayment',
                  text: 'of a planned procedure that saves a clear amount, in writing.',
                },
                {
                  name: 'Move to a fairly priced provider',
                  text: 'when the first estimate is too high.',
                },
                {
                  name: 'Travel a long way',
                  text: 'to a provider who does the same, and does it well, for much less.',
                },
                {
                  name: 'Apply for the hospital’s financial assistance',
                  text: '(also called charity care) and see the application through to its answer.',
                },
                {
                  name: 'Have a legal or billing representative',
                  text: 'negotiate and bring the bill down.',
                },
                {
                  name: 'Use an approved center of excellence',
                  text: 'for the surgery or treatment.',
                },
              ],
            },
            {
              kind: 'note',
              tone: 'good',
              title: 'Caring for what belongs to all has its reward',
              text: 'Thank you for looking for the fairer way! Tell us what you did and how far the bill came down: part of that saving may come back to you as a lower IUA. A reduction is never automatic; each case is looked at, and the answer comes in writing.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment-requests',
      title: 'Payment requests',
      draft: true,
      blocks: [
        'You can send a sharing request at different moments:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Before the service',
              text: 'The procedure is scheduled and you have the estimate in writing.',
            },
            {
              name: 'With the bill in hand, not yet paid',
              text: 'The provider has agreed to wait, to take installments, or to give a discount.',
            },
            {
              name: 'After you have paid',
              text: 'You have paid more than your IUA and ask for the part that can be shared.',
            },
          ],
        },
        'Nothing is shared before the IUA is paid or arranged with the provider.',
      ],
    },
    {
      id: 'payment-methods',
      title: 'Payment methods',
      blocks: [
        'Once a request is approved, the shared amount can reach you in these ways:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Advance payment',
              text: 'Before a planned procedure, when paying ahead brings a better price. It takes a written estimate.',
            },
            {
              name: 'Direct to members',
              text: 'When you have already paid the provider and sent the itemized bill with the proof of payment.',
            },
            {
              name: 'Direct to providers',
              text: 'When the bill is still open and the provider accepts payment from the community.',
            },
            {
              name: 'Instant debit card',
              text: 'A card for a single request and a single amount. It has an expiration date, and unused money returns to the community.',
            },
          ],
        },
        'Together we choose what lowers the bill most and gives you the least trouble.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Deadlines',
      blocks: [
        'The sooner the better, and never later than this:',
        {
          kind: 'terms',
          items: [
            {
              name: 'A planned procedure',
              text: 'The request arrives at least {plannedCareNotice} before the scheduled date.',
            },
            {
              name: 'Any service',
              text: 'Request and documents arrive within {requestDeadline} of the date of service.',
            },
            {
              name: 'Payment of the IUA',
              text: 'Within {iuaPaymentDeadline} of the date of service.',
            },
            {
              name: 'Maternity',
              text: '{maternityNotice} before a planned service, and within {maternityDeadline} of each bill.',
            },
            {
              name: 'A newborn',
              text: 'Registered in the membership within {newbornRegistration} of birth.',
            },
          ],
        },
        'Waiting for a document from the hospital? Send the request in time anyway and say what is missing: the date that counts is the day your request arrived.',
      ],
    },
    {
      id: 'documentation',
      title: 'Documentation',
      blocks: [
        {
          kind: 'terms',
          items: [
            {
              name: 'Itemized bill',
              text: 'With the patient’s name, date, place, a code or description of each procedure and of the diagnosis, and the charges. A card receipt is not an itemized bill.',
            },
            {
              name: 'Proof that the IUA was paid',
              text: 'A receipt, a statement, or a letter from the provider.',
            },
            {
              name: 'The provider’s notes',
              text: 'What the doctor wrote about the visit.',
            },
            {
              name: 'Complete medical records',
              text: 'For the previous {recordsAsked}, when asked; usually to see whether a condition existed before.',
            },
            {
              name: 'Signed release',
              text: 'So that we can talk to the provider on your behalf.',
            },
            {
              name: 'Accident and maternity forms',
              text: 'In those cases only; you find them in the portal.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'A phone photo is fine as long as everything can be read: the whole page, no shadow, no corner cut off.',
        },
      ],
    },
    {
      id: 'submission',
      title: 'Submitting a medical request',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'Sign in to the portal',
              text: 'Choose Health sharing, read the summary of the rules, and go on to the form.',
            },
            {
              name: 'Tell us what happened',
              text: 'Who needed care, when it began, where it was, and whether there was an accident.',
            },
            {
              name: 'Add the documents',
              text: 'Whatever you have. The rest can follow, within the deadline.',
            },
            {
              name: 'Follow along',
              text: 'You get a confirmation and, if anything is missing, a list of what to send.',
            },
            {
              name: 'Get the answer',
              text: 'In writing: what is eligible, what is not and why, and how the payment will be made.',
            },
          ],
        },
        'Trouble with the portal? Message us on WhatsApp. We’ll find a way together there; health documents travel through the portal, which is protected.',
      ],
    },
    {
      id: 'maximum',
      title: 'Maximum shared amount',
      blocks: [
        'There is no yearly or lifetime maximum, except where these rules list a limit: in the [adjustment period](#adjustment-period), the [specific limits](exclusions#limits), [maternity](maternity#prenatal-postnatal), and [death assistance](exclusions#death-assistance).',
        'What is shared is the fair price: if a charge is far above what others charge for the same in your area, we help to negotiate, and the negotiated amount is what is shared.',
      ],
    },
    {
      id: 'self-pay',
      title: 'Self-pay and third-party insurance',
      blocks: [
        'At the front desk you are a self-pay patient. Show no insurance card, and use these sentences, which work at any desk:',
        {
          kind: 'terms',
          items: [
            { name: '“I’m self-pay.”', text: 'Say it first, before they ask.' },
            {
              name: '“What is your self-pay discount?”',
              text: 'Most providers have one; few mention it.',
            },
            {
              name: '“May I have a Good Faith Estimate?”',
              text: 'A written estimate that federal law gives to self-pay patients.',
            },
            {
              name: '“I need an itemized bill, please.”',
              text: 'Ask before you leave; later it takes longer.',
            },
            {
              name: '“I need a Portuguese interpreter.”',
              text: 'Understanding what you sign is worth the wait.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'other-payers',
          title: 'When someone else should pay',
          blocks: [
            'If there is another payer for the same expense, that source goes first: health insurance, car insurance, workers’ compensation, a public program, or whoever caused the accident. The community looks at what is left.',
            'Tell us everything you know in your request. If the other source pays after the community has shared, the amount paid twice returns to the community.',
          ],
        },
      ],
    },
    {
      id: 'pre-existing',
      title: 'Pre-existing conditions',
      blocks: [
        'A condition is pre-existing when, in the {lookBack} before the start date ({lookBackCancer} for cancer), it was examined, diagnosed, medicated, or treated, or gave symptoms, even without a diagnosis.',
        'That is judged on medical records, not on the application form. The conditions that come up most often are [listed under exclusions](exclusions#pre-existing-list).',
        'Pre-existing does not mean never: it means that the adjustment period applies, right below.',
      ],
    },
    {
      id: 'adjustment-period',
      title: 'Adjustment period',
      blocks: [
        'For a pre-existing condition, what can be shared grows with each membership year, counted from each person’s start date:',
        {
          kind: 'yearsChart',
          caption: 'What can be shared for a pre-existing condition',
          years: [
            {
              value: '{adjustmentYear1:number}',
              amount: '{adjustmentYear1}',
              remark: 'Expenses of that condition stay with you',
            },
            {
              value: '{adjustmentYear2:number}',
              amount: '{adjustmentYear2}',
              remark: 'The total for that year',
            },
            {
              value: '{adjustmentYear3:number}',
              amount: '{adjustmentYear3}',
              remark: 'The total for that year',
            },
            {
              value: '{adjustmentYear4:number}',
              amount: '{adjustmentYear4}',
              remark: 'The total for that year',
            },
            {
              value: '{adjustmentYear5:number}',
              amount: '{adjustmentYear5}',
              remark: 'Renews in each {adjustmentRenewal}',
            },
          ],
        },
        'In the first year, the expenses of that condition stay with you. From the fifth year on, up to {adjustmentYear5} in each {adjustmentRenewal}, and the amount renews.',
        'The IUA applies as for any need. Where there is also a [specific limit](exclusions#limits), the adjustment period applies first and the limit second.',
      ],
    },
    {
      id: 'record-addendums',
      title: 'Medical record addendums',
      draft: true,
      blocks: [
        'Records have mistakes, too: a wrong date, an “always had” that should have been “never had.” If that affected the answer, ask the doctor for an addendum, dated and signed, that says what was wrong and why.',
        {
          kind: 'list',
          items: [
            'The addendum stands beside the original text, which must come with it; nothing is erased.',
            'It is written by whoever made the entry, or by whoever continues your treatment.',
            'An addendum made after an answer is read together with everything else: tests, prescriptions, and notes from the time weigh more than memory.',
          ],
        },
      ],
    },
    {
      id: 'certain-conditions',
      title: 'Certain conditions',
      draft: true,
      blocks: [
        'Some situations have rules of their own. Before you schedule a procedure, check:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Chronic conditions',
              text: 'A condition that does not go away is a single need from its diagnosis on; the IUA is paid once for as long as it is being treated.',
            },
            {
              name: 'Conditions that return',
              text: 'After {iuaSymptomFree} without symptoms or treatment, a return is a new need, with a new IUA.',
            },
            {
              name: 'Cancer',
              text: 'We look at the {lookBackCancer} before the start; see [cancer](exclusions#cancer). Basal and squamous cell skin cancer is judged as a new need.',
            },
            {
              name: 'Joints, spine, and conditions from birth',
              text: 'See the [special cases](exclusions#special-cases).',
            },
            {
              name: 'Sleep apnea, allergy, therapies, and devices',
              text: 'They have [specific limits](exclusions#limits).',
            },
          ],
        },
      ],
    },
  ],
};
