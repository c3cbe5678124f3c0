import type { RulesSection } from '../types.ts';

export const additional: RulesSection = {
  id: 'additional',
  title: 'Additional information',
  blocks: ['These rules apply to other situations:'],
  parts: [
    {
      id: 'acute-allergic',
      title: 'Severe allergic reaction',
      draft: true,
      blocks: [
        'Swelling, trouble breathing, or shock is an emergency. Emergency care, the ambulance, and the epinephrine you are prescribed when you leave the hospital can be shared like any other need. They don’t count toward the allergy limit.',
      ],
    },
    {
      id: 'vehicles',
      title: 'Accidents with cars and other vehicles',
      draft: true,
      blocks: [
        'After a crash involving a car, motorcycle, scooter, e-bike, or rideshare, insurance pays first. That includes the vehicle’s insurance, the other driver’s, and the rideshare company’s. Then we review the costs that are left. Send the police report and each insurance company’s answer.',
      ],
    },
    {
      id: 'asthma',
      title: 'Asthma',
      draft: true,
      blocks: [
        'An asthma attack that takes you to the ER is a medical need. If you had asthma before you joined, the [adjustment period](procedures#adjustment-period) applies to the attack, and also to medicine and checkups.',
      ],
    },
    {
      id: 'cancer',
      title: 'Cancer',
      draft: true,
      blocks: [
        'If cancer begins after your start date, care for it can be shared, with no specific limit. Surgery, chemo, radiation, and follow-up are one need. Tell us as soon as you are diagnosed, so that we can plan together. To decide whether the [adjustment period](procedures#adjustment-period) applies, we look at the {lookBackCancer} before your start date.',
      ],
    },
    {
      id: 'cosmetic-surgery',
      title: 'Cosmetic surgery',
      draft: true,
      blocks: [
        'Surgery done only to change how you look is not eligible. Surgery can be shared if it rebuilds what an illness, accident, or eligible operation took away, such as a breast after cancer.',
      ],
    },
    {
      id: 'durable-equipment',
      title: 'Durable medical equipment',
      draft: true,
      blocks: [
        'Crutches, a walker, a wheelchair, a hospital bed, and oxygen can be shared with a prescription. We compare the price of renting with the price of buying, and the lower one can be shared. Get more than one estimate. Repairs after misuse are not eligible.',
      ],
    },
    {
      id: 'genetic-testing',
      title: 'Genetic testing',
      draft: true,
      blocks: [
        'A test is eligible if the result could change the treatment of an illness you already have. Testing out of curiosity, because of family history, or to plan for the future is not eligible.',
      ],
    },
    {
      id: 'palliative-care',
      title: 'Palliative care',
      draft: true,
      blocks: [
        'Pain relief and care at the end of life are eligible, at home or in a facility, if the doctor recommends them. You don’t have to wait until the last moment to ask.',
      ],
    },
    {
      id: 'international-care',
      title: 'International care',
      draft: true,
      blocks: [
        'If you have an emergency while you travel, even in Brazil, care that could not wait can be shared. Send the itemized bill. We convert it to U.S. dollars at the exchange rate on the day you paid. Planned care outside the United States can be shared only if we approve it in writing before the trip.',
      ],
    },
    {
      id: 'long-term-care',
      title: 'Long-term and skilled nursing care',
      draft: true,
      blocks: [
        'Nursing homes and help with daily tasks are not eligible. A stay in a skilled nursing facility is eligible if the doctor orders it to complete your recovery.',
      ],
    },
    {
      id: 'mental-health-emergency',
      title: 'Mental health emergency',
      draft: true,
      blocks: [
        'If someone may hurt themselves or others, it is an emergency. The ambulance, the ER, and the hospital stay until the person is stable can be shared. Care after that follows the rule on [mental health](#mental-health).',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      draft: true,
      blocks: [
        'Medicine for an eligible need can be shared during the hospital stay and recovery. Medicine you take regularly follows the rule for the condition it treats. Ask for the generic, and compare pharmacies. Prices often differ a lot.',
      ],
    },
    {
      id: 'sports',
      title: 'Sports',
      draft: true,
      blocks: [
        'Injuries from weekend soccer, the gym, and school teams can be shared. Injuries from a competition that you were paid to take part in, or from breaking safety rules, cannot. If the club, school, or event has insurance or another source of payment, that pays first.',
      ],
    },
    {
      id: 'suicide',
      title: 'Suicide',
      draft: true,
      blocks: [
        'Care after a suicide attempt is treated as a mental health emergency, without judgment. Death assistance is the same, whatever the cause of death.',
        {
          kind: 'note',
          tone: 'care',
          title: 'You don’t have to go through this alone',
          text: 'Call {crisisNumber}, day or night. For Portuguese, say “Portuguese interpreter, please.” If someone is in danger right now, call {emergencyNumber}.',
        },
      ],
    },
  ],
};
