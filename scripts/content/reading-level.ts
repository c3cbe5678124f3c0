// `npm run reading-level`: prints the school grade of the rules and of the pages about them, in
// both languages. It lists each page, and each sentence above the target. `-- --all` prints every
// sentence.
import { languages } from '../../app/shared/i18n/language.ts';
import { gradeOf, targetGrade } from './reading/grade.ts';
import { readPages } from './reading/pages.ts';

const printsAll = process.argv.includes('--all');

for (const language of languages) {
  const pages = (await readPages(language)).map(({ sentences, ...page }) => {
    const graded = sentences.map((text) => ({ text, grade: gradeOf([text], language) }));
    return { ...page, graded: graded.sort((one, other) => other.grade - one.grade) };
  });
  for (const { name, graded } of pages) {
    console.log(`\n${language}  ${name}`);
    for (const { text, grade } of graded) {
      if (printsAll || grade > targetGrade) console.log(`  ${formatGrade(grade)}  ${text}`);
    }
  }
  const rules = pages.filter(({ isRules }) => isRules).flatMap(({ graded }) => graded);
  console.log(`\n${language}  grade   mean   above ${targetGrade}   sentences   worst`);
  for (const { name, graded } of [...pages, { name: 'all rules', graded: rules }]) {
    const grades = graded.map(({ grade }) => grade);
    const texts = graded.map(({ text }) => text);
    const above = grades.filter((grade) => grade > targetGrade).length / grades.length;
    const mean = grades.reduce((total, grade) => total + grade, 0) / grades.length;
    const cells = [
      formatGrade(gradeOf(texts, language)),
      formatGrade(mean),
      `${Math.round(100 * above)} %`.padStart(6),
      String(grades.length).padStart(6),
      formatGrade(Math.max(...grades)),
    ];
    console.log(`  ${cells.join('   ')}   ${name}`);
  }
}

function formatGrade(grade: number): string {
  return grade.toFixed(1).padStart(5);
}
