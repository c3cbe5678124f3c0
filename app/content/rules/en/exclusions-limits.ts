import type { RulesSection } from '../types.ts';

export const limits: RulesSection = {
  id: 'limits',
  title: 'Specific limits',
  blocks: [
    'This care is shared up to the limit in each box, after your IUA. Whatever goes beyond stays with you.',
    {
      kind: 'boxes',
      items: [
        {
          id: 'limit-allergy',
          title: 'Allergy treatment',
          limit: '{allergyAmount} per {allergyPeriod}',
          text: 'Tests, allergy shots, and visits. An [acute reaction](#acute-allergic) is outside this limit.',
        },
        {
          id: 'limit-diagnostics',
          title: 'Alternative diagnostics',
          limit: '{diagnosticsAmount} per need',
          text: 'Tests outside conventional medicine, ordered by a licensed practitioner.',
        },
        {
          id: 'limit-home-care',
          title: 'Home care',
          limit: '{homeCareVisits} or {homeCareAmount} per need',
          text: 'Nursing or therapy at home, on a doctor’s order. Whichever comes first.',
        },
        {
          id: 'limit-hormone',
          title: 'Hormone therapy',
          limit: '{hormoneAmount} per {hormonePeriod}',
          text: 'With a diagnosis and a prescription.',
        },
        {
          id: 'limit-injections',
          title: 'Injections',
          limit: '{injectionsAmount} per need',
          text: 'Into joints or nerves, for pain.',
        },
        {
          id: 'limit-supplies',
          title: 'Medical supplies',
          limit: '{suppliesAmount} per {suppliesPeriod}',
          text: 'Dressings, catheters, test strips, and the like, by prescription.',
        },
        {
          id: 'limit-orthotics',
          title: 'Orthotics',
          limit: '{orthoticsAmount} per {orthoticsPeriod}',
          text: 'Splints, braces, and custom insoles, by prescription.',
        },
        {
          id: 'limit-recovery',
          title: 'Recovery therapies',
          limit: '{recoverySessions} or {recoveryAmount} per need',
          text: 'Physical, occupational, and speech therapy, chiropractic, and acupuncture, added together. Whichever comes first.',
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
          text: 'Rental payments count toward the limit of the device.',
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
          text: 'Whichever comes first.',
        },
        {
          id: 'limit-apnea-surgery',
          title: 'Sleep apnea: surgery',
          limit: '{apneaSurgeryAmount} per membership',
          text: 'Once, for as long as you are a member.',
        },
      ],
    },
    {
      kind: 'note',
      tone: 'info',
      title: 'Sleep apnea is on the other list, too',
      text: 'If it was there before the start date, the [adjustment period](procedures#adjustment-period) applies first, and the limit in the box only after that.',
    },
  ],
  parts: [
    {
      id: 'additional-requests',
      title: 'Additional requests',
      draft: true,
      blocks: [
        'Beyond a limit, only by written request before the service, with the records that explain why. The answer comes in writing, too, and it may be no.',
      ],
    },
  ],
};
