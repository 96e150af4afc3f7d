import { readFileSync, writeFileSync } from 'node:fs';
import { drawLinterWalls, drawTable } from './draw-walls.ts';

const root = new URL('../../', import.meta.url);
const architecture = new URL('ARCHITECTURE.md', root);

writeFileSync(new URL('biome.walls.json', root), drawLinterWalls());
writeFileSync(architecture, drawTable(readFileSync(architecture, 'utf8')));
