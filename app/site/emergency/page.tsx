import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { CallFirst } from './call-first';
import { OurPart } from './our-part';
import { Rights } from './rights';
import { TranslatedSentences } from './sentences';

const load = pageLoaderWith('emergency', async (language) => {
  const [{ figures }, { formatFigure }] = await Promise.all([
    import('#rules/figures'),
    import('~/content/format-figure'),
  ]);
  const emergency = String(figures.emergencyNumber.value);
  const crisis = String(figures.crisisNumber.value);
  return { emergency, crisis, months: formatFigure('requestDeadline', language) };
});

export const loader = load;
export const clientLoader = load;

/**
 * The emergency page, for a frightened reader with a phone: whom to call, what to say, the duties of
 * the hospital, what to request, when to contact us. It also opens offline.
 *
 * Sources, read in November 2026:
 * - Screening and stabilizing, for every patient and before any question about payment:
 *   EMTALA, 42 U.S.C. 1395dd (a), (b) and (h); applies to hospitals that participate in Medicare.
 * - A qualified interpreter free of charge, no minor child as interpreter: 45 CFR 92.201.
 * - Financial assistance policy of nonprofit hospitals: 26 U.S.C. 501(r)(4), 26 CFR 1.501(r)-4.
 * - Itemized bill: rules, "Documentation"; Florida Statutes 395.301 gives a right to it.
 * - 988 in Portuguese through an interpreter, by phone: 988lifeline.org.
 */
export default function EmergencyPage() {
  const { emergency, crisis, months } = useLoaderData<typeof loader>();
  return (
    <>
      <CallFirst emergency={emergency} crisis={crisis} />
      <TranslatedSentences
        id="say"
        sentences={['emergency', 'interpreter', 'screening', 'selfPay']}
      />
      <Rights />
      <TranslatedSentences id="ask" sentences={['bill', 'assistance', 'notes']} />
      <OurPart months={months} />
    </>
  );
}
