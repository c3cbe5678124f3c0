import type { LegalTexts } from '~/content/legal/legal-texts';
import { FullTexts } from './full-texts';
import { LegalHero } from './legal-hero';
import { SafeguardsBand } from './safeguards-band';

/** Terms and privacy as two cards, the safeguards behind the badge, and both texts in full. */
export function LegalPage({ texts }: { texts: LegalTexts }) {
  return (
    <>
      <LegalHero texts={texts} />
      <SafeguardsBand safeguards={texts.safeguards} />
      <FullTexts texts={texts} />
    </>
  );
}
