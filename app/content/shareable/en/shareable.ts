import type { ShareableGroup } from '../types.ts';

export const shareable: readonly ShareableGroup[] = [
  {
    id: 'sudden',
    title: 'When something happens',
    items: [
      {
        name: 'Emergency room and urgent care',
        text: 'Visits, tests, and treatment for an illness or injury. In an emergency, you don’t need our permission.',
        rule: ['instructions', 'emergency'],
      },
      {
        name: 'Ambulance',
        text: 'A ride to the hospital in an emergency.',
        rule: ['exclusions', 'not-eligible'],
      },
      {
        name: 'Car and other vehicle accidents',
        text: 'Eligible costs that are left after the vehicle’s and the other driver’s insurance pay.',
        rule: ['exclusions', 'vehicles'],
      },
      {
        name: 'Severe allergic reaction',
        text: 'Emergency care, the ambulance, and the epinephrine you are prescribed when you leave the hospital.',
        rule: ['exclusions', 'acute-allergic'],
      },
      {
        name: 'Teeth broken in an accident',
        text: 'Repairs to healthy teeth that an accident broke or knocked out.',
        rule: ['exclusions', 'dental'],
      },
      {
        name: 'Mental health crisis',
        text: 'The ambulance, the ER, and the hospital stay until the person is stable.',
        rule: ['exclusions', 'mental-health-emergency'],
      },
      {
        name: 'Emergency while traveling',
        text: 'Care that can’t wait until you get home, even in Brazil.',
        rule: ['exclusions', 'international-care'],
      },
    ],
  },
  {
    id: 'illness',
    title: 'Illness and surgery',
    items: [
      {
        name: 'An illness from start to finish',
        text: 'Visits, tests, surgery, a hospital stay, medicine, and recovery. It is one need with one IUA.',
        rule: ['instructions', 'medical-need'],
      },
      {
        name: 'Planned surgery',
        text: 'Eligible surgery, if you send the request at least {plannedCareNotice} before the surgery.',
        rule: ['procedures', 'deadlines'],
      },
      {
        name: 'Cancer that begins after you join',
        text: 'Surgery, chemo, radiation, and follow-up, with no specific limit.',
        rule: ['exclusions', 'cancer'],
      },
      {
        name: 'Prescriptions',
        text: 'Medicine for an eligible need, in the hospital and during recovery.',
        rule: ['exclusions', 'prescriptions'],
      },
      {
        name: 'Cataract surgery',
        text: 'Surgery with the standard lens.',
        rule: ['exclusions', 'vision'],
      },
      {
        name: 'Transplants',
        text: 'Organ, cornea, and bone marrow transplants at an authorized center.',
        rule: ['exclusions', 'transplants'],
      },
      {
        name: 'Hip, knee, and shoulder replacements',
        text: 'Surgery, if your records show when the joint began to wear out.',
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
        text: 'The birth, with no sharing limit, if you become pregnant at least {maternityConception} after your start date.',
        rule: ['maternity', 'childbirth'],
      },
      {
        name: 'Prenatal and postnatal care',
        text: 'Visits, tests, and ultrasounds, up to {maternityPrenatal} per pregnancy.',
        rule: ['maternity', 'prenatal-postnatal'],
      },
      {
        name: 'Complications of pregnancy',
        text: 'Care for problems such as diabetes in pregnancy. It does not count toward the prenatal limit.',
        rule: ['maternity', 'pregnancy-complications'],
      },
      {
        name: 'Pregnancy loss',
        text: 'Care for a miscarriage, an ectopic pregnancy, or a stillbirth, as part of the pregnancy.',
        rule: ['maternity', 'pregnancy-loss'],
      },
      {
        name: 'Treatment for your newborn',
        text: 'Care for the baby, if you add the baby to your membership within {newbornRegistration} of birth.',
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
        text: 'Up to {recoverySessions} or {recoveryAmount} per need, whichever comes first.',
        rule: ['exclusions', 'limit-recovery'],
      },
      {
        name: 'Care at home',
        text: 'Nursing or therapy, up to {homeCareVisits} or {homeCareAmount} per need, whichever comes first.',
        rule: ['exclusions', 'limit-home-care'],
      },
      {
        name: 'Crutches, wheelchairs, and hospital beds',
        text: 'With a prescription, at the price of renting or buying, whichever is lower.',
        rule: ['exclusions', 'durable-equipment'],
      },
      {
        name: 'A skilled nursing facility',
        text: 'A stay that the doctor orders to complete your recovery.',
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
    title: 'More that can be shared',
    items: [
      {
        name: 'Alternative medicine',
        text: 'Up to what standard treatment would cost, if you have a written plan before you start.',
        rule: ['exclusions', 'alternative-medicine'],
      },
      {
        name: 'Help when someone dies',
        text: 'A set amount for the family, after {deathWait} of membership. It is not life insurance.',
        rule: ['exclusions', 'death-assistance'],
      },
      {
        name: 'Diapers',
        text: 'Diapers for {maternityDiapers} after a birth whose costs were shared.',
        rule: ['maternity', 'diapers'],
      },
    ],
  },
];
