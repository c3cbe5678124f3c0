import { serve } from '../_shared/serve.ts';
import { requireSecretKey } from '../_shared/service-caller.ts';
import { runJob } from './job.ts';
import { jobs } from './jobs.ts';

/**
 * Does everything that is due. It takes no parameters, and needs the secret key: the gateway calls it
 * every few minutes (`run_every` in config.toml), on Supabase a cron job does. It may be called at any
 * time. The response lists the jobs that failed.
 */
serve(async (_body, request) => {
  await requireSecretKey(request);
  const runs = await Promise.all(
    Object.entries(jobs).map(async ([name, job]) => ({ name, isDone: await runJob(name, job) })),
  );
  const failed = runs.filter(({ isDone }) => !isDone).map(({ name }) => name);
  return { message: 'Done.', failed };
});
