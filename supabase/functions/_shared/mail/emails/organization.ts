// Written by `npm run emails` from the description of the organization. Do not edit.
/** The organization that the emails name. Replies go to `email.support`. */
export const organization = {
  "name": "Mutirão",
  "legalEntity": "Mutirão Community, Inc.",
  "foundingYear": 2019,
  "email": {
    "support": "support@example.com",
    "privacy": "privacy@example.com"
  },
  "phone": {
    "display": "+1 (561) 555-0134",
    "number": "+15615550134"
  },
  "whatsApp": {
    "display": "+1 (561) 555-0134",
    "number": "+15615550134"
  },
  "office": {
    "street": "100 Example Plaza, Suite 200",
    "city": "Boca Raton",
    "state": "FL",
    "zipCode": "33432",
    "country": "US"
  }
};
