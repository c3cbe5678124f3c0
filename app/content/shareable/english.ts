import type { ShareableGroup } from './types.ts';

export const shareable: readonly ShareableGroup[] = [
  {
    id: 'sudden',
    title: 'When something happens',
    items: [
      {
        name: 'Emergency room and urgent care',
        text: 'An illness or injury, with its visits, tests, and treatment. In an emergency you ask nobody’s permission.',
        rule: ['instructions', 'emergency'],
      },
      {
        name: 'Ambulance',
        text: 'In an emergency.',
        rule: ['exclusions', 'not-eligible'],
      },
      {
        name: 'Car and other accidents',
        text: 'What is left after the vehicle’s and the other driver’s insurance have paid.',
        rule: ['exclusions', 'vehicles'],
      },
      {
        name: 'Severe allergic reaction',
        text: 'The care, the ambulance, and the epinephrine prescribed on the way out.',
        rule: ['exclusions', 'acute-allergic'],
      },
      {
        name: 'Teeth broken in an accident',
        text: 'Repairing healthy teeth that an accident broke or knocked out.',
        rule: ['exclusions', 'dental'],
      },
      {
        name: 'Mental health crisis',
        text: 'The ambulance, the ER, and the stay until the person is stable.',
        rule: ['exclusions', 'mental-health-emergency'],
      },
      {
        name: 'Emergency while traveling',
        text: 'Also in Brazil, when it could not wait.',
        rule: ['exclusions', 'international-care'],
      },
    ],
  },
  {
    id: 'illness',
    title: 'Illness and surgery',
    items: [
      {
        name: 'An illness from beginning to end',
        text: 'Visits, tests, a hospital stay, surgery, medicine, and recovery are a single need with one IUA.',
        rule: ['instructions', 'medical-need'],
      },
      {
        name: 'Planned surgery',
        text: 'With the request at least {plannedCareNotice} before.',
        rule: ['procedures', 'deadlines'],
      },
      {
        name: 'Cancer that begins after you join',
        text: 'Surgery, chemotherapy, radiation, and follow-up, without a limit of its own.',
        rule: ['exclusions', 'cancer'],
      },
      {
        name: 'Prescriptions',
        text: 'Medication that treats an eligible need, in the hospital and during recovery.',
        rule: ['exclusions', 'prescriptions'],
      },
      {
        name: 'Cataract surgery',
        text: 'With the standard lens.',
        rule: ['exclusions', 'vision'],
      },
      {
        name: 'Transplants',
        text: 'Of organs, cornea, or bone marrow, at an authorized center.',
        rule: ['exclusions', 'transplants'],
      },
      {
        name: 'Hip, knee, and shoulder replacements',
        text: 'With records that show when the wear began.',
        rule: ['exclusions', 'joint-replacements'],
      },
    ],
  },
  {
    id: 'birth',
    title: 'A growing family',
    items: [
      {
        name: 'Childbirth',
        text: 'Without a sharing limit, when conception is at least {maternityConception} after the start date.',
        rule: ['maternity', 'childbirth'],
      },
      {
        name: 'Prenatal and postnatal care',
        text: 'Visits, tests, and ultrasounds up to {maternityPrenatal} per pregnancy.',
        rule: ['maternity', 'prenatal-postnatal'],
      },
      {
        name: 'Complications of pregnancy',
        text: 'They do not use up the prenatal limit.',
        rule: ['maternity', 'pregnancy-complications'],
      },
      {
        name: 'Pregnancy loss',
        text: 'The medical expenses, as part of the pregnancy.',
        rule: ['maternity', 'pregnancy-loss'],
      },
      {
        name: 'The newborn’s treatment',
        text: 'When the baby is registered within {newbornRegistration} of birth.',
        rule: ['maternity', 'newborn'],
      },
    ],
  },
  {
    id: 'recovery',
    title: 'Recovery',
    items: [
      {
        name: 'Physical, speech, and other therapies',
        text: 'Up to {recoverySessions} or {recoveryAmount} per need.',
        rule: ['exclusions', 'limit-recovery'],
      },
      {
        name: 'Care at home',
        text: 'Nursing or therapy, up to {homeCareVisits} or {homeCareAmount} per need.',
        rule: ['exclusions', 'limit-home-care'],
      },
      {
        name: 'Crutches, wheelchair, hospital bed',
        text: 'By prescription, at the lower price of renting or buying.',
        rule: ['exclusions', 'durable-equipment'],
      },
      {
        name: 'Skilled nursing',
        text: 'When the doctor orders it to complete a recovery.',
        rule: ['exclusions', 'long-term-care'],
      },
      {
        name: 'Palliative care',
        text: 'Pain relief and care at the end of life.',
        rule: ['exclusions', 'palliative-care'],
      },
    ],
  },
  {
    id: 'more',
    title: 'And also',
    items: [
      {
        name: 'Alternative medicine',
        text: 'Up to what the conventional treatment would cost, with a written plan first.',
        rule: ['exclusions', 'alternative-medicine'],
      },
      {
        name: 'Help when someone dies',
        text: 'A set amount for the family, after {deathWait} of membership.',
        rule: ['exclusions', 'death-assistance'],
      },
      {
        name: 'Diapers',
        text: 'For {maternityDiapers} after a shared birth.',
        rule: ['maternity', 'diapers'],
      },
    ],
  },
];
