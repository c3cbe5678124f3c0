export const bookAnswers = {};
