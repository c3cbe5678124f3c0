/** The origin of the tested server. playwright.config.ts chooses its port. */
export const origin = `http://localhost:${process.env.E2E_PORT}`;
