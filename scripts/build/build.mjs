// `npm run build`: builds the site into a new folder and makes that the current one, `build/`.
import { buildAgain } from '../lib/build.mjs';

process.exit((await buildAgain()) ? 0 : 1);
