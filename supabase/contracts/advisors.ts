export const advisorAnswers = {};
