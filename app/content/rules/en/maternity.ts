import type { RulesContent } from '../types.ts';

export const maternity: RulesContent = {
  lead: 'A growing family is a joy for the whole community. Here is what can be shared, from the first test to the first diapers.',
  sections: [
    {
      id: 'conception',
      title: 'When a pregnancy is eligible',
      blocks: [
        'A pregnancy is eligible if you become pregnant at least {maternityConception} after your start date. We use the due date from your first ultrasound to check this.',
        'If you are already pregnant when you join, or become pregnant in your first {maternityConception} of membership, your family pays for that pregnancy. Later pregnancies can be shared. The baby can join the community at birth. Talk to us before the birth.',
      ],
    },
    {
      id: 'maternity-iua',
      title: 'The IUA and maternity',
      draft: true,
      blocks: [
        'The whole pregnancy, from prenatal care to the checkup after birth, is one medical need. You pay one IUA for all of it.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Your IUA may be lower',
          text: 'If all your maternity bills add up to {maternityReductionCeiling} or less, the [steps that may lower your IUA](procedures#reduce-iua) apply here, too. What helps most is to ask the hospital for one price that includes everything.',
        },
      ],
    },
    {
      id: 'prenatal-postnatal',
      title: 'Prenatal and postnatal services',
      blocks: [
        'After you pay your IUA, up to {maternityPrenatal} per pregnancy can be shared. That includes visits, tests, ultrasounds, prescription vitamins, breastfeeding support, and the checkup after birth.',
      ],
    },
    {
      id: 'childbirth',
      title: 'Childbirth services',
      blocks: [
        'There is no sharing limit for the birth itself. This includes:',
        {
          kind: 'list',
          items: [
            'a vaginal birth, or a C-section the doctor recommends, at a hospital or birth center;',
            'care from a doctor or licensed midwife, anesthesia, and the mother’s stay;',
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
            'Problems such as high blood pressure, gestational diabetes, or premature birth are treated as part of an eligible pregnancy. Care for them does not count toward the prenatal limit. In an emergency, call {emergencyNumber} first.',
          ],
        },
        {
          id: 'pregnancy-loss',
          title: 'When a pregnancy ends too soon',
          draft: true,
          blocks: [
            'We are so sorry. Care for a miscarriage, an ectopic pregnancy, or a stillbirth can be shared as part of the pregnancy. Write to us when you can. You don’t have to tell your story again: everything you send us stays together in your request.',
          ],
        },
      ],
    },
    {
      id: 'newborn',
      title: 'The newborn',
      draft: true,
      blocks: [
        'Add the baby to your membership within {newbornRegistration} of birth. Then the baby is a member from birth. Any treatment the baby needs is the baby’s own medical need, with its own IUA.',
        'If you add the baby after that deadline, the baby joins like anyone else, with a later start date. Any condition from before that date counts as [pre-existing](procedures#pre-existing).',
        'If you adopt a child, you have the same number of days, counted from the day the child comes home.',
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
              name: 'Pregnant? Tell us.',
              text: 'Send a sharing request in the portal. Add the report of the first ultrasound, or send it later.',
            },
            {
              name: 'Plan ahead',
              text: 'Ask the doctor and the hospital for one price that includes everything. Send the request at least {maternityNotice} before each planned visit or procedure.',
            },
            {
              name: 'Keep the itemized bills',
              text: 'Keep the mother’s bills and the baby’s bills separate. To the hospital and the community, the mother and the baby are separate patients.',
            },
            {
              name: 'Send requests on time',
              text: 'Send the request for each bill within {maternityDeadline} of the date on the bill.',
            },
          ],
        },
      ],
    },
    {
      id: 'diapers',
      title: 'A gift: diapers',
      blocks: [
        'Every family gets {maternityDiapers} of diapers after a birth whose costs were shared. This is a gift from the community. It doesn’t count toward any limit, and there is no IUA. Once you have added the baby to your membership, just tell us the diaper size and your address.',
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
            'tests done only to learn the baby’s sex or out of curiosity;',
            'classes, doulas, photos, a private room that you choose, and comfort items;',
            'the extra cost of a C-section you choose without a medical reason;',
            'adoption fees.',
          ],
        },
        'Other care that is not shared is [listed under exclusions](exclusions#not-eligible).',
      ],
      draft: true,
    },
  ],
};
