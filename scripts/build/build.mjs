// `npm run build`: builds the site into a new folder and makes that the current one, `build/`.
import { rebuild } from '../lib/build.mjs';

process.exit((await rebuild()) ? 0 : 1);
