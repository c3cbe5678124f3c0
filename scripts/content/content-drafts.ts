// `npm run content:drafts`: lists all invented content, which must be confirmed or replaced before
// the site is published, with its location and language.

import { rulesEdition } from '#rules/edition';
import { counselQuestions, draftFiles } from '../../app/content/drafts.ts';
import { formatFigure } from '../../app/content/format-figure.ts';
import { reports } from '../../app/content/reports/reports.ts';
import { openQuestions } from '../../app/content/rules/open-questions.ts';
import { plainText } from '../../app/content/rules/plain-text.ts';
import { rulesPages } from '../../app/content/rules/rules-pages.ts';
import { writeFigures } from '../../app/content/rules/write-figures.ts';
import { pathFor } from '../../app/paths.ts';
import {
  descriptionFile,
  readDescription,
} from '../../app/shared/brand/description/read-description.ts';
import {
  missingAddresses,
  unpublishableValues,
} from '../../app/shared/brand/description/schema.ts';
import { languages } from '../../app/shared/i18n/language.ts';
import { importEmails } from '../lib/import-emails.ts';
import { publishedDescription } from '../lib/published-description.mjs';
import { draftFigures, draftSiteFigures, findFigureUses } from './drafts/draft-figures.ts';
import { draftTexts } from './drafts/draft-messages.ts';
import { draftReplies } from './drafts/draft-replies.ts';
import { draftSafeguards } from './drafts/draft-safeguards.ts';
import { draftStates } from './drafts/draft-states.ts';
import { rulesPassages } from './drafts/rules-passages.ts';

console.log(`QUESTIONS FOR COUNSEL (${counselQuestions.length}), in app/content/drafts.ts\n`);
for (const { where, question, today } of counselQuestions) {
  console.log(`  ${where}\n    ${question}\n    Today: ${today}\n`);
}

console.log(`OPEN QUESTIONS (${openQuestions.length}), in app/content/rules/open-questions.ts\n`);
for (const { rule, question, today, proposal } of openQuestions) {
  const [tab, anchor] = rule;
  const text = writeFigures(`${question}\n    Today: ${today}`, 'en');
  console.log(`  ${pathFor(rulesPages[tab], 'en', anchor)}  ${text}`);
  for (const language of proposal ? languages : []) {
    const wording = writeFigures(proposal?.text[language] ?? '', language);
    console.log(`    Proposal (${proposal?.change}) [${language}]: ${plainText(wording)}`);
  }
  console.log('');
}

console.log(`REPORTS TO STATES (${reports.length}), in app/content/reports\n`);
for (const { title, statute, statement, questions } of reports) {
  console.log(`  ${title.en} (${statute})\n    ${statement.en}`);
  for (const question of questions) console.log(`    → ${question}`);
  console.log('');
}

if (rulesEdition.status === 'draft') {
  console.log('EDITION OF THE RULES, in rules/edition.ts\n');
  const { number, effective } = rulesEdition;
  console.log(`  Edition ${number}, in effect since ${effective}\n    → Confirm the date.\n`);
}

const places = await findFigureUses();
const ids = draftFigures();
console.log(`FIGURES (${ids.length}), in rules/figures.ts\n`);
for (const id of ids) {
  const values = languages.map((language) => formatFigure(id, language)).join(' · ');
  console.log(`  ${id}: ${values}\n    ${(places.get(id) ?? []).join('\n    ')}\n`);
}

const siteFigures = await draftSiteFigures();
console.log(`FIGURES OF OTHER PAGES (${siteFigures.length}), in app/content/site-figures.ts\n`);
for (const { text, places: files } of siteFigures) {
  console.log(`  ${text}\n    ${files.join('\n    ')}\n`);
}

const passages = await Promise.all(languages.map(rulesPassages));
const drafts = passages.flat().filter(({ isDraft }) => isDraft);
console.log(`RULES (${drafts.length}), in app/content/rules\n`);
for (const { language, address, title, prose } of drafts) {
  console.log(`  [${language}] ${address}  ${title}`);
  for (const line of prose) console.log(`    ${plainText(writeFigures(line, language))}`);
  console.log('');
}

const texts = await draftTexts();
console.log(
  `TEXTS (${texts.length}), in app/shared/i18n/locales, named in app/content/drafts.ts\n`,
);
for (const { language, address, key, text, why } of texts) {
  console.log(`  [${language}] ${address}  ${key}\n    ${text}\n    → ${why}\n`);
}

const { emailTexts } = await importEmails('email-texts.ts');
const emails = await emailTexts();
console.log(`EMAILS (${emails.length}), in emails/\n`);
for (const { name, language, subject, text } of emails) {
  console.log(`  [${language}] ${name}: ${subject}\n${indented(text)}\n`);
}

const replies = await draftReplies();
console.log(`REPLY TEMPLATES (${replies.length}), in supabase/schemas\n`);
for (const { titlePt, titleEn, bodyPt, bodyEn } of replies) {
  console.log(
    `  [en] ${titleEn}\n${indented(bodyEn)}\n  [pt-BR] ${titlePt}\n${indented(bodyPt)}\n`,
  );
}

const { states, notExamined } = await draftStates();
console.log(
  `STATES (${Object.values(states).flat().length}), in supabase/schemas/13_state_register.sql\n`,
);
for (const [status, codes] of Object.entries(states)) {
  console.log(`  ${status} (${codes.length}): ${codes.join(' ')}`);
}
console.log(`  Not examined (${notExamined.length}): ${notExamined.join(' ')}`);
console.log(
  '    → No state is confirmed. Have counsel read status and notices in both languages, and confirm each in the Command Center, Open Books, States.\n',
);

const lists = draftSafeguards();
console.log(`SAFEGUARDS (${lists.length}), in app/content/legal/{en,pt-BR}/safeguards.ts\n`);
for (const { language, title, items } of lists) {
  console.log(`  [${language}] ${title}\n${indented(items.join('\n'))}\n`);
}
console.log('    → The software has them. Confirm that your hosting does not take one away.\n');

console.log(`FILES (${draftFiles.length})\n`);
for (const { file, why } of draftFiles) console.log(`  ${file}\n    → ${why}`);

const file = publishedDescription() ?? descriptionFile();
const description = readDescription(file);
const fictitious = unpublishableValues(description);
console.log(`\nTHE ORGANIZATION (${fictitious.length}), in ${file}\n`);
for (const path of fictitious) console.log(`  ${path}`);
console.log(
  '    → With one of these, a public site stays closed to visitors. See docs/operating.md.\n',
);

const missing = missingAddresses(description);
console.log(`MISSING ADDRESSES (${missing.length}), in ${file}\n`);
for (const name of missing) console.log(`  ${name}`);

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '    ');
}
