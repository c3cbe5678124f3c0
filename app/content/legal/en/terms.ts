import type { LegalText } from '~/content/legal/types';
import { siteFigures } from '~/content/site-figures';
import { brand } from '~/shared/brand/brand';

const { name, legalEntity, email, office } = brand;

export const terms: LegalText = {
  title: 'Terms of Use',
  sections: [
    {
      id: 'terms-agreement',
      title: 'This agreement',
      body: [
        `${legalEntity} (“${name},” “we”), in ${office.city}, Florida, runs this website and the member portal. By using the site, creating an account, or signing in to the portal, you accept these terms and our Privacy Policy. If you disagree with any part of them, please don’t use the site, and contact us if you have questions.`,
        'These terms are about the site, the portal, and your relationship with us. Medical expenses are shared under the community’s Rules, published on this site. If these terms and the Rules cover the same topic, the Rules apply.',
      ],
    },
    {
      id: 'terms-not-insurance',
      title: 'Not insurance',
      body: [
        `${name} is a voluntary community of people who share medical needs. It is not insurance, and it is not offered by an insurance company. Your membership is not an insurance policy, and no state regulates it as insurance. State insurance protections do not apply.`,
        'No one promises to pay your bills: neither we nor the other members. Sharing is voluntary, and it depends on the contributions received and on the Rules. You are always responsible for all of your medical bills, whether or not they are shared, and even if the community closes.',
        'Some places require residents to have health insurance: California, Massachusetts, New Jersey, Rhode Island, the District of Columbia, and Vermont. All of them except Vermont may charge a tax penalty. Your membership might not meet that requirement. Check what applies where you live before you join.',
      ],
    },
    {
      id: 'terms-who',
      title: 'Who can take part',
      body: [
        'To apply, you must be 18 or older, live in the United States, and accept the Rules. You may include your spouse and children, and you are responsible for the information you give about them. When you apply, we record which version of the Rules and of these terms you agreed to, and when.',
        'When you create an account on this site, you apply to join. You do not become a member yet. You can sign in to the portal only after our team approves the application. We may decline an application that does not meet the Rules. If we do, we tell you by email.',
      ],
    },
    {
      id: 'terms-account',
      title: 'Your account',
      body: [
        'When you use your account, you agree to:',
        [
          'give true information and keep it up to date;',
          'choose a password that only you know and not share it with anyone;',
          'tell us right away if you think someone else has used your account.',
        ],
        'We never ask for your password by phone, by email, or on WhatsApp.',
      ],
    },
    {
      id: 'terms-contributions',
      title: 'Contributions and sharing requests',
      body: [
        'Each member makes a monthly contribution and pays their initial unshareable amount (IUA) for each medical need, as the Rules describe. The Rules also list amounts, deadlines, limits, and the expenses that are not eligible.',
        'When you send a request, you confirm that its information and documents are true and complete. A request with false information may be declined, and we may end the membership.',
      ],
    },
    {
      id: 'terms-cancel',
      title: 'Canceling',
      body: [
        'You may cancel your membership at any time, in writing. Cancellation takes effect at the end of the current billing cycle. It cannot be backdated, and what you have already paid is not refunded.',
        'We may suspend or close an account if someone breaks these terms or the Rules, puts other people’s data at risk, or does not make a contribution on time. When we can, we tell you first and listen to your side.',
      ],
    },
    {
      id: 'terms-health',
      title: 'Nothing here replaces a doctor',
      body: [
        'The site and our team give you information about the community. They don’t diagnose or recommend treatment. Decisions about your health are up to you and your doctor.',
        'In an emergency, call 911. In a mental health crisis, call 988. To get help in Portuguese, say: “Portuguese interpreter, please.”',
      ],
    },
    {
      id: 'terms-partners',
      title: 'Partners and other websites',
      body: [
        'Some pages link to services from other companies, such as the cost estimate, telemedicine, the dental and vision plans, maps, videos, and WhatsApp. You may also apply to join on another company’s website. Each company has its own terms and privacy policy and is responsible for what it offers.',
      ],
    },
    {
      id: 'terms-use',
      title: 'Fair use of the site',
      body: [
        'The site is for personal and family use. You may not:',
        [
          'use another person’s account or pretend to be someone else;',
          'try to see other people’s data, get around protections, or overload the service;',
          'collect content by automated means, except for public search engines;',
          'post or send content that is illegal or offensive or that violates someone’s rights.',
        ],
      ],
    },
    {
      id: 'terms-content',
      title: 'Text, drawings, and brand',
      body: [
        `The text, drawings, and videos on this site and the ${name} brand belong to ${legalEntity} or to those who licensed them to us. You are welcome to read, print, and link to our pages. For any other use, ask us for permission in writing.`,
      ],
    },
    {
      id: 'terms-liability',
      title: 'Availability and liability',
      body: [
        'We work to keep the site running, but it may be unavailable for maintenance or for reasons beyond our control. The site is offered as is.',
        'As far as the law allows, we are not liable for indirect damages caused by using the site or by not being able to use it. Nothing in these terms takes away rights that the law does not let us take away.',
      ],
    },
    {
      id: 'terms-changes',
      title: 'Changes to these terms',
      body: [
        `When these terms change, we give at least ${siteFigures.termsNotice.value} days’ notice, on this page and by email to everyone with an account. If you keep using the site after the changes take effect, you accept the new version. If you disagree, you may cancel before then.`,
      ],
    },
    {
      id: 'terms-law',
      title: 'Law and language',
      body: [
        'The laws of the State of Florida and the federal laws of the United States govern these terms. If we can’t settle a dispute by talking, the courts of Palm Beach County, Florida, decide it.',
        'We publish these terms and the Rules in Portuguese and in English. The version in the language you signed up in applies to you. If the two differ, the reading that is better for you applies until we correct the difference.',
      ],
    },
    {
      id: 'terms-contact',
      title: 'Talk to us',
      body: [
        `Questions about these terms: ${email.support}, ${brand.phone.display}, or ${office.street}, ${office.city}, ${office.state} ${office.zipCode}.`,
      ],
    },
  ],
};
