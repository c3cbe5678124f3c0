/**
 * The figures of the law, each with its source. All are counted in calendar days, unless the name
 * says otherwise. Read in November 2026; `npm run content:drafts` lists them for a lawyer.
 */
export const law = {
  /** A tax-exempt hospital accepts an application until this day after the first bill. */
  assistanceDays: { value: 240, source: '26 CFR 1.501(r)-1(b)(3)' },
  /** It starts no lawsuit, lien, credit report or sale of the debt before this day. */
  collectionDays: { value: 120, source: '26 CFR 1.501(r)-6(c)(3)' },
  /** A bill this far above a Good Faith Estimate of the same sender can be disputed. */
  disputeCents: { value: 400_00, source: '45 CFR 149.620(a)(2)' },
  disputeDays: { value: 120, source: '45 CFR 149.620(c)(1)' },
  disputeFeeCents: { value: 25_00, source: '45 CFR 149.620(g)' },
  /** A debt that is disputed in this time is not collected until the collector proves it. */
  validationDays: { value: 30, source: '15 U.S.C. 1692g(b)' },
  /** When a collector may assume that its letter has arrived. */
  receiptBusinessDays: { value: 5, source: '12 CFR 1006.34(b)(5)' },
  /** When medical and billing records must be there after a request. */
  recordsDays: { value: 30, source: '45 CFR 164.524(b)(2)' },
} as const;
