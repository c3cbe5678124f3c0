import type { Messages } from '~/shared/i18n/catalog';

/** The reasons why the database refuses something about a request, with their messages. */
export const refusalKeys = {
  too_many_drafts: 'tooManyDrafts',
  request_incomplete: 'incomplete',
  request_moved: 'moved',
  message_length: 'messageLength',
  name_length: 'nameLength',
  request_sent: 'alreadySent',
  id_taken: 'idTaken',
  not_found: 'notFound',
} as const satisfies Record<string, keyof Messages['requests']['refusals']>;

type RefusalCode = keyof typeof refusalKeys;

/** A refusal of the database. */
export class RequestRefusal extends Error {
  override name = 'RequestRefusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** The refusal in an error of the database; undefined if it is any other failure. */
export function refusalOf({ code }: { code?: string }): RequestRefusal | undefined {
  return code !== undefined && code in refusalKeys
    ? new RequestRefusal(code as RefusalCode)
    : undefined;
}
