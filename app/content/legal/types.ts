/** A section of a legal text. `id` is its anchor; its body is paragraphs and lists. */
export type LegalSection = {
  id: string;
  title: string;
  body: readonly (string | readonly string[])[];
};

export type LegalText = { title: string; sections: readonly LegalSection[] };

/** What the software does for one standard of the HIPAA Security Rule. */
export type Safeguard = { id: string; title: string; items: readonly string[] };

export type Safeguards = {
  title: string;
  lead: string;
  items: readonly Safeguard[];
  note: string;
};

/** A legal text and the date of its last change, formatted in the language. */
export type DatedText = LegalText & { updated: string };

/** The long texts of the legal page in one language. */
export type LegalTexts = { terms: DatedText; privacy: DatedText; safeguards: Safeguards };
