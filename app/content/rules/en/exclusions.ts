import type { RulesContent } from '../types.ts';
import { additional } from './exclusions-additional.ts';
import { limits } from './exclusions-limits.ts';

export const exclusions: RulesContent = {
  lead: 'What stays out, what comes in only under a condition, and what has a limit. It is the hardest part to read and the most important: better to know now than when the bill arrives.',
  short: [
    'Never shared: abortion, adult immunizations, cosmetic care, contraceptives, fertility, weight loss, work injuries, and [other expenses](#not-eligible).',
    'Out, with exceptions: [teeth](#dental), [eyes](#vision), and [mental health](#mental-health). An accident, a cataract, and an emergency can be shared.',
    'Only under a condition: certain care [of the body](#conditional-body) and certain [circumstances](#conditional-circumstances).',
    'What you had before you joined goes through the [adjustment period](procedures#adjustment-period). See [the list](#pre-existing-list).',
    'With a limit of its own: therapies, devices, sleep apnea, and [other care](#limits).',
    'With a rule of its own: transplants, joints, dialysis, and [other cases](#special-cases); cars, cancer, medication, travel, and [other situations](#additional).',
  ],
  sections: [
    {
      id: 'not-eligible',
      title: 'Non-eligible expenses',
      blocks: [
        'These categories are not shared, in any year of membership:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Abortion',
              text: 'A miscarriage is not meant here: see [pregnancy loss](maternity#pregnancy-loss) under maternity.',
            },
            { name: 'Adult immunizations', text: 'Including those for travel and for work.' },
            {
              name: 'Alcohol or drug abuse',
              text: 'Treatment of the dependence and expenses caused directly by the use.',
            },
            {
              name: 'Birth control',
              text: 'Tubal ligation, vasectomy, and their reversal.',
            },
            {
              name: 'Cosmetic care',
              text: 'Whatever changes appearance without treating an illness; see [cosmetic surgery](#cosmetic-surgery).',
            },
            {
              name: 'Contraceptives',
              text: 'Pills, injections, implants, IUDs, and others; see the [note](#contraceptives-note).',
            },
            {
              name: 'Experimental care',
              text: 'What is still being studied or is not accepted medical practice.',
            },
            {
              name: 'Fertility',
              text: 'Tests, medication, insemination, in vitro fertilization, and freezing.',
            },
            {
              name: 'Gender transition',
              text: 'Hormones, surgery, and follow-up for that purpose.',
            },
            { name: 'Hearing aids', text: 'Buying, fitting, and repairing them.' },
            {
              name: 'Late fees, interest, and missed visits',
              text: 'Whatever a bill grows by because it was late, or a visit costs because nobody came.',
            },
            {
              name: 'Non-prescription products',
              text: 'Vitamins, supplements, and over-the-counter medicine.',
            },
            {
              name: 'Self-inflicted injury from an illegal act',
              text: 'What results from a crime committed by the person who was hurt.',
            },
            {
              name: 'Surrogacy',
              text: 'For the person who carries the child and for those who hire her.',
            },
            {
              name: 'Transportation',
              text: 'Tickets, fuel, lodging, and scheduled ambulance rides. An ambulance in an emergency can be shared.',
            },
            {
              name: 'Weight loss',
              text: 'Programs, medication, and surgery for that purpose.',
            },
            {
              name: 'Work injuries and illnesses',
              text: 'The employer answers for them (workers’ compensation), also when you are your own employer.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'contraceptives-note',
          title: 'A note on contraceptives',
          blocks: [
            'A contraceptive hormone prescribed to treat another diagnosis, such as endometriosis or heavy bleeding, may be eligible as medication for that diagnosis. The prescription and the doctor’s notes must say what it is for.',
          ],
        },
      ],
    },
    {
      id: 'dental',
      title: 'Dental care',
      blocks: [
        'Dental treatment is not eligible: cleanings, cavities, root canals, extractions, implants, braces, gums.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an accident',
          text: 'If an accident during the membership broke or knocked out healthy teeth, repairing them is part of that need. Chewing does not count as an accident. Send the urgent care record and the X-ray.',
        },
      ],
    },
    {
      id: 'conditional-body',
      title: 'Eligible only under a condition: the body',
      draft: true,
      blocks: [
        'This care is usually routine or for comfort. It can be shared only when the condition beside it is met:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Feet',
              text: 'Calluses, nails, flat feet, and comfort insoles are out. Treating an infection, a wound, or feet at proven risk from diabetes is in.',
            },
            {
              name: 'Moles, warts, and skin growths',
              text: 'Only when the doctor suspects cancer in writing, or with a biopsy result.',
            },
            {
              name: 'Varicose veins',
              text: 'Only with an ulcer, bleeding, or a clot shown by a test.',
            },
            {
              name: 'Jaw joint (TMJ)',
              text: 'Only after conservative treatment has failed, and with imaging.',
            },
            {
              name: 'Nose and breathing',
              text: 'A deviated septum or polyps only when they block breathing or cause repeated infections, on record.',
            },
            {
              name: 'Breast reduction',
              text: 'Only with documented pain or injury, after physical therapy has failed.',
            },
            {
              name: 'Scars',
              text: 'Only when they limit movement.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an accident',
          text: 'When the cause is an accident during the membership, the condition falls away: what repairs the injury is shared like any other need.',
        },
      ],
    },
    {
      id: 'conditional-circumstances',
      title: 'Eligible only under a condition: the circumstances',
      draft: true,
      blocks: [
        'Here, what matters is how the expense came about:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Driving after alcohol or drugs',
              text: 'The driver’s own expenses are not shared.',
            },
            {
              name: 'Driving without a valid license, or without the seat belt or helmet the law requires',
              text: 'Only when it is clear that this neither caused nor worsened the injury.',
            },
            {
              name: 'A fight',
              text: 'Only for someone who did not start it, with a police report.',
            },
            {
              name: 'Exams that others require',
              text: 'For school, a job, immigration, or sports they are out. What a doctor orders because of a symptom is in.',
            },
            {
              name: 'Leaving the hospital against medical advice',
              text: 'What leaving made worse is in only with a written reason.',
            },
            {
              name: 'Care outside the United States',
              text: 'Only under the conditions of [international care](#international-care).',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: whoever suffered the accident',
          text: 'Passengers, pedestrians, and others hurt in an accident do not answer for what somebody else did: their expenses are shared like any other need, after [other payers](procedures#other-payers).',
        },
      ],
    },
    {
      id: 'mental-health',
      title: 'Mental health',
      blocks: [
        'Psychotherapy, routine psychiatry, scheduled inpatient stays, and ongoing medication for mental health are not eligible.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an emergency',
          text: 'A crisis that leads to the ER can be shared until the person is stable; see [mental health emergency](#mental-health-emergency).',
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Need someone right now?',
          text: 'Call or text {crisisNumber} at any hour, free of charge. To speak Portuguese, call and say “Portuguese interpreter, please.” If a life is in danger, {emergencyNumber}.',
        },
      ],
    },
    {
      id: 'vision',
      title: 'Vision',
      blocks: [
        'Eye exams, glasses, contact lenses, and surgery to do without glasses are not eligible. An illness or injury of the eye is a medical need like any other.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: cataracts',
          text: 'Cataract surgery with the standard lens can be shared. If the cataract was there before, the [adjustment period](procedures#adjustment-period) applies first. The price difference of a special lens stays with you.',
        },
      ],
    },
    {
      id: 'pre-existing-list',
      title: 'The most common pre-existing conditions',
      blocks: [
        'If any of these was there before the start date, the [adjustment period](procedures#adjustment-period) applies. The list helps you recognize them; other conditions can be [pre-existing](procedures#pre-existing), too.',
        {
          kind: 'names',
          items: [
            'Allergy treatments',
            'Arthritis',
            'Asthma',
            'Autoimmune disease',
            'Back or joint disease',
            'Cancer',
            'Cataracts',
            'Celiac disease',
            'Chronic pain',
            'Diabetes',
            'Endometriosis',
            'Gallstones',
            'Hernia',
            'High blood pressure',
            'Kidney stones',
            'Long covid',
            'Migraine',
            'Sleep apnea',
            'Stem cell therapy',
            'Thyroid disease',
            'Uterine fibroids',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Basal and squamous cell skin cancer',
          text: 'It is judged as a new need, even for someone who has had it before: it does not count as a pre-existing condition.',
        },
      ],
    },
    {
      id: 'special-cases',
      title: 'Special cases',
      blocks: [
        'Each of these is shared only under the conditions written here. Talk to us before you schedule.',
      ],
      parts: [
        {
          id: 'congenital-disorders',
          title: 'Congenital disorders',
          draft: true,
          blocks: [
            'A baby born of an eligible pregnancy and registered within {newbornRegistration} has any condition from birth treated as a new need. For someone who joins the community with a congenital condition, it is pre-existing, whether or not it was treated lately.',
          ],
        },
        {
          id: 'fusion-therapies',
          title: 'Fusion therapies',
          draft: true,
          blocks: [
            'Fusing vertebrae or the bones of a joint can be shared after conservative treatment has failed, with imaging and a written second opinion. Where wear is the cause, the adjustment period applies; where an accident during the membership is, it does not.',
          ],
        },
        {
          id: 'joint-replacements',
          title: 'Joint replacements',
          draft: true,
          blocks: [
            'Hip, knee, shoulder, and others: the records must show when the wear began. If it was before the start date, the adjustment period applies. Ask for a second opinion and for a bundled price that includes the implant, the hospital, and physical therapy.',
          ],
        },
        {
          id: 'transplants',
          title: 'Transplants',
          draft: true,
          blocks: [
            'Of organs, cornea, or bone marrow, when they are accepted medical practice and done at an authorized center. The donor’s expenses are part of the recipient’s request if nobody else pays them. Donating to a non-member is not eligible.',
          ],
        },
        {
          id: 'dialysis',
          title: 'Dialysis',
          draft: true,
          blocks: [
            'It can be shared until the public program for kidney failure (Medicare) begins to pay. You need to apply for it as soon as you are diagnosed; from then on, it pays first.',
          ],
        },
        {
          id: 'implanted-devices',
          title: 'Implanted devices',
          draft: true,
          blocks: [
            'Pacemakers, valves, pumps, and the like: the first implant follows the rule of the illness it treats. A replacement is eligible when the device fails or reaches the end of its life, not for a newer model.',
          ],
        },
        {
          id: 'complications',
          title: 'Complications of what is not eligible',
          draft: true,
          blocks: [
            'If a procedure that is not eligible, such as cosmetic surgery, led to a complication, only the life-threatening emergency can be shared, until the person is stable.',
          ],
        },
      ],
    },
    limits,
    additional,
    {
      id: 'alternative-medicine',
      title: 'Alternative medicine sharing',
      blocks: [
        'If you prefer to treat an eligible need another way, you can ask for sharing up to what the conventional treatment would cost. Before you start, you need:',
        {
          kind: 'list',
          items: [
            'a doctor’s diagnosis;',
            'a practitioner licensed in the state where they practice;',
            'a written treatment plan with a beginning, a goal, and an end;',
            'an estimate of the plan and of the conventional treatment, to compare.',
          ],
        },
        'Supplements and non-prescription products stay out, even as part of the plan.',
      ],
    },
    {
      id: 'death-assistance',
      title: 'Death assistance',
      blocks: [
        'Nothing makes up for a loss. So that the family can breathe in the first days, the community shares a set amount, provided the person who died had been a member for {deathWait}:',
        {
          kind: 'terms',
          items: [
            { name: 'Member', text: '{deathMember}' },
            { name: 'Spouse', text: '{deathSpouse}' },
            { name: 'Child', text: '{deathChild}' },
          ],
        },
        'All it takes is the death certificate and the name of the person it should reach. No IUA applies.',
      ],
    },
    {
      id: 'excess-fund',
      title: 'Excess sharing fund',
      draft: true,
      blocks: [
        'Some months bring more needs than contributions can share. For that there is a fund made of voluntary gifts, apart from the monthly contribution.',
        {
          kind: 'list',
          items: [
            'Nobody has to give, and giving brings no preference.',
            'The oldest needs come first and, among them, the most urgent.',
            'The fund’s balance and use are published to all members.',
            'The fund is no promise: where it is not enough, what is missing remains each member’s responsibility.',
          ],
        },
      ],
    },
  ],
};
