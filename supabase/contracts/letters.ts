export const letterAnswers = {};
