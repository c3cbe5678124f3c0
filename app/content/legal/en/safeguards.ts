import type { Safeguards } from '~/content/legal/types';

export const safeguards: Safeguards = {
  title: 'HIPAA Security Rule safeguards',
  lead: 'HIPAA is a U.S. law that protects health data held by health plans, doctors, and hospitals. It might not legally apply to a sharing community. We use the five technical safeguards of its Security Rule as our standard. Here is what our software does for each one.',
  items: [
    {
      id: 'access',
      title: 'Access control',
      items: [
        'The database itself controls access: members can see only their own records, and visitors can see none.',
        'Everyone on the team has their own account and sees only what their permissions allow. The list of members shows no dates of birth and no health data. To see them, a team member must open the record, and we log it.',
        'Team members are signed out after 30 minutes without activity, or after 12 hours at most.',
      ],
    },
    {
      id: 'audit',
      title: 'Audit controls',
      items: [
        'We log sign-ins, failed sign-in attempts, password changes, changes the team makes, and each time the team opens a member’s record.',
        'Entries can only be added to the log. No one can change or delete them through the system. The log shows who changed what, and it keeps the earlier value of ordinary fields, such as an address. For health data, dates of birth, messages, and notes, it shows only that they changed.',
      ],
    },
    {
      id: 'integrity',
      title: 'Integrity',
      items: [
        'The database checks everything before saving it and rejects anything invalid.',
        'Members can change only certain fields, such as their phone number and address.',
        'Each backup captures the data as it was at one moment and is restored completely or not at all.',
      ],
    },
    {
      id: 'authentication',
      title: 'Authentication',
      items: [
        'Passwords are hashed with argon2id or bcrypt before they are stored, so no one can read them. Very common passwords are not accepted.',
        'After several wrong passwords, people have to wait before they can try again. The team signs in with a password and a code from an authenticator app.',
        'A password reset link works only once and expires after 1 hour. Choosing a new password ends all other sessions.',
        'A session key lasts 1 hour and is replaced each time it is renewed. If someone uses an old renewal key, the session ends.',
      ],
    },
    {
      id: 'transmission',
      title: 'Transmission security',
      items: [
        'All connections to our website are encrypted (TLS), and we tell browsers to accept only encrypted connections.',
        'Our pages run only our own scripts. Opening a page sends nothing to any other company.',
        'The server’s technical logs hold no names, emails, passwords, or health data.',
      ],
    },
  ],
  note: 'This list describes our software. It is not a certification, and there is no official HIPAA certification. The Security Rule also covers training, contracts, and physical security, which depend on how the community works day to day.',
};
