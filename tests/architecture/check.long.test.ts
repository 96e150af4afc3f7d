import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import project from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');

/** What each part reads, without a fault. */
const sound = {
	'astro.config.mjs':
		"import { defineConfig } from 'astro/config';\n\nexport default defineConfig({});\n",
	'README.md': 'Pages are in `src/pages`.\n',
	'docs/reliability.md': '- **C12** A fault\n',
	'docs/settled.md': '- **S24** What was decided, and why\n',
	'src/domain/twice.ts': 'export const twice = (value: number): number => value * 2;\n',
	'src/elements/here.ts': 'export const here = (): string => location.href;\n',
	'src/pages/index.astro': `---
import { twice } from '#domain/twice';
import { here } from '#elements/here.ts';

const count: number = twice(2);
---

<p>
	{count}
	{here()}
</p>
`,
	'admin/src/main.tsx': 'document.title = String(2);\n',
};

/** One more file for each part, which it has to find. */
const faults: Record<string, [part: string, text: string]> = {
	'scripts/unformatted.ts': ['Biome', 'console.log( 1 )\n'],
	'src/pages/unformatted.astro': ['Prettier', '<p  >1</p>\n'],
	'scripts/admin/unused.ts': ['Nothing unused', 'export const unused = 1;\n'],
	'scripts/mistyped.ts': ['TypeScript', "export const count: number = 'a';\n"],
	'src/domain/impure.ts': ['TypeScript, pure domain', 'export const at = () => location.href;\n'],
	'src/pages/mistyped.astro': [
		'Astro',
		'---\nconst name: string = 5;\n---\n\n<p>{name.nothing}</p>\n',
	],
	'src/db/crossing.ts': ['Walls', "export { here } from '../elements/here.ts';\n"],
	'docs/lost.md': ['References', '`src/lost.ts`\n'],
	'scripts/referring.ts': ['References', `// As decided (S${99}).\n`],
	'src/elements/newer.ts': ['Oldest browsers of readers', "export const at = URL.parse('');\n"],
	'admin/src/newer.ts': ['Oldest browsers of the desk', "export const at = URL.parse('');\n"],
};
const main = "import './newer.ts';\n\ndocument.title = String(2);\n";

vi.setConfig({ testTimeout: 240_000 });

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'blog-check-'));
	const configs = ['biome.json', 'knip.ts', '.gitignore', '.prettierrc'];
	const types = readdirSync(root).filter((name) => /^tsconfig.*\.json$/.test(name));
	for (const name of [...configs, ...types, 'tools/package.json', 'scripts/check/count-files.ts'])
		cpSync(join(root, name), join(folder, name));
	const { name, type, imports, dependencies } = project;
	writeFileSync(
		join(folder, 'package.json'),
		`${JSON.stringify({ name, type, imports, dependencies: { astro: dependencies.astro } }, null, '\t')}\n`,
	);
	// A folder of its own, so that the project's caches stay.
	mkdirSync(join(folder, 'node_modules'));
	for (const name of readdirSync(join(root, 'node_modules')))
		if (name !== '.cache')
			symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
});
afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>): string {
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const { stdout, status } = spawnSync(process.execPath, [join(root, 'scripts/check.ts'), folder], {
		encoding: 'utf8',
		env: {
			...process.env,
			PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
		},
	});
	expect(status).toBe(/^✗/m.test(stdout) ? 1 : 0);
	return stdout;
}
const parts = (said: string, sign: string) =>
	[...said.matchAll(/^([✓✗]) ([^:\n]+)/gm)].flatMap(([, found, name = '']) =>
		found === sign ? [name] : [],
	);

test('every part of `npm run check` finds its fault, and finds none where there is none', () => {
	const good = check(sound);
	expect(parts(good, '✗'), good).toEqual([]);
	const texts = Object.entries(faults).map(([name, [, text]]) => [name, text]);
	const bad = check({ ...Object.fromEntries(texts), 'admin/src/main.tsx': main });
	expect(parts(bad, '✓'), bad).toEqual([]);
	for (const [name, [part]] of Object.entries(faults)) {
		const [, said = ''] = bad.split(`✗ ${part}\n`);
		expect(said.split('\n✗ ')[0], part).toContain(name);
	}
	expect(bad).toContain('see ARCHITECTURE, The rooms');
});

test('a part that has nothing to read fails', () => {
	const said = check({});
	// These read the configuration.
	expect(parts(said, '✓'), said).toEqual(['Biome', 'TypeScript']);
});

test('a change is checked before it is tested, here and at GitHub', () => {
	const lines = readFileSync(join(root, '.ci/run'), 'utf8').match(/npm run .+/g);
	expect(lines).toEqual(['npm run check', 'npm run test:all']);
	const steps = readFileSync(join(root, '.github/workflows/test.yml'), 'utf8');
	expect(steps).toMatch(/run: npm run check\n[\s\S]*run: npm run test:all/);
});
