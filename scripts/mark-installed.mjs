// Runs after every `npm install` and `npm ci`, so that `npm start` knows that nothing is missing.
import { markInstalled } from './lib/install.mjs';

markInstalled();
