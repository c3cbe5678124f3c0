import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { dayInBocaRaton } from '~/shared/format/office-clock';

const issue = issuesOf('manageBillHelp');

/** The links that the database accepts. */
export const isLink = (text: string) => /^https:\/\/[^\s/]\S*$/.test(text) && URL.canParse(text);

/** The day on which someone read the source. */
export const sourceDate = z.string().check(
  z.minLength(1, issue('dateRequired')),
  z.refine((day) => day <= dayInBocaRaton(), issue('dateFuture')),
);
