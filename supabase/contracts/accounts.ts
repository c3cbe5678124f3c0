export const accountAnswers = {};
