import { brand } from '../../../config/brand';
import { siteFigures } from '../../site-figures';
import type { LegalText } from '../legal-texts';

const { name, legalEntity, email, office } = brand;

export const terms: LegalText = {
  title: 'Terms of Use',
  sections: [
    {
      id: 'terms-agreement',
      title: 'This agreement',
      body: [
        `This website and the members’ portal are run by ${legalEntity} (“${name}”, “we”), in ${office.city}, Florida. By using the site, creating an account, or signing in to the portal, you accept these terms and our Privacy Policy. If you disagree with any part of them, please don’t use the site, and talk to us.`,
        'These terms are about the site, the portal, and your relationship with us. The sharing of medical expenses follows the community’s Rules, published on this site. Where both texts speak of the same matter, the Rules prevail.',
      ],
    },
    {
      id: 'terms-not-insurance',
      title: 'Not insurance',
      body: [
        `${name} is a voluntary community of people who share medical needs. It is not insurance, it is not offered by an insurance company, and it is not regulated as insurance by any state.`,
        'Nobody promises to pay your bills: neither we nor the other members. Sharing is voluntary, and depends on the contributions received and on the Rules. Being part of the community does not shift your responsibility: you remain responsible for all of your medical bills, whether they are shared or not.',
        'Membership may not satisfy laws that require a health plan in some states. Please check what applies where you live.',
      ],
    },
    {
      id: 'terms-who',
      title: 'Who can take part',
      body: [
        'To apply you must be 18 or older, live in the United States, and accept the Rules. The applicant may include a spouse and children, and answers for the information given about them.',
        'Creating an account on this site is an application, not a membership. The account opens the portal only once our team has approved the application. We may decline an application that does not meet the Rules.',
      ],
    },
    {
      id: 'terms-account',
      title: 'Your account',
      body: [
        'When you use your account, you agree to:',
        [
          'give true information and keep it up to date;',
          'choose a password that only you know, and share it with no one;',
          'tell us promptly if you suspect that somebody else has been in your account.',
        ],
        'We never ask for your password by phone, by email, or on WhatsApp.',
      ],
    },
    {
      id: 'terms-contributions',
      title: 'Contributions and sharing requests',
      body: [
        'Each member makes a monthly contribution and pays their initial unshareable amount (IUA) for each medical need, as the Rules describe. Amounts, deadlines, limits, and expenses that are not eligible are listed there, too.',
        'When you send a request, you state that its information and documents are true and complete. A request with false information may be declined and may end the membership.',
      ],
    },
    {
      id: 'terms-cancel',
      title: 'Leaving',
      body: [
        'You may cancel your membership whenever you wish, in writing. Cancellation takes effect at the end of the current billing cycle, with no refund of what has been paid and no back-dating.',
        'We may suspend or close an account that breaks these terms or the Rules, puts other people’s data at risk, or whose contribution does not arrive in time. Whenever we can, we let you know first and hear your side.',
      ],
    },
    {
      id: 'terms-health',
      title: 'Nothing here replaces a doctor',
      body: [
        'The site and our team inform and guide you about the community. They make no diagnosis and recommend no treatment. Decisions about your health belong to you and your doctor.',
        'In an emergency, call 911. In an emotional crisis, call 988; if you prefer Portuguese, say: “Portuguese interpreter, please.”',
      ],
    },
    {
      id: 'terms-partners',
      title: 'Partners and other websites',
      body: [
        'Some pages lead to services of other companies, such as enrollment, the cost simulation, telemedicine, the dental and vision plans, maps, videos, and WhatsApp. Each has terms and a privacy policy of its own, and answers for what it offers.',
      ],
    },
    {
      id: 'terms-use',
      title: 'Fair use of the site',
      body: [
        'The site is for people and families. You may not:',
        [
          'use another person’s account or pretend to be somebody else;',
          'try to see other people’s data, get around protections, or overload the service;',
          'collect content by automatic means, except for public search engines;',
          'post or send content that is illegal, offensive, or against somebody’s rights.',
        ],
      ],
    },
    {
      id: 'terms-content',
      title: 'Texts, drawings, and brand',
      body: [
        `The texts, drawings, videos, and the ${name} brand belong to ${legalEntity} or to those who licensed them to us. You are welcome to read and print our pages and to send links to them. For any other use, please ask us in writing.`,
      ],
    },
    {
      id: 'terms-liability',
      title: 'Availability and liability',
      body: [
        'We work to keep the site running well at all times, but it may stop for maintenance or for reasons beyond our control. The site is offered as it is.',
        'As far as the law allows, we are not liable for indirect damages that come from using the site or from being unable to use it. Nothing in these terms takes away rights that the law does not let us take away.',
      ],
    },
    {
      id: 'terms-changes',
      title: 'Changes to these terms',
      body: [
        `When these terms change, we give at least ${siteFigures.termsNotice.value} days’ notice, on this page and by email to everyone with an account. If you go on using the site after that, you accept the new version. If you disagree, you may cancel before then.`,
      ],
    },
    {
      id: 'terms-law',
      title: 'Law and language',
      body: [
        'These terms follow the laws of the State of Florida and the federal laws of the United States. Matters that a conversation cannot settle go to the courts of Palm Beach County, Florida.',
        'We wrote these terms in Portuguese and in English, with the same meaning. Should the versions differ, the English version prevails.',
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
