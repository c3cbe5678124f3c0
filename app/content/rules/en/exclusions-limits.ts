import type { RulesSection } from '../types.ts';

export const limits: RulesSection = {
  id: 'limits',
  title: 'Specific limits',
  blocks: [
    'After you pay your IUA, this care can be shared up to the limit in each box. You pay anything above the limit.',
    {
      kind: 'boxes',
      items: [
        {
          id: 'limit-allergy',
          title: 'Allergy treatment',
          limit: '{allergyAmount} per {allergyPeriod}',
          text: 'Allergy tests, shots, and visits. Care for a [severe reaction](#acute-allergic) does not count toward this limit.',
        },
        {
          id: 'limit-diagnostics',
          title: 'Alternative diagnostics',
          limit: '{diagnosticsAmount} per need',
          text: 'Tests outside standard medicine, ordered by a licensed practitioner.',
        },
        {
          id: 'limit-home-care',
          title: 'Home care',
          limit: '{homeCareVisits} or {homeCareAmount} per need',
          text: 'Nursing or therapy at home, if a doctor orders it. The limit you reach first applies.',
        },
        {
          id: 'limit-hormone',
          title: 'Hormone therapy',
          limit: '{hormoneAmount} per {hormonePeriod}',
          text: 'You need a diagnosis and a prescription.',
        },
        {
          id: 'limit-injections',
          title: 'Injections',
          limit: '{injectionsAmount} per need',
          text: 'Injections into joints or nerves to treat pain.',
        },
        {
          id: 'limit-supplies',
          title: 'Medical supplies',
          limit: '{suppliesAmount} per {suppliesPeriod}',
          text: 'Dressings, catheters, test strips, and similar supplies, with a prescription.',
        },
        {
          id: 'limit-orthotics',
          title: 'Orthotics',
          limit: '{orthoticsAmount} per {orthoticsPeriod}',
          text: 'Splints, braces, and custom insoles, with a prescription.',
        },
        {
          id: 'limit-recovery',
          title: 'Recovery therapies',
          limit: '{recoverySessions} or {recoveryAmount} per need',
          text: 'All physical, occupational, and speech therapy, chiropractic care, and acupuncture count together. The limit you reach first applies.',
        },
        {
          id: 'limit-apnea-home',
          title: 'Sleep apnea: home study',
          limit: '{apneaHomeAmount}, one per {apneaHomePeriod}',
        },
        {
          id: 'limit-apnea-laboratory',
          title: 'Sleep apnea: laboratory study',
          limit: '{apneaLabAmount}, one per {apneaLabPeriod}',
        },
        {
          id: 'limit-apnea-device',
          title: 'Sleep apnea: CPAP or BiPAP device',
          limit: '{apneaDeviceAmount}, one per {apneaDevicePeriod}',
        },
        {
          id: 'limit-apnea-rental',
          title: 'Sleep apnea: device rental',
          limit: 'up to {apneaRental}',
          text: 'Rental payments count toward the limit for the device.',
        },
        {
          id: 'limit-apnea-masks',
          title: 'Sleep apnea: masks and supplies',
          limit: '{apneaMasksAmount} per {apneaMasksPeriod}',
        },
        {
          id: 'limit-apnea-oral',
          title: 'Sleep apnea: oral appliance',
          limit: '{apneaOralAmount}, one per {apneaOralPeriod}',
        },
        {
          id: 'limit-apnea-follow-up',
          title: 'Sleep apnea: specialist follow-up',
          limit: '{apneaVisits} or {apneaVisitsAmount} per {apneaVisitsPeriod}',
          text: 'The limit you reach first applies.',
        },
        {
          id: 'limit-apnea-surgery',
          title: 'Sleep apnea: surgery',
          limit: '{apneaSurgeryAmount} per membership',
          text: 'This limit applies once, for as long as you are a member.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      title: 'Sleep apnea is on the pre-existing list, too',
      text: 'If you had sleep apnea before your start date, the [adjustment period](procedures#adjustment-period) applies first, and then the limit in the box.',
    },
  ],
  parts: [
    {
      id: 'additional-requests',
      title: 'Additional requests',
      draft: true,
      blocks: [
        'To ask for sharing above a limit, write to us before you get the care. Send records that explain why you need it. We’ll answer in writing, and the answer may be no.',
      ],
    },
  ],
};
