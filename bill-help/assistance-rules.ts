import type { AssistanceRule } from './assistance.ts';

/** The day on which the sources of the rules and the guidelines were read. */
export const sourcesReadOn = '2026-11-29';

/**
 * Rules of states that bind their hospitals, as texts about them said in November 2026. Where a rule
 * differs by hospital, its lowest limit is here. A state without an entry has the federal rule and the
 * hospital's own policy. `npm run content:drafts` lists each of them for a lawyer. The table
 * `assistance_rules` begins with them; these are what the site uses without a connection.
 */
export const assistanceRules: readonly AssistanceRule[] = [
  {
    state: 'CA',
    name: 'Hospital Fair Pricing Act (HSC 127400)',
    reducedUpTo: 400,
    source:
      'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=127405',
  },
  {
    state: 'CT',
    name: 'C.G.S. 19a-673',
    reducedUpTo: 250,
    source: 'https://www.cga.ct.gov/current/pub/chap_368z.htm',
  },
  {
    state: 'IL',
    name: 'Hospital Uninsured Patient Discount Act (210 ILCS 89)',
    freeUpTo: 125,
    reducedUpTo: 300,
    applyDays: 90,
    source: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2984',
  },
  {
    state: 'MA',
    name: 'Health Safety Net (101 CMR 613)',
    reducedUpTo: 300,
    source:
      'https://regulations.justia.com/states/massachusetts/101-cmr/title-101-cmr-613-00/section-613-04',
  },
  {
    state: 'MD',
    name: 'Health-General 19-214.1',
    freeUpTo: 200,
    reducedUpTo: 300,
    source: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=ghg&section=19-214.1',
  },
  {
    state: 'NJ',
    name: 'Charity Care (N.J.A.C. 10:52-11)',
    freeUpTo: 200,
    reducedUpTo: 300,
    applyDays: 365,
    source: 'https://www.nj.gov/health/hcf/charity-care/overview/',
  },
  {
    state: 'NY',
    name: 'Public Health Law 2807-k (9-a)',
    freeUpTo: 200,
    reducedUpTo: 400,
    source: 'https://www.nysenate.gov/legislation/laws/PBH/2807-K',
  },
  {
    state: 'WA',
    name: 'RCW 70.170.060',
    freeUpTo: 200,
    reducedUpTo: 300,
    applyDays: 730,
    source: 'https://app.leg.wa.gov/rcw/default.aspx?cite=70.170.060',
  },
];
