/**
 * A refusal that the client may read. Joins receive it as `Code: message`, as on Supabase.
 * @see https://github.com/supabase/realtime lib/realtime_web/channels/realtime_channel/logging.ex
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }

  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}
