import type { Page } from './paths.ts';

/**
 * The pages that search engines are led to; they make up the site map. Portal and Command Center
 * are private, a form is found on the page around it, and the pages that a mail leads to are for
 * whoever got it.
 */
export const indexedPages: readonly Page[] = [
  'home',
  'about',
  'rules',
  'rulesProcedures',
  'rulesExclusions',
  'rulesMaternity',
  'show',
  'dentalPlans',
  'emergency',
  'shareable',
  'yourPart',
  'contact',
  'legal',
  'signup',
  'login',
  'forgotPassword',
  'activateAccount',
];
