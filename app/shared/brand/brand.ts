/**
 * The operator of this site. To operate your own, edit this file and `external.ts`. The values are
 * for the demonstration: reserved domains and fictitious numbers.
 */
export const brand = {
  name: 'Mutirão',
  legalEntity: 'Mutirão Community, Inc.',
  /** Phone numbers. `display` is for people; `number` is E.164, for `tel:` links. */
  phone: { display: '+1 (561) 555-0134', number: '+15615550134' },
  email: {
    support: 'support@example.com',
    privacy: 'privacy@example.com',
  },
  office: {
    street: '100 Example Plaza, Suite 200',
    city: 'Boca Raton',
    state: 'FL',
    zipCode: '33432',
    country: 'US',
  },
  foundingYear: 2019,
} as const;
