// `npm run bench -- rest`: the product's table reads through the gateway, side by side with the bare floor.
import { benchReads } from 'supabase-gateway/bench/rest';
import { addMembers } from '../lib/members.ts';

await benchReads({
  supabaseDir: 'supabase',
  readsModule: import.meta.resolve('./reads.ts'),
  fill: (location) => addMembers(location, 1_000),
});
