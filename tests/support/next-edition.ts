import { engineFigures } from '#rules/edition';
import { editionContent } from '../../app/content/rules/edition-content.ts';

/** What publishes an edition that differs from the repository's by a higher lower IUA. */
export async function nextEdition(effective_on: string, hundreds: 6 | 7 = 6) {
  const text = JSON.stringify(await editionContent());
  const raised = text
    .replaceAll('$1,500.00', `$1,${hundreds}00.00`)
    .replaceAll('US$\u00a01.500,00', `US$\u00a01.${hundreds}00,00`);
  return {
    effective_on,
    reason_pt: 'O menor IUA sobe, porque as contas de hospital subiram.',
    reason_en: 'The lower IUA rises because hospital bills rose.',
    figures: { ...engineFigures(), iuaLow: 100_000 + hundreds * 10_000 },
    content: JSON.parse(raised),
  };
}
