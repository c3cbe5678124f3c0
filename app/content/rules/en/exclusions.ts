import type { RulesContent } from '../types.ts';
import { additional } from './exclusions-additional.ts';
import { limits } from './exclusions-limits.ts';

export const exclusions: RulesContent = {
  lead: 'What is not shared, what is shared only in some cases, and what has a limit. This is the hardest part to read and the most important. It’s better to know now than when the bill comes.',
  short: [
    'Never shared: abortion, adult vaccines, cosmetic care, birth control, fertility care, weight loss, work injuries, and [other expenses](#not-eligible).',
    'Not shared, with some exceptions: [teeth](#dental), [eyes](#vision), and [mental health](#mental-health). An accident, a cataract, or an emergency can be shared.',
    'Shared only in some cases: certain kinds of [care](#conditional-body), and certain [situations](#conditional-circumstances).',
    'If you had a condition before you joined, the [adjustment period](procedures#adjustment-period) applies. See [the list](#pre-existing-list).',
    'Shared up to a limit: therapies, devices, sleep apnea, and [other care](#limits).',
    'With rules of their own: transplants, joints, dialysis, and [other cases](#special-cases), and also cars, cancer, medicine, travel, and [more](#additional).',
  ],
  sections: [
    {
      id: 'not-eligible',
      title: 'Expenses that are not eligible',
      blocks: [
        'These are not shared, in any year of membership:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Abortion',
              text: 'This does not include miscarriage. See [pregnancy loss](maternity#pregnancy-loss).',
            },
            {
              name: 'Adult immunizations',
              text: 'This includes vaccines for travel and for work.',
            },
            {
              name: 'Alcohol or drug abuse',
              text: 'Treatment for addiction, and costs caused directly by alcohol or drug use. In an overdose, call {emergencyNumber} first.',
            },
            {
              name: 'Birth control',
              text: 'Having your tubes tied, a vasectomy, and reversing them.',
            },
            {
              name: 'Cosmetic care',
              text: 'Care that changes how you look but does not treat an illness. See [cosmetic surgery](#cosmetic-surgery).',
            },
            {
              name: 'Contraceptives',
              text: 'Pills, shots, implants, IUDs, and others. See the [note](#contraceptives-note).',
            },
            {
              name: 'Experimental care',
              text: 'Care that is still being studied or is not accepted medical practice.',
            },
            {
              name: 'Fertility',
              text: 'Tests, medicine, insemination, in vitro fertilization, and freezing.',
            },
            {
              name: 'Gender transition',
              text: 'Hormones, surgery, and follow-up for it.',
            },
            { name: 'Hearing aids', text: 'Buying, fitting, and repairing them.' },
            {
              name: 'Late fees, interest, and missed visits',
              text: 'Fees for paying late, interest, and charges for a missed appointment.',
            },
            {
              name: 'Non-prescription products',
              text: 'Vitamins, supplements, and over-the-counter medicine.',
            },
            {
              name: 'Self-inflicted injury from an illegal act',
              text: 'Injuries you get while committing a crime.',
            },
            {
              name: 'Surrogacy',
              text: 'For the person carrying the baby and for the intended parents.',
            },
            {
              name: 'Transportation',
              text: 'Tickets, gas, hotels, and scheduled ambulance rides. An ambulance in an emergency can be shared.',
            },
            {
              name: 'Weight loss',
              text: 'Programs, medicine, and surgery to lose weight.',
            },
            {
              name: 'Work injuries and illnesses',
              text: 'Your employer’s workers’ compensation should pay for these. They are not shared even if you work for yourself, for example cleaning houses or painting. In that case, look into your own workers’ compensation or accident insurance.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'contraceptives-note',
          title: 'A note on contraceptives',
          blocks: [
            'A birth control hormone may be eligible if it treats something else, such as endometriosis or heavy bleeding. The prescription and the doctor’s notes must say what it is for.',
          ],
        },
      ],
    },
    {
      id: 'dental',
      title: 'Dental care',
      blocks: [
        'Dental care is not eligible. This includes cleanings, cavities, root canals, pulled teeth, implants, braces, and gums.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an accident',
          text: 'If an accident during your membership broke or knocked out healthy teeth, repairing them is part of that need. Breaking a tooth while eating does not count as an accident. Send the urgent care record and the X-ray.',
        },
      ],
    },
    {
      id: 'conditional-body',
      title: 'Eligible only in some cases: the body',
      draft: true,
      blocks: [
        'This kind of care is usually routine. It can be shared only in the cases listed here:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Feet',
              text: 'Care for calluses, nails, and flat feet is not eligible, and neither are comfort insoles. Care for an infection, a wound, or feet at proven risk from diabetes can be shared.',
            },
            {
              name: 'Moles, warts, and skin growths',
              text: 'Only if the doctor writes that it may be cancer, or with a biopsy result.',
            },
            {
              name: 'Varicose veins',
              text: 'Only with a sore, bleeding, or a clot shown by a test.',
            },
            {
              name: 'Jaw joint (TMJ)',
              text: 'Only after other treatment has failed, and with imaging.',
            },
            {
              name: 'Nose and breathing',
              text: 'A deviated septum or polyps, only if your records show that they block your breathing or keep causing infections.',
            },
            {
              name: 'Breast reduction',
              text: 'Only if your records show pain or injury, and physical therapy has failed.',
            },
            {
              name: 'Scars',
              text: 'Only if they limit movement.',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an accident',
          text: 'If an accident during your membership caused the problem, these limits don’t apply. Care to repair the injury can be shared like any other need.',
        },
      ],
    },
    {
      id: 'conditional-circumstances',
      title: 'Eligible only in some cases: what happened',
      draft: true,
      blocks: [
        'Here, what matters is how it happened:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Driving after alcohol or drugs',
              text: 'The driver’s own bills are not shared.',
            },
            {
              name: 'Driving without a valid license, or without a seat belt or helmet the law requires',
              text: 'Only if it is clear that this did not cause the injury or make it worse.',
            },
            {
              name: 'A fight',
              text: 'Only if you did not start it. Send the police report.',
            },
            {
              name: 'Exams that others require',
              text: 'Exams for school, a job, immigration, or sports are not eligible. An exam a doctor orders because of a symptom can be shared.',
            },
            {
              name: 'Leaving the hospital against medical advice',
              text: 'If you leave against the doctor’s advice and get worse, that care can be shared only if you give a written reason.',
            },
            {
              name: 'Care outside the United States',
              text: 'See the rule on [international care](#international-care).',
            },
          ],
        },
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: if someone else caused it',
          text: 'If you were a passenger, a pedestrian, or were hurt by someone else, these limits don’t apply to you. Your care can be shared like any other need, after [other payers](procedures#other-payers).',
        },
      ],
    },
    {
      id: 'mental-health',
      title: 'Mental health',
      blocks: [
        'Talk therapy (psychotherapy), routine psychiatry, scheduled hospital stays, and ongoing medicine for mental health are not eligible.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an emergency',
          text: 'ER care for a crisis can be shared until the person is stable. See [mental health emergency](#mental-health-emergency).',
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Need someone right now?',
          text: 'Call or text {crisisNumber}, day or night. It’s free. To speak Portuguese, call and say “Portuguese interpreter, please.” If a life is in danger, call {emergencyNumber}.',
        },
      ],
    },
    {
      id: 'vision',
      title: 'Vision',
      blocks: [
        'Eye exams, glasses, contact lenses, and vision-correction surgery (such as LASIK) are not eligible. An eye illness or injury is a medical need like any other.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: cataracts',
          text: 'Cataract surgery with the standard lens can be shared. If you had the cataract before you joined, the [adjustment period](procedures#adjustment-period) applies first. You pay the extra cost of a special lens.',
        },
      ],
    },
    {
      id: 'pre-existing-list',
      title: 'The most common pre-existing conditions',
      blocks: [
        'If you had any of these before your start date, the [adjustment period](procedures#adjustment-period) applies. Other conditions can be [pre-existing](procedures#pre-existing), too.',
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
          text: 'It counts as a new need, even if you have had it before. It is not a pre-existing condition.',
        },
      ],
    },
    {
      id: 'special-cases',
      title: 'Special cases',
      blocks: ['Each of these has its own rule. Talk to us before you schedule.'],
      parts: [
        {
          id: 'congenital-disorders',
          title: 'Congenital disorders',
          draft: true,
          blocks: [
            'These are conditions a person is born with. If the pregnancy was eligible and you add the baby within {newbornRegistration}, they count as new needs. If you join with one, it counts as pre-existing, even if you have not had treatment lately.',
          ],
        },
        {
          id: 'fusion-therapies',
          title: 'Fusion surgery',
          draft: true,
          blocks: [
            'Surgery to fuse bones of the spine or a joint can be shared if other treatment has failed. You need imaging and a written second opinion. If wear and tear is the cause, the adjustment period applies. If an accident during your membership is the cause, it does not.',
          ],
        },
        {
          id: 'joint-replacements',
          title: 'Joint replacements',
          draft: true,
          blocks: [
            'For a hip, knee, shoulder, or other joint, your records must show when the wear began. If it was before your start date, the adjustment period applies. Get a second opinion. Ask for one price that includes the implant, the hospital, and physical therapy.',
          ],
        },
        {
          id: 'transplants',
          title: 'Transplants',
          draft: true,
          blocks: [
            'Transplants of organs, cornea, or bone marrow are eligible if they are accepted medical practice and done at an authorized center. If no one else pays the donor’s bills, add them to your request. Donating to a non-member is not eligible.',
          ],
        },
        {
          id: 'dialysis',
          title: 'Dialysis',
          draft: true,
          blocks: [
            'Dialysis can be shared until Medicare starts to pay. Apply for Medicare as soon as you are diagnosed. Once you have it, it pays first. If Medicare says no, send us the letter.',
          ],
        },
        {
          id: 'implanted-devices',
          title: 'Implanted devices',
          draft: true,
          blocks: [
            'This means pacemakers, valves, pumps, and the like. The first one follows the rule for the illness it treats. A new one is eligible if the old one fails or wears out, but not just to get a newer model.',
          ],
        },
        {
          id: 'complications',
          title: 'If care that is not eligible goes wrong',
          draft: true,
          blocks: [
            'Suppose you have a procedure that is not eligible, such as cosmetic surgery, and something goes wrong. Only emergency care to save your life can be shared, and only until you are stable.',
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
        'If you prefer another kind of treatment for an eligible need, you can ask the community to share up to what standard treatment would cost. Before you start, you need:',
        {
          kind: 'list',
          items: [
            'a doctor’s diagnosis;',
            'a practitioner licensed in the state where they practice;',
            'a written treatment plan with a beginning, a goal, and an end;',
            'an estimate for the plan and for standard treatment, to compare.',
          ],
        },
        'Supplements and over-the-counter products are not eligible, even as part of the plan.',
      ],
    },
    {
      id: 'death-assistance',
      title: 'Death assistance',
      blocks: [
        'Nothing makes up for a loss. To help the family in the first days, the community may share a set amount if the person who died had been a member for {deathWait}. This is not life insurance.',
        {
          kind: 'terms',
          items: [
            { name: 'Member', text: '{deathMember}' },
            { name: 'Spouse', text: '{deathSpouse}' },
            { name: 'Child', text: '{deathChild}' },
          ],
        },
        'Send us the death certificate and tell us who should receive it. You don’t pay an IUA.',
      ],
    },
    {
      id: 'excess-fund',
      title: 'Excess sharing fund',
      draft: true,
      blocks: [
        'In some months, needs are higher than contributions. Then not every need can be shared right away. A fund of voluntary gifts, separate from monthly contributions, can help.',
        {
          kind: 'list',
          items: [
            'Nobody has to give, and giving does not put you first.',
            'The oldest needs come first. Among those, the most urgent come first.',
            'All members can see how much is in the fund and how it is used.',
            'The fund is not a promise. If there isn’t enough, you are responsible for the rest of your bill.',
          ],
        },
      ],
    },
  ],
};
