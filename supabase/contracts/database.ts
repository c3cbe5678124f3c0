import type { Database as Generated } from '../database.types.ts';
import type { Answer, answers } from './answers.ts';

type Schema = Generated['public'];
type Functions = Schema['Functions'];

/** The types that the CLI generates, with the JSON of each function as its contract describes it. */
export type Database = Omit<Generated, 'public'> & {
  public: Omit<Schema, 'Functions'> & {
    Functions: {
      [Name in keyof Functions]: Name extends keyof typeof answers
        ? Omit<Functions[Name], 'Returns'> & { Returns: Answer<Name> }
        : Functions[Name];
    };
  };
};
