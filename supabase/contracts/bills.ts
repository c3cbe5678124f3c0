export const billAnswers = {};
