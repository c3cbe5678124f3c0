import { legalNotice } from '../../legal-notice.ts';
import type { RulesContent } from '../types.ts';

const { long: notice } = legalNotice.en;

export const instructions: RulesContent = {
  lead: 'What this community is, who can join, and how to leave.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction and legal notice',
      blocks: [
        'Mutirão is the Brazilian word for neighbors doing together what no family can do alone. Here, Brazilian families in the United States contribute each month to share medical bills.',
        'These rules are the same for everyone. If something isn’t clear, ask us before you decide.',
      ],
      parts: [
        {
          id: 'not-insurance',
          title: 'Legal notice: this is not insurance',
          blocks: [
            {
              kind: 'note',
              tone: 'care',
              title: 'Please read this before you join',
              text: notice.lead,
            },
            { kind: 'list', items: [...notice.points] },
            'The doctor or hospital will expect you to pay the bill. Sharing depends on these rules, your documents, and what members contribute.',
            'Before the rules change, we tell members in writing. Each request follows the rules in effect on the date you got care.',
          ],
        },
        {
          id: 'languages',
          title: 'Which language applies',
          draft: true,
          blocks: [
            'The version in the language you signed up in applies to you.',
            'If the versions differ, tell us. Until we correct it, we follow the version that is better for you.',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      blocks: [
        'The steps are always the same:',
        {
          kind: 'steps',
          items: [
            {
              name: 'You contribute every month',
              text: 'Everyone’s contributions are used for eligible needs.',
            },
            {
              name: 'You get care',
              text: 'Choose a doctor or hospital and ask for the itemized bill. See [what to say at the desk](procedures#self-pay).',
            },
            {
              name: 'You pay your IUA',
              text: 'The initial unshareable amount (IUA) is what you pay first for each medical need. See [the IUA options](procedures#iua).',
            },
            {
              name: 'You send the request',
              text: 'Send it within {requestDeadline} of the date you got care. See [how to send a request](procedures#submission).',
            },
            {
              name: 'The community shares',
              text: 'Eligible costs above your IUA can be shared. You get our answer and the reason in writing.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'emergency',
          title: 'In an emergency',
          draft: true,
          blocks: [
            {
              kind: 'note',
              tone: 'care',
              title: 'Emergency? Call {emergencyNumber} first.',
              text: 'You don’t need our permission to go to the ER. The paperwork can wait.',
            },
            'By law, nearly every ER must examine you and treat an emergency, even if you cannot pay. Say “Portuguese interpreter, please.” It’s free. When you are safe, call us or send us a message.',
          ],
        },
        {
          id: 'medical-need',
          title: 'What a medical need is',
          blocks: [
            'A medical need is one illness, one injury, or one pregnancy, with all its care: visits, tests, a hospital stay, surgery, medicine, and recovery. A broken leg is one need, however many bills you get.',
            'You pay the IUA once for each need, not for each bill, visit, or year.',
          ],
        },
        {
          id: 'worked-example',
          title: 'An example with numbers',
          blocks: [
            'Your IUA is {iuaMiddle}, and one of you needs surgery for appendicitis. The eligible bills come to {iuaExampleBill}. You pay {iuaMiddle}, and {iuaExampleShared} can be shared. You don’t pay another IUA for later bills of the same need.',
          ],
        },
        {
          id: 'monthly-contribution',
          title: 'The monthly contribution',
          blocks: [
            'The contribution is due every month. If it doesn’t reach us in the month it is due, your membership becomes inactive. Care you get while your membership is inactive cannot be shared.',
            'If you pay within {reinstatement}, your membership starts again, and your open requests continue. Our team tells you the last day you can pay. Having a hard month? Talk to us before the due date.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Who can join',
      blocks: [
        'You can join with a health condition, but it affects what can be shared and when. See the [adjustment period](procedures#adjustment-period).',
      ],
      parts: [
        {
          id: 'who-may-join',
          title: 'What you need to join',
          draft: true,
          blocks: [
            {
              kind: 'list',
              items: [
                'Be an adult and live in the United States.',
                'Answer the application truthfully, for yourself and the family joining with you.',
                'Accept these rules and the members’ commitment.',
                'Make the first contribution.',
              ],
            },
            'Your membership begins on the start date we confirm in writing. Care you got before that date cannot be shared.',
          ],
        },
        {
          id: 'truthful-application',
          title: 'If you left something off the application',
          blocks: [
            'Medical records, not the application, show whether you had a condition before you joined. Tell us everything anyway. If you forgot something, send us a message. If you hide something, your membership may end.',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      title: 'The members’ commitment',
      blocks: [
        'When you join, you agree to:',
        {
          kind: 'list',
          items: [
            'contribute every month;',
            'pay your own part: the IUA and any bills that are not eligible;',
            'take care of your health and use telemedicine or urgent care when you don’t need the ER;',
            'ask about prices and discounts first, and choose fair prices;',
            'be truthful in every request, and send complete, unaltered documents;',
            'tell us if your address or your family changes, or if someone else should pay a bill;',
            'respect the people who help you and share with you.',
          ],
        },
      ],
      parts: [
        {
          id: 'disagreement',
          title: 'If you disagree with an answer',
          draft: true,
          blocks: [
            'In the portal, ask for a second review of the request, and tell us what you think we got wrong. Add anything that helps, such as records, a doctor’s letter, or a corrected bill. A different person on our team will answer in writing.',
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Who counts as family',
      blocks: [
        'One membership can include:',
        {
          kind: 'terms',
          items: [
            {
              name: 'The member',
              text: 'Signs up and is responsible for the membership.',
            },
            { name: 'The spouse', text: 'The person the member is legally married to.' },
            {
              name: 'Unmarried children under {childAge:number}',
              text: 'By birth, adoption, or legal guardianship, whether or not they live with you.',
            },
          ],
        },
        'Everyone in a membership has the same IUA. Each medical need belongs to one person. The [family limit on IUAs](procedures#iua) counts everyone’s IUAs.',
      ],
      parts: [
        {
          id: 'family-changes',
          title: 'When the family changes',
          draft: true,
          blocks: [
            'A wedding, an adoption, a baby, a separation? Tell us in writing. Add a new baby to your membership within {newbornRegistration} of birth. See [the newborn](maternity#newborn).',
            'A child who marries or reaches the age limit can have a membership of their own.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'You can leave whenever you want, without a penalty.',
        {
          kind: 'list',
          items: [
            'Ask in writing, by email or with the plan updates form in the portal.',
            'Your membership ends at the end of the billing cycle in which we get your request.',
            'We don’t refund past contributions.',
            'We can’t cancel your membership as of a date before your request.',
          ],
        },
        'You can still send requests for care you got as a member, within the [deadlines](procedures#deadlines).',
      ],
      parts: [
        {
          id: 'coming-back',
          title: 'If you want to come back',
          draft: true,
          blocks: [
            'You will have a new start date, and the [adjustment period](procedures#adjustment-period) starts over from that date.',
          ],
        },
        {
          id: 'ended-by-community',
          title: 'When the community ends a membership',
          draft: true,
          blocks: [
            'We may end a membership if someone knowingly gives false information, alters a document, or misses a contribution and doesn’t pay it within {reinstatement}. Before we do, we tell you why in writing, and you can respond.',
          ],
        },
      ],
    },
  ],
};
