import { engineFigures, rulesEdition } from '#rules/edition';
import { type EditionContent, editionContent } from '../../app/content/rules/edition-content.ts';

/** The file that publishes edition 1. */
export const firstEditionFile = 'supabase/schemas/16_rule_edition_1.sql';

/** Its SQL, from the repository's rules. It is frozen when edition 2 begins. */
export async function firstEditionSql(): Promise<string> {
  if (rulesEdition.number !== 1) throw new Error('Edition 1 is published and cannot change.');
  return `-- Edition 1 of the rules, written by \`npm run rules:first\` from app/content. Do not edit.

select public.publish_rule_edition(
  ${quoted(rulesEdition.effective)},
  'Primeira edição.',
  'First edition.',
  ${quoted(JSON.stringify(engineFigures(), null, 2))},
  ${quoted(onePerLine(await editionContent()))}
);
`;
}

/** JSON with one section per line, so that a change is readable in a diff. */
function onePerLine(content: EditionContent): string {
  const languages = Object.entries(content).map(([language, tabs]) => {
    const lines = Object.entries(tabs).map(
      ([tab, sections]) =>
        `${JSON.stringify(tab)}: [\n${sections.map((section) => JSON.stringify(section)).join(',\n')}\n]`,
    );
    return `${JSON.stringify(language)}: {\n${lines.join(',\n')}\n}`;
  });
  return `{\n${languages.join(',\n')}\n}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
