import { existsSync } from 'node:fs';

// Node's own option says in English, at every start, that an optional file is not there. What is set in the shell wins.
if (existsSync('.env')) process.loadEnvFile('.env');
