// Runs after every `npm install` and `npm ci`. It records for `npm start` that all packages are
// installed.
import { markInstalled } from './lib/install.mjs';

markInstalled();
