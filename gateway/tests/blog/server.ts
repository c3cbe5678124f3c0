import { join } from 'node:path';
import { projectServer } from '../support/project-server.ts';

/** Serves the blog's folder for one test file. */
export function blogServer() {
  const supabaseDir = join(import.meta.dirname, 'project');
  return projectServer({ supabaseDir, password: 'a long blog password', schema: 'blog' });
}
