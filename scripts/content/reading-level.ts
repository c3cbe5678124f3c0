// `npm run reading-level`: the school grade that the rules, and the pages about them, ask of their
// readers, in both languages: each page, and each sentence above the target. `-- --all` prints
// every sentence.
import { languages } from '../../app/shared/i18n/language.ts';
import { gradeOf, targetGrade } from './reading/grade.ts';
import { readPages } from './reading/pages.ts';

const printsAll = process.argv.includes('--all');

for (const language of languages) {
  const pages = await readPages(language);
  for (const { name, sentences } of pages) {
    console.log(`\n${language}  ${name}`);
    const graded = sentences
      .map((sentence) => ({ sentence, grade: gradeOf([sentence], language) }))
      .sort((one, other) => other.grade - one.grade);
    for (const { sentence, grade } of graded) {
      if (printsAll || grade > targetGrade) console.log(`  ${inFigures(grade)}  ${sentence}`);
    }
  }
  const rules = pages.filter(({ isRules }) => isRules).flatMap(({ sentences }) => sentences);
  console.log(`\n${language}  grade   mean   above ${targetGrade}   sentences   worst`);
  for (const { name, sentences } of [...pages, { name: 'all rules', sentences: rules }]) {
    const grades = sentences.map((sentence) => gradeOf([sentence], language));
    const above = grades.filter((grade) => grade > targetGrade).length / grades.length;
    const mean = grades.reduce((total, grade) => total + grade, 0) / grades.length;
    const cells = [
      inFigures(gradeOf(sentences, language)),
      inFigures(mean),
      `${Math.round(100 * above)} %`.padStart(6),
      String(grades.length).padStart(6),
      inFigures(Math.max(...grades)),
    ];
    console.log(`  ${cells.join('   ')}   ${name}`);
  }
}

function inFigures(grade: number): string {
  return grade.toFixed(1).padStart(5);
}
