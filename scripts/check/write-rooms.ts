import { readFileSync, writeFileSync } from 'node:fs';
import { drawTable } from './rooms.ts';

const architecture = new URL('../../ARCHITECTURE.md', import.meta.url);
writeFileSync(architecture, drawTable(readFileSync(architecture, 'utf8')));
