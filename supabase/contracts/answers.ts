import type { z } from 'zod';
import { accountAnswers } from './accounts.ts';
import { activityAnswers } from './activity.ts';
import { advisorAnswers } from './advisors.ts';
import { analyticsAnswers } from './analytics.ts';
import { billHelpAnswers } from './bill-help.ts';
import { billAnswers } from './bills.ts';
import { bookAnswers } from './books.ts';
import { letterAnswers } from './letters.ts';
import { memberBillAnswers } from './member-bills.ts';
import { memberAnswers } from './members.ts';
import { overviewAnswers } from './overview.ts';
import { requestAnswers } from './requests.ts';
import { searchAnswers } from './search.ts';
import { systemAnswers } from './system.ts';
import { teamWorkAnswers } from './team-work.ts';

/** The JSON that database functions return, by their names. */
export const answers = {
  ...accountAnswers,
  ...activityAnswers,
  ...advisorAnswers,
  ...analyticsAnswers,
  ...billAnswers,
  ...billHelpAnswers,
  ...bookAnswers,
  ...letterAnswers,
  ...memberAnswers,
  ...memberBillAnswers,
  ...overviewAnswers,
  ...requestAnswers,
  ...searchAnswers,
  ...systemAnswers,
  ...teamWorkAnswers,
};

/** The JSON that a database function returns. */
export type Answer<Name extends keyof typeof answers> = z.infer<(typeof answers)[Name]>;
