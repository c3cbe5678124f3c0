import type { Safeguards } from '../legal-texts';

export const safeguards: Safeguards = {
  title: 'Safeguards of the HIPAA Security Rule',
  lead: 'HIPAA is the American law that protects health data. Its Security Rule asks for five technical safeguards. This is what our software does for each of them.',
  items: [
    {
      id: 'access',
      title: 'Access control',
      items: [
        'The database itself refuses: members find only their own records, and a visitor finds none.',
        'Everyone on the team has an account of their own and sees only what their role allows. A member’s date of birth and health are in no list: the record has to be opened.',
        'A session of the team ends after 30 idle minutes, and after 12 hours at the latest.',
      ],
    },
    {
      id: 'audit',
      title: 'Audit controls',
      items: [
        'Sign-ins, refusals, password changes, the team’s changes, and every member record that is opened are written down.',
        'The record only takes new lines: nobody can change or delete it through the system. It says who changed what, and keeps the earlier value of ordinary fields, such as an address. Of health, date of birth, messages, and notes it says only that they changed.',
      ],
    },
    {
      id: 'integrity',
      title: 'Integrity',
      items: [
        'The database checks everything that is written; what breaks the rules does not get in.',
        'Members can change only the fields that are theirs to change.',
        'A backup shows one single moment, and is restored as a whole or not at all.',
      ],
    },
    {
      id: 'authentication',
      title: 'Authentication',
      items: [
        'Passwords are stored with argon2id or bcrypt: they cannot be read back. Very common ones are refused.',
        'Wrong attempts get slower and slower; for the team, they lock sign-in for 15 minutes.',
        'A link to reset a password works for one hour, once, and ends all other sessions.',
        'The key of a session lasts an hour and is replaced at each renewal; a key that is used again ends the session.',
      ],
    },
    {
      id: 'transmission',
      title: 'Transmission security',
      items: [
        'At the public address the connection is encrypted (TLS), and browsers are told to accept no other.',
        'Pages run our own scripts only. No other company learns of your visit when a page opens.',
        'The server’s technical logs hold no names, emails, passwords, or health data.',
      ],
    },
  ],
  note: 'This list describes the software; it is no certificate, and there is no official HIPAA certification. Training, contracts, and physical security are part of the Rule, too, and depend on how the community works day by day.',
};
