import type { RulesContent } from '../types.ts';
import { additional } from './exclusions-additional.ts';
import { limits } from './exclusions-limits.ts';

export const exclusions: RulesContent = {
  lead: 'This page covers what is not shared, what is shared only in some cases, and what has a limit. It is the hardest page to read, and the most important one. It’s better to know now than when the bill comes.',
  short: [
    'Never shared: abortion, adult vaccines, cosmetic care, birth control, fertility care, weight loss treatment, work injuries, and [other expenses](#not-eligible).',
    'Not shared, with some exceptions: [dental](#dental), [vision](#vision), and [mental health](#mental-health) care. Tooth repairs after an accident, cataract surgery, and ER care in a mental health crisis can be shared.',
    'Shared only in some cases: certain kinds of [care](#conditional-body), and care in certain [situations](#conditional-circumstances).',
    'If you had a health condition before you joined, the [adjustment period](procedures#adjustment-period) applies. See [the most common conditions](#pre-existing-list).',
    'Shared up to a limit: therapies, devices, sleep apnea care, and [other care](#limits).',
    'With their own rules: transplants, joint replacements, dialysis, and [other special cases](#special-cases), as well as car accidents, cancer, prescriptions, travel, and [more](#additional).',
  ],
  sections: [
    {
      id: 'not-eligible',
      title: 'Expenses that are not eligible',
      blocks: [
        'These expenses are not shared in any year of membership:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Abortion',
              text: 'A miscarriage is different: its care can be shared. See [pregnancy loss](maternity#pregnancy-loss).',
            },
            {
              name: 'Adult immunizations',
              text: 'This includes vaccines for travel and for work.',
            },
            {
              name: 'Alcohol or drug abuse',
              text: 'Treatment for addiction and costs caused directly by alcohol or drug use. If someone overdoses, call {emergencyNumber} first.',
            },
            {
              name: 'Birth control',
              text: 'Having your tubes tied, having a vasectomy, or reversing either one.',
            },
            {
              name: 'Cosmetic care',
              text: 'Care that changes how you look but does not treat an illness. See [cosmetic surgery](#cosmetic-surgery).',
            },
            {
              name: 'Contraceptives',
              text: 'Pills, shots, implants, IUDs, and other methods. See the [note on contraceptives](#contraceptives-note).',
            },
            {
              name: 'Experimental care',
              text: 'Care that is still being studied or is not accepted medical practice.',
            },
            {
              name: 'Fertility',
              text: 'Fertility tests, medicine, insemination, in vitro fertilization, and freezing eggs, sperm, or embryos.',
            },
            {
              name: 'Gender transition',
              text: 'Hormones, surgery, and follow-up care.',
            },
            { name: 'Hearing aids', text: 'Buying, fitting, and repairing them.' },
            {
              name: 'Late fees, interest, and missed visits',
              text: 'Late payment fees, interest on a bill, and charges for missed appointments.',
            },
            {
              name: 'Non-prescription products',
              text: 'Vitamins, supplements, and over-the-counter medicine.',
            },
            {
              name: 'Self-inflicted injury from an illegal act',
              text: 'Injuries you cause to yourself while committing a crime.',
            },
            {
              name: 'Surrogacy',
              text: 'Costs for the person carrying the baby and for the intended parents.',
            },
            {
              name: 'Transportation',
              text: 'Tickets, gas, hotels, and scheduled ambulance rides. An emergency ambulance ride can be shared.',
            },
            {
              name: 'Weight loss',
              text: 'Programs, medicine, and surgery to lose weight.',
            },
            {
              name: 'Work injuries and illnesses',
              text: 'Your employer’s workers’ compensation should pay for these. They are not shared even if you are self-employed (for example, if you clean houses or paint). In that case, look into getting your own workers’ compensation or accident insurance.',
            },
          ],
        },
      ],
      parts: [
        {
          id: 'contraceptives-note',
          title: 'A note on contraceptives',
          blocks: [
            'Hormonal birth control may be eligible if it treats another condition, such as endometriosis or heavy bleeding. The prescription and the doctor’s notes must say which condition it treats.',
          ],
        },
      ],
    },
    {
      id: 'dental',
      title: 'Dental care',
      blocks: [
        'Dental care is not eligible. This includes cleanings, fillings for cavities, root canals, pulling teeth, implants, braces, and gum treatment.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an accident',
          text: 'If an accident during your membership breaks or knocks out healthy teeth, repairing them is part of the medical need for that accident. Breaking a tooth while eating does not count as an accident. Send the urgent care or ER record and the X-ray.',
        },
      ],
    },
    {
      id: 'conditional-body',
      title: 'Eligible only in some cases: kinds of care',
      draft: true,
      blocks: [
        'The care below is usually routine. It can be shared only in these cases:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Feet',
              text: 'Care for calluses, toenails, and flat feet is not eligible, and neither are insoles for comfort. Care can be shared for an infection, a wound, or feet that are at risk because of diabetes, if your records show the risk.',
            },
            {
              name: 'Moles, warts, and skin growths',
              text: 'The cost of removing one can be shared only if the doctor writes that it may be cancer, or if the biopsy shows that it is.',
            },
            {
              name: 'Varicose veins',
              text: 'Treatment can be shared only if the veins cause an open sore, bleeding, or a clot that shows on a test.',
            },
            {
              name: 'Jaw joint (TMJ)',
              text: 'Treatment can be shared only if other treatment has failed and imaging shows the problem.',
            },
            {
              name: 'Nose and breathing',
              text: 'Treatment for a deviated septum or polyps can be shared only if your records show that they make it hard to breathe or keep causing infections.',
            },
            {
              name: 'Breast reduction',
              text: 'It can be shared only if your records show pain or injury, and only after physical therapy has failed.',
            },
            {
              name: 'Scars',
              text: 'Treatment can be shared only if the scar limits movement.',
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
      title: 'Eligible only in some cases: depending on what happened',
      draft: true,
      blocks: [
        'In these cases, what can be shared depends on what happened:',
        {
          kind: 'terms',
          items: [
            {
              name: 'Driving under the influence of alcohol or drugs',
              text: 'The driver’s own bills are not shared.',
            },
            {
              name: 'Driving without a valid license, or without a seat belt or helmet that the law requires',
              text: 'Care can be shared only if it is clear that this did not cause the injury or make it worse.',
            },
            {
              name: 'A fight',
              text: 'Care can be shared only if you did not start the fight. Send the police report.',
            },
            {
              name: 'Exams that others require',
              text: 'Exams for school, a job, immigration, or sports are not eligible. An exam that a doctor orders because of a symptom can be shared.',
            },
            {
              name: 'Leaving the hospital against medical advice',
              text: 'If you leave against the doctor’s advice and get worse, the care you then need can be shared only if you explain in writing why you left.',
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
          text: 'If you were a passenger or a pedestrian, or if someone else hurt you, these limits don’t apply to you. Your care can be shared like any other need, after [anyone else who should pay](procedures#other-payers) has paid.',
        },
      ],
    },
    {
      id: 'mental-health',
      title: 'Mental health',
      blocks: [
        'These kinds of mental health care are not eligible: talk therapy (psychotherapy), routine psychiatric visits, scheduled hospital stays, and ongoing medicine.',
        {
          kind: 'note',
          tone: 'good',
          title: 'Exception: an emergency',
          text: 'ER care in a crisis can be shared until the person is stable. See [mental health emergency](#mental-health-emergency).',
        },
        {
          kind: 'note',
          tone: 'care',
          title: 'Need to talk to someone right now?',
          text: 'Call or text {crisisNumber}, day or night. It’s free. To speak Portuguese, call and say “Portuguese interpreter, please.” If someone’s life is in danger, call {emergencyNumber}.',
        },
      ],
    },
    {
      id: 'vision',
      title: 'Vision',
      blocks: [
        'Eye exams, glasses, contact lenses, and vision-correction surgery (such as LASIK) are not eligible. An eye disease or injury is a medical need like any other.',
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
        'If you had symptoms of one of these, were told you had it, or got care for it in the {lookBack} before your start date ({lookBackCancer} for cancer), the [adjustment period](procedures#adjustment-period) applies. Other conditions can be [pre-existing](procedures#pre-existing), too.',
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
            'Long COVID',
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
          title: 'Basal cell and squamous cell skin cancer',
          text: 'Each of these skin cancers counts as a new need, even if you have had one before. They are not pre-existing conditions.',
        },
      ],
    },
    {
      id: 'special-cases',
      title: 'Special cases',
      blocks: ['Each of these cases has its own rule. Talk to us before you schedule care.'],
      parts: [
        {
          id: 'congenital-disorders',
          title: 'Congenital disorders',
          draft: true,
          blocks: [
            'A congenital disorder is a condition a person is born with. If the pregnancy was eligible and you add the baby within {newbornRegistration} of birth, the disorder counts as a new need. If you have a congenital disorder when you join, it counts as pre-existing, even if you have not been treated for it recently.',
          ],
        },
        {
          id: 'fusion-therapies',
          title: 'Fusion surgery',
          draft: true,
          blocks: [
            'Surgery to fuse bones in the spine or a joint can be shared if other treatment has failed. You need imaging and a written second opinion. If the cause is wear and tear, the adjustment period applies. If the cause is an accident during your membership, the adjustment period does not apply.',
          ],
        },
        {
          id: 'joint-replacements',
          title: 'Joint replacements',
          draft: true,
          blocks: [
            'Replacing a hip, knee, shoulder, or other joint can be shared if your records show when the joint began to wear out. If that was before your start date, the adjustment period applies. Get a second opinion. Ask for one price that includes the implant, the hospital, and physical therapy.',
          ],
        },
        {
          id: 'transplants',
          title: 'Transplants',
          draft: true,
          blocks: [
            'Organ, cornea, and bone marrow transplants are eligible if they are accepted medical practice and are done at an authorized center. If no one else pays the donor’s bills, add them to your request. If you donate to someone who is not a member, your costs are not eligible.',
          ],
        },
        {
          id: 'dialysis',
          title: 'Dialysis',
          draft: true,
          blocks: [
            'Dialysis can be shared until Medicare starts to pay. Apply for Medicare as soon as you are diagnosed with kidney failure. Once you have Medicare, it pays first. If Medicare turns you down, send us its letter.',
          ],
        },
        {
          id: 'implanted-devices',
          title: 'Implanted devices',
          draft: true,
          blocks: [
            'These are devices such as pacemakers, heart valves, and pumps. The first device follows the rule for the illness it treats. A replacement is eligible if the old device fails or wears out, but not if you just want a newer model.',
          ],
        },
        {
          id: 'complications',
          title: 'If care that is not eligible goes wrong',
          draft: true,
          blocks: [
            'Suppose you have a procedure that is not eligible, such as cosmetic surgery, and something goes wrong. In that case, only emergency care to save your life can be shared, and only until you are stable.',
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
        'If you prefer another kind of treatment for an eligible need, you can ask the community to share its cost, up to what standard treatment would cost. Before you start, you need:',
        {
          kind: 'list',
          items: [
            'a doctor’s diagnosis;',
            'a practitioner licensed in the state where they practice;',
            'a written treatment plan with a beginning, a goal, and an end;',
            'one estimate for the plan and one for standard treatment, so that we can compare them.',
          ],
        },
        'Supplements and over-the-counter products are not eligible, even as part of the plan.',
      ],
    },
    {
      id: 'death-assistance',
      title: 'Death assistance',
      blocks: [
        'Nothing can make up for losing someone you love. To help the family in the days after a death, the community may share a set amount if the person who died had been a member for at least {deathWait}. This is not life insurance.',
        {
          kind: 'terms',
          items: [
            { name: 'Member', text: '{deathMember}' },
            { name: 'Spouse', text: '{deathSpouse}' },
            { name: 'Child', text: '{deathChild}' },
          ],
        },
        'Send us the death certificate and tell us who should receive the money. There is no IUA.',
      ],
    },
    {
      id: 'excess-fund',
      title: 'Excess sharing fund',
      draft: true,
      blocks: [
        'In some months, needs add up to more than contributions, and not every need can be shared right away. A fund of voluntary gifts, separate from monthly contributions, can help.',
        {
          kind: 'list',
          items: [
            'No one has to give, and giving does not move your request ahead.',
            'The oldest needs come first. Among needs from the same time, the most urgent come first.',
            'The open books show how much is in the fund and how it is used, unless so few families are behind a figure that it could reveal someone’s care.',
            'The fund is not a promise. If it doesn’t have enough money, you are responsible for the rest of your bill.',
          ],
        },
      ],
    },
  ],
};
