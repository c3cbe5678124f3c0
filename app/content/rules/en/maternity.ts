import type { RulesContent } from '../types.ts';

export const maternity: RulesContent = {
  lead: 'A growing family is a joy for the whole community. Here is what is shared, from the first test to the first diapers.',
  sections: [
    {
      id: 'conception',
      title: 'When a pregnancy is eligible',
      blocks: [
        'A pregnancy is eligible when conception is at least {maternityConception} after the mother’s start date. The gestational age at the first ultrasound decides.',
        'If you are already pregnant when you join, the expenses of this pregnancy stay with the family, and later ones can be shared. The baby may join the community at birth; talk to us beforehand.',
      ],
    },
    {
      id: 'maternity-iua',
      title: 'The IUA in maternity',
      draft: true,
      blocks: [
        'The whole pregnancy, from prenatal to postnatal care, is a single medical need: one IUA for everything.',
        {
          kind: 'note',
          tone: 'good',
          title: 'It can be reduced',
          text: 'Where the maternity total does not exceed {maternityReductionCeiling}, the [actions that reduce the IUA](procedures#reduce-iua) apply here, too. Asking the hospital for a bundled price for the birth helps most.',
        },
      ],
    },
    {
      id: 'prenatal-postnatal',
      title: 'Prenatal and postnatal services',
      blocks: [
        'Visits, tests, ultrasounds, prescription vitamins, breastfeeding support, and the checkup after birth: up to {maternityPrenatal} per pregnancy, after the IUA.',
      ],
    },
    {
      id: 'childbirth',
      title: 'Childbirth services',
      blocks: [
        'There is no sharing limit for the expenses of the birth. They include:',
        {
          kind: 'list',
          items: [
            'a vaginal birth or a C-section the doctor calls for, at a hospital or a birth center;',
            'an obstetrician or a licensed midwife, anesthesia, and the mother’s stay;',
            'the baby’s routine care at the hospital.',
          ],
        },
      ],
      parts: [
        {
          id: 'pregnancy-complications',
          title: 'Complications of pregnancy',
          draft: true,
          blocks: [
            'High blood pressure, gestational diabetes, an early birth: whatever an eligible pregnancy brings is part of it and does not use up the prenatal limit. In an emergency, {emergencyNumber} first.',
          ],
        },
        {
          id: 'pregnancy-loss',
          title: 'When a pregnancy ends too soon',
          draft: true,
          blocks: [
            'We are so sorry. The medical expenses of a miscarriage, an ectopic pregnancy, or a stillbirth are shared as part of the pregnancy. Write when you can; a single person stays with your request, so that you don’t have to tell it all again.',
          ],
        },
      ],
    },
    {
      id: 'newborn',
      title: 'The newborn',
      draft: true,
      blocks: [
        'Register the baby in the membership within {newbornRegistration} of birth. The baby is then a member from the first day, and anything that needs treatment is the baby’s own need, with its own IUA.',
        'After that, the baby joins like anyone else: with the start date of the application, and what was there before counts as [pre-existing](procedures#pre-existing).',
        'Adoption follows the same deadline, counted from the day the child comes home.',
      ],
    },
    {
      id: 'maternity-requests',
      title: 'Sharing requests',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              name: 'It’s confirmed? Tell us.',
              text: 'Send the maternity form and the first ultrasound.',
            },
            {
              name: 'Plan',
              text: 'Ask the obstetrician and the hospital for a bundled price, and send the request at least {maternityNotice} before each planned service.',
            },
            {
              name: 'Keep the itemized bills',
              text: 'The mother’s and the baby’s, apart: they are different people to the hospital and to the community.',
            },
            {
              name: 'Send them in time',
              text: 'Each bill within {maternityDeadline} of its date.',
            },
          ],
        },
      ],
    },
    {
      id: 'diapers',
      title: 'A gift: diapers',
      blocks: [
        'Every family with a shared birth receives diapers for {maternityDiapers}. It is an extra service of the community: it uses up neither a limit nor an IUA. Once the baby is registered, just tell us the size and the address.',
      ],
    },
    {
      id: 'maternity-not-shared',
      title: 'What is not shared',
      blocks: [
        {
          kind: 'list',
          items: [
            'fertility treatment and surrogacy;',
            'tests just to learn the baby’s sex, or out of curiosity;',
            'classes, doulas, photographs, a private room by choice, and comfort items;',
            'a C-section by preference, where it costs more than a vaginal birth;',
            'adoption fees.',
          ],
        },
        'The full list of what stays out is [under exclusions](exclusions#not-eligible).',
      ],
      draft: true,
    },
  ],
};
