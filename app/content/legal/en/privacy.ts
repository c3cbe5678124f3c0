import type { LegalText } from '~/content/legal/types';
import { siteFigures } from '~/content/site-figures';
import { brand } from '~/shared/brand/brand';
import { maxAgeDays } from '~/shared/browser/stored-card';

const { name, legalEntity, email, office } = brand;

export const privacy: LegalText = {
  title: 'Privacy Policy',
  sections: [
    {
      id: 'privacy-short',
      title: 'In short',
      body: [
        [
          'We ask only for what we need to manage your membership and your requests.',
          'We don’t sell data, and we don’t show ads.',
          'Our pages load no trackers, pixels, or fonts from other companies.',
          'At any time, you can ask for a copy of your data or ask us to correct or delete it.',
        ],
        `${legalEntity} (“${name},” “we”), in ${office.city}, Florida, is responsible for your data.`,
      ],
    },
    {
      id: 'privacy-data',
      title: 'What we collect',
      body: [
        'We may keep this personal data:',
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
        'For each person in a member’s family, we keep the name, date of birth, relationship, and the first and last day of their membership. The member sees this in the portal.',
        'We also keep what your membership creates: your plan and contributions, your sharing requests with their documents, bills, messages, and answers, the states where you have lived since you joined, and which rules and notices you have read.',
        'For payment cards, we keep only the card brand, the last four digits, and the expiration date. The full number stays with the company that processes the payment.',
        'Members may also tell us about their health, such as pre-existing conditions and the details of a sharing request. Only team members whose role includes member records, requests, or messages can open this data, and we log each time they do.',
      ],
    },
    {
      id: 'privacy-sources',
      title: 'Where your data comes from',
      body: [
        [
          'the sign-up form and the other forms that you fill out;',
          'your interaction with the site, the portal, and our team;',
          'public sources (for example, to check an address).',
        ],
      ],
    },
    {
      id: 'privacy-use',
      title: 'What we use your data for',
      body: [
        [
          'to review your application and maintain your account;',
          'to record contributions and handle sharing requests;',
          'to answer your messages and tell you about your account;',
          'to protect the service against fraud and unauthorized access;',
          'to comply with the law.',
        ],
        'We do not use your data to build advertising profiles or to make decisions by software alone.',
      ],
    },
    {
      id: 'privacy-cookies',
      title: 'Cookies and storage on your device',
      body: [
        'We use a single cookie, named “lang.” For one year, it remembers the language you chose. Your browser’s storage keeps the same choice. We use no advertising or analytics cookies.',
        'When you sign in to the portal, your browser keeps you signed in until you sign out or until 15 minutes pass without activity, and for 24 hours at most. What you type in one of our forms stays in that tab until you send it, your session ends, or you close the tab.',
        'A sharing request is different. While you write it, we save it in your account as a draft. Photos and files that you add are kept on your device until they have arrived, and are then deleted from it. Signing out deletes them, too. If you are signed out for inactivity, the ones that have not been sent wait on that device for you, and no other account can open them.',
        `Your browser also keeps your membership card, so that you can open it without internet access. The card shows your member number and, for each person in your family, the name, the birth date, and the start date. It shows nothing about anyone’s health. Signing out deletes the card. If you are signed out for inactivity, a computer deletes the card, too. A phone or tablet keeps it for up to ${maxAgeDays} days after we last confirmed your membership.`,
      ],
    },
    {
      id: 'privacy-counts',
      title: 'How we count visits',
      body: [
        'We count visits ourselves, without names: how often each page was viewed each day, in which language, and whether the visit came from a search, a social network, or elsewhere. We don’t record who visited, and nothing in these counts identifies a person.',
        'So that we count a returning visitor only once, your browser stores the date of your last visit. While the tab is open, it also stores the kind of site you came from. Your browser doesn’t send us that date, only how many days ago it was. For each page you open, it also sends us the page, the language, the kind of site you came from, and whether this is a new visit. Clearing your browser’s storage erases what it has stored.',
      ],
    },
    {
      id: 'privacy-others',
      title: 'Who we share your data with',
      body: [
        'We don’t sell or rent personal data. We share it only when:',
        [
          'a company that works for us needs it (for example, for hosting, sending email, or processing payments), under a contract and for that task only;',
          'you ask us to share it or agree that we may (for example, to negotiate a bill with a hospital);',
          'you joined with the help of an advisor: the advisor sees your first name, where you are in the process, and since which month, and nothing about your health;',
          'the law or a court order requires it.',
        ],
        'Maps and videos from other companies load only when you ask for them. When you open WhatsApp or a link to another company’s site, that company’s privacy policy applies. Please don’t send health details on WhatsApp.',
      ],
    },
    {
      id: 'privacy-retention',
      title: 'How long we keep your data',
      body: [
        `While your account is open, we keep the data we need for it. After the account is closed, we keep data for ${siteFigures.retentionShortest.value} days to ${siteFigures.retentionLongest.value} years, depending on the kind of data and what the law requires. Then our team deletes it. What stays has no name: amounts for the open books, and log entries with numbers in place of people. You can ask us to delete your data sooner.`,
      ],
    },
    {
      id: 'privacy-rights',
      title: 'What you can ask for',
      body: [
        'At any time, you may ask for:',
        [
          'a copy of the data we have about you;',
          'a correction of anything that is wrong;',
          'deletion of your data, except what the law requires us to keep;',
          'an end to informational emails.',
        ],
        `In the portal, you can change your email address, phone number, and address yourself and turn off informational emails. For everything else, write to ${email.privacy}. We confirm who you are and answer within ${siteFigures.privacyAnswer.value} days, free of charge. Asking never affects your membership.`,
      ],
    },
    {
      id: 'privacy-security',
      title: 'How we protect your data',
      body: [
        'Members can see only their own data. Passwords are stored in a form that not even we can read, and we log every time our team opens a member’s record. We also log each sign-in, with the email and IP address, so that we can spot misuse. Other protections are described on this page, under “HIPAA Security Rule safeguards.”',
        'No system is perfect. If a security incident affects your data, we notify you and the authorities by the deadlines set by federal law, Florida law, and the law of your state. We also follow the FTC Health Breach Notification Rule where it applies.',
      ],
    },
    {
      id: 'privacy-children',
      title: 'Children',
      body: [
        'The site is not directed to children under 13, and only adults can apply. A parent or guardian gives us the data about a family’s children, and we use it only for their membership.',
      ],
    },
    {
      id: 'privacy-where',
      title: 'Where your data is',
      body: [
        'The community operates in the United States and follows federal and Florida law. If you use the site from another country, your data is sent to the United States.',
      ],
    },
    {
      id: 'privacy-changes',
      title: 'Changes to this policy',
      body: [
        `When we revise this policy, the new version appears on this page with its date and takes effect ${siteFigures.privacyNotice.value} days after it is posted. We also tell everyone with an account about important changes by email.`,
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
