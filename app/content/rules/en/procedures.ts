import type { RulesContent } from '../types.ts';

export const procedures: RulesContent = {
  lead: 'What to do before, during, and after a visit so that your request is complete and you get an answer sooner.',
  sections: [
    {
      id: 'iua',
      title: 'IUA choices',
      blocks: [
        'The initial unshareable amount (IUA) is what you pay first for each medical need. With a lower IUA, you contribute more each month. With a higher IUA, you contribute less. Choose one of these amounts:',
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
            'You pay the IUA for each medical need, not each year. You pay a new IUA for the same condition only if it comes back after {iuaSymptomFree} without symptoms or treatment.',
            'Family limit: after your family pays {iuaHouseholdCount} IUAs within any {iuaHouseholdWindow}, new needs over {iuaHouseholdThreshold} can be shared without another IUA. You pay for smaller needs.',
            'Pay your IUA within {iuaPaymentDeadline} of the date you got care, or the payment will not count. Keep the receipt.',
          ],
        },
      ],
    },
    {
      id: 'change-iua',
      title: 'Changing or reducing your IUA',
      blocks: [
        'You can change your IUA once per membership year. Ask in writing. If you choose a lower IUA, your old IUA still applies for the first {iuaLowerWait} after the change. Accidents are the exception: the new IUA applies right away. Each need keeps the IUA it started with.',
      ],
      parts: [
        {
          id: 'reduce-iua',
          title: 'Steps that may lower your IUA',
          blocks: [
            'When you help lower a bill, everyone saves, so these steps may lower your IUA for that need:',
            {
              kind: 'steps',
              items: [
                {
                  name: 'Arrange a prepayment',
                  text: 'Do this for a planned procedure, and get the lower price in writing.',
                },
                {
                  name: 'Switch to a doctor or hospital with a fair price',
                  text: 'Do this if the first estimate is too high.',
                },
                {
                  name: 'Travel a long way',
                  text: 'Go to a doctor or hospital that does the same procedure well for much less.',
                },
                {
                  name: 'Apply for the hospital’s financial assistance',
                  text: 'It is also called charity care. Follow through until you get an answer.',
                },
                {
                  name: 'Get help from a billing advocate or a lawyer',
                  text: 'Have them negotiate a lower amount.',
                },
                {
                  name: 'Use an approved center of excellence',
                  text: 'Have the surgery or treatment there.',
                },
              ],
            },
            {
              kind: 'note',
              tone: 'good',
              title: 'When you lower a bill, you may pay less, too',
              text: 'Tell us what you did and how much the bill came down. Part of the savings may come back to you as a lower IUA. This is never automatic. We look at each case and answer in writing.',
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
        'You can send a sharing request at different times:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Before the service',
              text: 'The procedure is scheduled, and you have a written estimate.',
            },
            {
              name: 'With a bill you haven’t paid yet',
              text: 'The doctor or hospital has agreed to wait, accept payments over time, or give a discount.',
            },
            {
              name: 'After you have paid',
              text: 'You paid the doctor or hospital more than your IUA. Now you ask the community to share the rest of the eligible cost.',
            },
          ],
        },
        'Nothing can be shared until you have paid your IUA or agreed with the doctor or hospital on how to pay it.',
      ],
    },
    {
      id: 'payment-methods',
      title: 'Payment methods',
      blocks: [
        'After a request is approved, payment can be made in these ways:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Advance payment',
              text: 'Payment is made before a planned procedure if paying early gets a better price. You need a written estimate.',
            },
            {
              name: 'Direct to members',
              text: 'The money goes to you if you have already paid and sent us the itemized bill and proof of payment.',
            },
            {
              name: 'Direct to providers',
              text: 'The money goes to the doctor or hospital if the bill is still open and they accept payment from the community.',
            },
            {
              name: 'Instant debit card',
              text: 'You get a card for one request and one amount. The card has an expiration date. Money you don’t use goes back to the community.',
            },
          ],
        },
        'Together, we choose the option that lowers the bill the most and is easiest for you.',
      ],
    },
    {
      id: 'deadlines',
      title: 'Deadlines',
      blocks: [
        'Sooner is better, but these are the deadlines:',
        {
          kind: 'terms',
          items: [
            {
              name: 'A planned procedure',
              text: 'Send the request at least {plannedCareNotice} before the scheduled date.',
            },
            {
              name: 'Any other care',
              text: 'Send the request within {requestDeadline} of the date you got care.',
            },
            {
              name: 'Payment of the IUA',
              text: 'Pay within {iuaPaymentDeadline} of the date you got care.',
            },
            {
              name: 'Maternity',
              text: 'Send the request at least {maternityNotice} before planned care. Send the request for each bill within {maternityDeadline} of the date on the bill.',
            },
            {
              name: 'A newborn',
              text: 'Add the baby to your membership within {newbornRegistration} of birth.',
            },
          ],
        },
        'Still waiting for a document from the hospital? Send the request before the deadline anyway. What counts is the day your request arrives. The document can come later, and the portal shows by when.',
      ],
    },
    {
      id: 'documentation',
      title: 'Documentation',
      blocks: [
        'Each request in the portal has its own list of documents. It says what each one is, how to ask for it, and by when to send it. Send photos or PDF files right there: only you and our team can see them. The list may include:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Itemized bill',
              text: 'It must show the patient’s name, the date and place of care, and each charge. It must also name each procedure and the diagnosis, in words or as a code. A card receipt is not an itemized bill.',
            },
            {
              name: 'Written estimate',
              text: 'For planned care, the Good Faith Estimate comes first. The itemized bill follows.',
            },
            {
              name: 'Proof that the IUA was paid',
              text: 'A receipt, a statement, or a letter from the doctor or hospital.',
            },
            {
              name: 'The doctor’s notes',
              text: 'Ask for the visit notes: what the doctor wrote about your visit.',
            },
            {
              name: 'Complete medical records',
              text: 'If they are on your list, send your records for the {recordsAsked} before your start date ({lookBackCancer} for cancer). We need them to see whether you had the condition before you joined.',
            },
            {
              name: 'Signed release',
              text: 'You sign it in the portal. It lets us talk to the doctor or hospital for you.',
            },
            {
              name: 'Letters from others who may pay',
              text: 'The answer of [someone else who should pay](#other-payers), or the hospital’s answer about financial assistance. Send it even if the answer is no.',
            },
            {
              name: 'Accident and maternity documents',
              text: 'You need them only for an accident or a pregnancy: the accident report, the first ultrasound, or the birth certificate.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          text: 'A phone photo is fine if we can read everything. Show the whole page, with no shadows and no corners cut off.',
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
              text: 'Choose Health sharing, read the summary of the rules, and start a request.',
            },
            {
              name: 'Tell us what happened',
              text: 'Tell us who needed care, when the problem began, where the person got care, and whether there was an accident. Each answer is saved, so you can stop and continue later.',
            },
            {
              name: 'Add the documents you have',
              text: 'Take a photo of each page, or choose a file. You can send the request right away and add anything missing later.',
            },
            {
              name: 'Follow your request',
              text: 'The portal shows whose turn it is, what to do, and by when. We email you when there is news.',
            },
            {
              name: 'Get your answer',
              text: 'We tell you in writing what is eligible, what is not eligible, and why. If a payment follows, we also tell you how it will be made.',
            },
          ],
        },
        'Having trouble with the portal? Message us on WhatsApp, and we’ll help. Please don’t send health documents there. Send them in the portal, where they are safe.',
      ],
    },
    {
      id: 'maximum',
      title: 'Maximum shared amount',
      blocks: [
        'There is no yearly or lifetime maximum unless a rule sets a limit. For these limits, see the [adjustment period](#adjustment-period), the [specific limits](exclusions#limits), [maternity](maternity#prenatal-postnatal), and [death assistance](exclusions#death-assistance).',
      ],
      parts: [
        {
          id: 'fair-price',
          title: 'A fair price',
          draft: true,
          blocks: [
            'Only a fair price can be shared. If a charge is much higher than what other doctors and hospitals in your area charge, we help you negotiate, and only the lower amount can be shared. You may still owe the rest to the doctor or hospital.',
          ],
        },
      ],
    },
    {
      id: 'self-pay',
      title: 'Self-pay and other sources of payment',
      blocks: [
        'If you have health insurance, Medicaid, or Medicare, show that card. That insurance or program [pays first](#other-payers). If you have none, tell the front desk that you are a self-pay patient. Your member card is not an insurance card. These sentences help at any desk:',
        {
          kind: 'terms',
          items: [
            { name: '“I’m self-pay.”', text: 'Say this if no one else should pay first.' },
            {
              name: '“What is your self-pay discount?”',
              text: 'Many doctors and hospitals have one, but few mention it.',
            },
            {
              name: '“May I have a Good Faith Estimate?”',
              text: 'By federal law, self-pay patients have the right to a written estimate. If the bill is {estimateDispute} or more above the estimate, you can dispute it within {estimateDisputeDays} of the date on the first bill.',
            },
            {
              name: '“I need an itemized bill, please.”',
              text: 'Ask before you leave. Getting one later takes longer.',
            },
            {
              name: '“I need a Portuguese interpreter.”',
              text: 'An interpreter is free and helps you understand what you sign.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'other-payers',
          title: 'When someone else should pay',
          blocks: [
            'If someone else is responsible for paying for your care, they pay first. That could be health insurance, car insurance, workers’ compensation, a public program, or the person who caused the accident. Then we review the costs that are left.',
            'In your request, tell us everything you know about who else should pay. If they pay after the community has shared, the part that was paid twice goes back to the community.',
          ],
        },
      ],
    },
    {
      id: 'pre-existing',
      title: 'Pre-existing conditions',
      blocks: [
        'To decide whether a condition is pre-existing, we look at the {lookBack} before your start date ({lookBackCancer} for cancer). We call a condition pre-existing if, in that time, you had symptoms, saw a doctor for it, were told you had it, took medicine for it, or had treatment. This is true even if no doctor had named it yet.',
        'We decide this from medical records, not from the application form. The most common conditions are [listed under exclusions](exclusions#pre-existing-list).',
        '“Pre-existing” doesn’t mean “never shared.” It means the adjustment period applies. See the next section.',
      ],
    },
    {
      id: 'adjustment-period',
      title: 'Adjustment period',
      blocks: [
        'For a pre-existing condition, the amount that can be shared grows from year to year until the fourth. We count the years from each person’s start date:',
        {
          kind: 'yearsChart',
          caption: 'What can be shared for a pre-existing condition',
          years: [
            {
              value: '{adjustmentYear1:number}',
              amount: '{adjustmentYear1}',
              remark: 'You pay for care for that condition',
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
              remark: 'Renews every {adjustmentRenewal}',
            },
          ],
        },
        'In the first year, nothing is shared for that condition: you pay for it. From the fifth year on, up to {adjustmentYear5} can be shared every {adjustmentRenewal}.',
        'As with any need, you pay the IUA. If there is also a [specific limit](exclusions#limits), the adjustment period applies first, and then the limit.',
      ],
    },
    {
      id: 'record-addendums',
      title: 'Medical record addendums',
      draft: true,
      blocks: [
        'Records can have mistakes, such as a wrong date, or “always had” instead of “never had.” If a mistake changed our answer, ask the doctor for an addendum (a written correction). It must be signed and dated, and it must say what was wrong and why.',
        {
          kind: 'list',
          items: [
            'The addendum is added to the original record, and nothing is erased. Send both.',
            'It must come from the person who wrote the record, or from the doctor who treats you now.',
            'If it was written after our answer, we read it with everything else. Tests, prescriptions, and notes from the time in question count more than memory.',
          ],
        },
      ],
    },
    {
      id: 'certain-conditions',
      title: 'Certain conditions',
      draft: true,
      blocks: [
        'Some conditions have their own rules. Before you schedule a procedure, check this list:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Chronic conditions',
              text: 'If a condition does not go away, it is one need from the day it is diagnosed. You pay the IUA only once, no matter how long treatment lasts.',
            },
            {
              name: 'Conditions that return',
              text: 'If a condition comes back after {iuaSymptomFree} without symptoms or treatment, it is a new need, with a new IUA.',
            },
            {
              name: 'Cancer',
              text: 'To see whether cancer is pre-existing, we look at the {lookBackCancer} before your start date. See [cancer](exclusions#cancer). Basal cell and squamous cell skin cancers count as new needs.',
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
