import type { RulesSection } from '../types.ts';

export const additional: RulesSection = {
  id: 'additional',
  title: 'Additional information',
  blocks: ['Situations that raise many questions, taken one at a time.'],
  parts: [
    {
      id: 'acute-allergic',
      title: 'Acute allergic reaction',
      draft: true,
      blocks: [
        'Swelling, trouble breathing, shock: that is an emergency. The care, the ambulance, and the epinephrine prescribed on the way out can be shared like any need, outside the allergy limit.',
      ],
    },
    {
      id: 'vehicles',
      title: 'Accidents with cars and other vehicles',
      draft: true,
      blocks: [
        'A car, a motorcycle, a scooter, an e-bike, or a ride booked in an app: the vehicle’s insurance, the other driver’s, and the app’s pay first. The community looks at what is left. Send the police report and what each of them answered.',
      ],
    },
    {
      id: 'asthma',
      title: 'Asthma',
      draft: true,
      blocks: [
        'An attack that leads to the ER is a medical need. If the asthma was there before, the [adjustment period](procedures#adjustment-period) applies, also to medication and checkups.',
      ],
    },
    {
      id: 'cancer',
      title: 'Cancer',
      draft: true,
      blocks: [
        'A cancer that begins after the start date is shared without a limit of its own: surgery, chemotherapy, radiation, and follow-up are a single need. Tell us as soon as you are diagnosed, so that we can plan together. For someone who has had cancer, the {lookBackCancer} before the start count.',
      ],
    },
    {
      id: 'cosmetic-surgery',
      title: 'Cosmetic surgery',
      draft: true,
      blocks: [
        'For looks, it is not eligible. Surgery that restores what an illness, an accident, or an eligible operation took away, such as a breast after cancer, is.',
      ],
    },
    {
      id: 'durable-equipment',
      title: 'Durable medical equipment',
      draft: true,
      blocks: [
        'Crutches, a walker, a wheelchair, a hospital bed, oxygen: by prescription, at the lower price of renting or buying. Ask for more than one estimate; repairs after misuse are out.',
      ],
    },
    {
      id: 'genetic-testing',
      title: 'Genetic testing',
      draft: true,
      blocks: [
        'Eligible when the result changes the treatment of an illness already diagnosed. For curiosity, family history, or planning, it is not.',
      ],
    },
    {
      id: 'palliative-care',
      title: 'Palliative care',
      draft: true,
      blocks: [
        'Pain relief and care at the end of life, at home or in a facility, are eligible when the doctor recommends them. A family doesn’t have to wait for the last moment to ask.',
      ],
    },
    {
      id: 'international-care',
      title: 'International care',
      draft: true,
      blocks: [
        'When you travel, to Brazil included, an emergency that could not wait can be shared, at its value in dollars on the day of payment, with the itemized bill. Planned treatment outside the United States only with written approval before the trip.',
      ],
    },
    {
      id: 'long-term-care',
      title: 'Long-term and skilled nursing care',
      draft: true,
      blocks: [
        'Nursing homes and help with daily tasks are not eligible. A stay in skilled nursing is, when the doctor orders it to complete a recovery.',
      ],
    },
    {
      id: 'mental-health-emergency',
      title: 'Mental health emergency',
      draft: true,
      blocks: [
        'Danger to oneself or to others is an emergency. The ambulance, the ER, and the stay until the person is stable can be shared. What comes after follows the rule on [mental health](#mental-health).',
      ],
    },
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      draft: true,
      blocks: [
        'Medication that treats an eligible need is in, during the hospital stay and the recovery. Ongoing medication follows the rule of the condition it treats. Ask for the generic and compare pharmacies: the difference is often large.',
      ],
    },
    {
      id: 'sports',
      title: 'Sports',
      draft: true,
      blocks: [
        'Sunday soccer, the gym, and the school team are in. Paid competition and anything done against the safety rules of the place are out. When the club, the school, or the event has a payer, that source goes first.',
      ],
    },
    {
      id: 'suicide',
      title: 'Suicide',
      draft: true,
      blocks: [
        'The medical expenses of an attempt are treated as a mental health emergency, without judgment. Death assistance follows the same conditions whatever the cause.',
        {
          kind: 'note',
          tone: 'care',
          title: 'You don’t have to go through this alone',
          text: 'Call {crisisNumber} at any hour; for Portuguese, say “Portuguese interpreter, please.” If there is danger right now, {emergencyNumber}.',
        },
      ],
    },
  ],
};
