import type { AppOptions } from '../../src/app.ts';
import { testProject } from './people.ts';
import { projectServer } from './project-server.ts';

/** Serves the gateway's own test project for one test file. */
export function testServer(settings?: () => Partial<AppOptions>) {
  return projectServer(testProject, settings);
}
