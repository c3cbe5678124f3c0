import { brand } from '../../../config/brand';
import { siteFigures } from '../../site-figures';
import type { LegalText } from '../legal-texts';

const { name, legalEntity, email, office } = brand;

export const privacy: LegalText = {
  title: 'Privacy Policy',
  sections: [
    {
      id: 'privacy-short',
      title: 'In a few words',
      body: [
        [
          'We ask only for what we need to look after your membership and your requests.',
          'We don’t sell data, and we don’t show ads.',
          'Our pages load no trackers, pixels, or fonts from other companies.',
          'You may ask for a copy, a correction, or the deletion of your data at any time.',
        ],
        `${legalEntity} (“${name}”, “we”), in ${office.city}, Florida, is responsible for your data.`,
      ],
    },
    {
      id: 'privacy-data',
      title: 'What we collect',
      body: [
        'Personal data that we may keep:',
        [
          'name;',
          'email;',
          'telephone;',
          'date of birth;',
          'address;',
          'payment information;',
          'gender;',
          'marital status.',
        ],
        'Of a card, this system keeps only the brand, the last four digits, and the expiration date. The full number stays with the company that processes the payment.',
        'Members may also tell us about their health: pre-existing conditions, and whatever a sharing request needs. We treat that with the greatest care, and only the people who work on your request may see it.',
      ],
    },
    {
      id: 'privacy-sources',
      title: 'Where it comes from',
      body: [
        [
          'the registration form and the other forms that you fill in;',
          'your interaction with the site, the portal, and our team;',
          'public sources: to check an address, for example.',
        ],
      ],
    },
    {
      id: 'privacy-use',
      title: 'What we use it for',
      body: [
        [
          'to review your application and keep your account;',
          'to record contributions and look after sharing requests;',
          'to answer your messages and tell you about your account;',
          'to protect the service against fraud and unauthorized access;',
          'to comply with the law.',
        ],
        'We do not use your data for advertising profiles or for decisions made by machines alone.',
      ],
    },
    {
      id: 'privacy-cookies',
      title: 'Cookies and storage on your device',
      body: [
        'We use a single cookie, named “lang”, which remembers the language you chose for one year. The same choice is kept in your browser’s storage. There are no advertising or measuring cookies.',
        'When you sign in to the portal, your browser keeps your session, and your membership card, so that you can show it without a connection. Both are deleted when you sign out; the session also ends after 15 minutes without use. What you type in one of our forms stays in that tab until you send it, sign out, or close the tab.',
      ],
    },
    {
      id: 'privacy-counts',
      title: 'How we count visits',
      body: [
        'We do the counting ourselves, without names: how often each page was seen in a day, in which language, and whether the visit came from a search, a social network, or elsewhere. We do not keep who visited, and nothing in these counts tells one person from another.',
        'So that someone who comes back counts once, your browser remembers the day of your last visit in its own storage and, while the tab is open, what kind of place you came from. It only tells us how many days have passed. If you clear your browser’s storage, it forgets.',
      ],
    },
    {
      id: 'privacy-others',
      title: 'Whom we share it with',
      body: [
        'We neither sell nor rent personal data. It leaves us only when:',
        [
          'a company that works for us needs it, such as for hosting, sending email, or processing payments, under a contract and for that task alone;',
          'you ask for it or agree to it: to negotiate a bill with a hospital, for example;',
          'the law or a court order requires it.',
        ],
        'Maps, videos, and forms of other companies load only when you ask for them, or where the page says whose they are. When you open an external link or WhatsApp, the policy of whoever offers it applies. Please don’t send health details on WhatsApp.',
      ],
    },
    {
      id: 'privacy-retention',
      title: 'How long we keep it',
      body: [
        `While your account exists, we keep what it needs. After it is closed, data is kept for ${siteFigures.retentionShortest.value} days to ${siteFigures.retentionLongest.value} years, depending on the kind of data and on what the law requires, and is then deleted or made anonymous.`,
      ],
    },
    {
      id: 'privacy-rights',
      title: 'What you can ask for',
      body: [
        'At any time, you may ask for:',
        [
          'a copy of the data that we hold about you;',
          'the correction of anything that is wrong;',
          'the deletion of your data, except for what the law obliges us to keep;',
          'no more informational emails.',
        ],
        `You can change your phone and address in the portal yourself. For everything else, write to ${email.privacy}. We confirm who you are and answer within ${siteFigures.privacyAnswer.value} days, free of charge. Asking never counts against your membership.`,
      ],
    },
    {
      id: 'privacy-security',
      title: 'How we protect it',
      body: [
        'Members see their own data only, passwords are stored in a form that not even we can read, and every time our team opens a member’s record, that is written down. Each sign-in is recorded with its email and internet address, so that misuse can be noticed. The whole list is on this page, under “Safeguards of the HIPAA Security Rule”.',
        'No system is infallible. If an incident affects your data, we tell you and the authorities within the time limits of Florida and federal law.',
      ],
    },
    {
      id: 'privacy-children',
      title: 'Children',
      body: [
        'The site is not directed at children under 13, and only adults can create an account. Data about children of a family comes from their parent or guardian and serves their membership alone.',
      ],
    },
    {
      id: 'privacy-where',
      title: 'Where the data is',
      body: [
        'The community works in the United States and follows the laws of Florida and federal law. If you visit from another country, your data comes to the United States.',
      ],
    },
    {
      id: 'privacy-changes',
      title: 'Changes to this policy',
      body: [
        `When this policy is revised, the new version appears on this page with its date and takes effect ${siteFigures.privacyNotice.value} days after it is posted. Everyone with an account also hears of important changes by email.`,
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Talk to us',
      body: [
        `Privacy: ${email.privacy}. By mail: ${legalEntity}, ${office.street}, ${office.city}, ${office.state} ${office.zipCode}.`,
      ],
    },
  ],
};
