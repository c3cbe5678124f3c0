import { legalNotice } from '../../legal-notice.ts';
import type { RulesContent } from '../types.ts';

const { long: notice } = legalNotice.en;

export const instructions: RulesContent = {
  lead: 'Start here: what this community is, who can join, what each of us commits to, and how to leave if you ever need to.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction and legal notice',
      blocks: [
        'Mutirão is the Brazilian word for neighbors who get together to do what no family can do alone. Here, Brazilian families living in the United States pool monthly contributions to share one another’s medical expenses.',
        'These rules say what can be shared, how much, when, and how to ask. They are the same for everyone. Take your time, talk them over at home, and ask about anything that isn’t clear before you decide.',
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
            'Whether or not a need is shared, each member stays responsible for their own bills, before the provider and before the law. Sharing depends on the contributions that come in, on these rules, and on what the documents show.',
            'The rules may change. When they do, members are told in writing beforehand, and each request follows the rules in force on the date of service.',
          ],
        },
        {
          id: 'languages',
          title: 'Which language applies',
          draft: true,
          blocks: [
            'Both versions, English and Portuguese, are written to say the same thing. If you find a difference, tell us: the question is settled in writing and the text is corrected.',
          ],
        },
      ],
    },
    {
      id: 'how-it-works',
      title: 'How it works',
      blocks: [
        'From the first symptom to the last bill, the path is always the same:',
        {
          kind: 'steps',
          items: [
            {
              name: 'You contribute every month',
              text: 'Your family’s monthly contribution joins everyone else’s and goes to eligible medical needs.',
            },
            {
              name: 'You get care',
              text: 'Choose a provider, say that you are self-pay, and ask for the itemized bill. See [what to say at the desk](procedures#self-pay).',
            },
            {
              name: 'You pay your IUA',
              text: 'The initial unshareable amount (IUA) is the part that stays with you for each medical need. See [the IUA options](procedures#iua).',
            },
            {
              name: 'You send the request',
              text: 'Send the sharing request with its documents within {requestDeadline} of the date of service. See [how to submit](procedures#submission).',
            },
            {
              name: 'The community shares',
              text: 'What is eligible under these rules and goes beyond your IUA can be shared among members. The answer comes in writing, with the reason.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Emergency? Call {emergencyNumber} first.',
          text: 'When a life is in danger you need nobody’s permission. Go to the ER and take care of yourself or of the person beside you; the paperwork can wait.',
        },
      ],
      parts: [
        {
          id: 'medical-need',
          title: 'What a medical need is',
          blocks: [
            'It is an illness, an injury, or a pregnancy, with everything that comes along: visits, tests, a hospital stay, surgery, medicine, and recovery. A broken leg is a single need, even when it brings many bills from different places.',
            'That matters because the IUA is paid once for each need, not for each bill, visit, or year.',
          ],
        },
        {
          id: 'worked-example',
          title: 'An example with numbers',
          blocks: [
            'Your family chose the IUA of {iuaMiddle}. An inflamed appendix leads to eligible bills of {iuaExampleBill}, with the self-pay discount already taken off. You pay {iuaMiddle}, and {iuaExampleShared} can be shared by the community. If recovery brings one more eligible bill for the same need, you do not pay another IUA.',
          ],
        },
        {
          id: 'monthly-contribution',
          title: 'The monthly contribution',
          blocks: [
            'The contribution is due every month. If it is not received within its billing month, the membership becomes inactive, and whatever happens while it is inactive cannot be shared.',
            'If you catch up within {reinstatement}, the membership is reinstated and open requests go on from where they were. A tight month? Talk to us before the due date; that is always the easier time to sort it out.',
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      title: 'Who can join',
      blocks: [
        'A health condition keeps nobody out. It changes what can be shared, and from when: that is the [adjustment period](procedures#adjustment-period).',
      ],
      parts: [
        {
          id: 'who-may-join',
          title: 'What joining takes',
          draft: true,
          blocks: [
            {
              kind: 'list',
              items: [
                'Be an adult and live in the United States.',
                'Answer the application truthfully, for yourself and for the family that joins with you.',
                'Accept these rules and the members’ commitment.',
                'Make the first contribution.',
              ],
            },
            'The membership begins on the start date confirmed to you in writing. What happened before that date cannot be shared.',
          ],
        },
        {
          id: 'truthful-application',
          title: 'If something was left off the form',
          blocks: [
            'Whether a condition existed before is judged on medical records, not on the form. Tell us everything all the same: a forgotten detail is fixed with a message; a hidden one may end the membership.',
          ],
        },
      ],
    },
    {
      id: 'commitment',
      title: 'The members’ commitment',
      blocks: [
        'A community lives on the care each person takes of what belongs to all. Whoever joins commits to:',
        {
          kind: 'list',
          items: [
            'contribute every month, because a family on the other side is counting on it;',
            'pay their own part, the IUA, and any bills that are not eligible;',
            'look after their health and seek care in the right place: telemedicine or urgent care when it will do, the ER when it won’t;',
            'ask the price first, ask for the discount, and choose providers who charge fairly;',
            'be truthful in every request and send documents complete and unaltered;',
            'tell us about changes of address, of family, or of another source of payment;',
            'be respectful to the people who help and the people who share.',
          ],
        },
      ],
      parts: [
        {
          id: 'disagreement',
          title: 'If you disagree with an answer',
          draft: true,
          blocks: [
            'Reply in writing, say what you think was misread, and add whatever helps: records, a letter from the doctor, a corrected bill. Someone who had no part in the first answer reads the request again, and the new answer comes in writing, too.',
          ],
        },
      ],
    },
    {
      id: 'family',
      title: 'Who counts as family',
      blocks: [
        'A membership can bring together:',
        {
          kind: 'terms',
          items: [
            { name: 'The member', text: 'The person who signs the membership and answers for it.' },
            { name: 'The spouse', text: 'The person to whom the member is legally married.' },
            {
              name: 'Unmarried children under {childAge:number}',
              text: 'By birth, adoption, or legal guardianship, whether or not they live with you.',
            },
          ],
        },
        'Everyone in a membership has the same IUA. A medical need belongs to one person; the [household cap on IUAs](procedures#iua) adds up the needs of all.',
      ],
      parts: [
        {
          id: 'family-changes',
          title: 'When the family changes',
          draft: true,
          blocks: [
            'A wedding, an adoption, a baby, a separation? Tell us in writing. A new baby must be registered in the membership within {newbornRegistration} of birth; see [the newborn](maternity#newborn).',
            'When a child marries or reaches the age limit, they can stay in the community with a membership of their own.',
          ],
        },
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation',
      blocks: [
        'You can leave whenever you wish. There is no penalty, and nobody will pressure you to stay.',
        {
          kind: 'list',
          items: [
            'Ask in writing: an email or a message through the portal will do.',
            'It takes effect at the end of the billing cycle in which your request arrives.',
            'Contributions already made are not refunded: they have already helped other families.',
            'Cancellation is never back-dated; the date cannot be earlier than your request.',
          ],
        },
        'Whatever happened while you were a member can still be sent in, within the [deadlines](procedures#deadlines).',
      ],
      parts: [
        {
          id: 'coming-back',
          title: 'If you want to come back',
          draft: true,
          blocks: [
            'The door stays open. Whoever returns after leaving has a new start date, and the [adjustment period](procedures#adjustment-period) counts from it again.',
          ],
        },
        {
          id: 'ended-by-community',
          title: 'When the community ends a membership',
          draft: true,
          blocks: [
            'A membership may be ended for deliberately false information, an altered document, or a contribution that does not arrive even within the time for reinstatement. You are told the reason in writing first, and you may answer.',
          ],
        },
      ],
    },
  ],
};
