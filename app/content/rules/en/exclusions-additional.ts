import type { RulesSection } from '../types.ts';

export const additional: RulesSection = {
  id: 'additional',
  title: 'Additional information',
  blocks: ['Rules for other situations:'],
  parts: [
    {
      id: 'acute-allergic',
      title: 'Severe allergic reaction',
      draft: true,
      blocks: [
        'Swelling, trouble breathing, or shock is an emergency. The care, the ambulance, and the epinephrine you are prescribed when you leave can be shared like any need. They don’t count toward the allergy limit.',
      ],
    },
    {
      id: 'vehicles',
      title: 'Accidents with cars and other vehicles',
      draft: true,
      blocks: [
        'For a crash in a car, motorcycle, scooter, e-bike, or rideshare, insurance pays first: the vehicle’s, the other driver’s, and the app’s. Then the community looks at what is left. Send the police report and each company’s answer.',
      ],
    },
    {
      id: 'asthma',
      title: 'Asthma',
      draft: true,
      blocks: [
        'An asthma attack that takes you to the ER is a medical need. If you had asthma before you joined, the [adjustment period](procedures#adjustment-period) applies. It also applies to medicine and checkups.',
      ],
    },
    {
      id: 'cancer',
      title: 'Cancer',
      draft: true,
      blocks: [
        'Cancer that begins after your start date can be shared without a limit of its own. Surgery, chemo, radiation, and follow-up are one need. Tell us as soon as you are diagnosed, so that we can plan together. If you had cancer before, we look at the {lookBackCancer} before your start date.',
      ],
    },
    {
      id: 'cosmetic-surgery',
      title: 'Cosmetic surgery',
      draft: true,
      blocks: [
        'Surgery just to change how you look is not eligible. Surgery can be shared if it rebuilds what an illness, accident, or eligible operation took away, such as a breast after cancer.',
      ],
    },
    {
      id: 'durable-equipment',
      title: 'Durable medical equipment',
      draft: true,
      blocks: [
        'Crutches, a walker, a wheelchair, a hospital bed, and oxygen can be shared with a prescription. We use the lower price of renting or buying. Get more than one estimate. Repairs after misuse are not eligible.',
      ],
    },
    {
      id: 'genetic-testing',
      title: 'Genetic testing',
      draft: true,
      blocks: [
        'A test is eligible if the result changes the treatment of an illness you already have. Testing out of curiosity, for family history, or for planning is not eligible.',
      ],
    },
    {
      id: 'palliative-care',
      title: 'Palliative care',
      draft: true,
      blocks: [
        'Pain relief and care at the end of life are eligible if the doctor recommends them, at home or in a facility. You don’t have to wait for the last moment to ask.',
      ],
    },
    {
      id: 'international-care',
      title: 'International care',
      draft: true,
      blocks: [
        'If you travel, even to Brazil, an emergency that could not wait can be shared. Send the itemized bill. We use its value in dollars on the day you paid. Planned care outside the United States can be shared only if we approve it in writing before the trip.',
      ],
    },
    {
      id: 'long-term-care',
      title: 'Long-term and skilled nursing care',
      draft: true,
      blocks: [
        'Nursing homes and help with daily tasks are not eligible. A stay in a skilled nursing facility is eligible if the doctor orders it to finish a recovery.',
      ],
    },
    {
      id: 'mental-health-emergency',
      title: 'Mental health emergency',
      draft: true,
      blocks: [
        'If someone may hurt themselves or others, it is an emergency. The ambulance, the ER, and the stay until the person is stable can be shared. Care after that follows the rule on [mental health](#mental-health).',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      draft: true,
      blocks: [
        'Medicine for an eligible need can be shared during the hospital stay and recovery. Medicine you take all the time follows the rule for the condition it treats. Ask for the generic and compare pharmacies. The difference is often large.',
      ],
    },
    {
      id: 'sports',
      title: 'Sports',
      draft: true,
      blocks: [
        'Injuries from weekend soccer, the gym, and school teams can be shared. Injuries from paid competition, or from breaking safety rules, cannot. If the club, the school, or the event has someone who pays, they pay first.',
      ],
    },
    {
      id: 'suicide',
      title: 'Suicide',
      draft: true,
      blocks: [
        'Care after an attempt is treated as a mental health emergency, without judgment. Death assistance is the same, whatever the cause.',
        {
          kind: 'note',
          tone: 'care',
          title: 'You don’t have to go through this alone',
          text: 'Call {crisisNumber}, day or night. For Portuguese, say “Portuguese interpreter, please.” If there is danger right now, call {emergencyNumber}.',
        },
      ],
    },
  ],
};
