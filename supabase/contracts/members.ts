export const memberAnswers = {};
