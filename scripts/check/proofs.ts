import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCodes } from './check-references.ts';

/** A test's title that begins with codes, commas between them and a colon behind them. */
const title =
	/(['"`])((?:Spec )?(?:§\d+|[A-ES]\d{1,3}b?)(?:, (?:§\d+|[A-ES]\d{1,3}b?))*): ((?:\\.|(?!\1)[^\\\n])+)\1/g;

/** By code, the files with the titles of the tests that bear it. */
export function findProofs(root: string): Map<string, Map<string, string[]>> {
	const proofs = new Map<string, Map<string, string[]>>();
	for (const path of globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: root }).sort()) {
		const file = path.replaceAll('\\', '/');
		for (const found of readFileSync(join(root, file), 'utf8').matchAll(title)) {
			const [, , codes = '', rest = ''] = found;
			for (const [code] of codes.matchAll(/§\d+|[A-ES]\d+b?/g)) {
				const files = proofs.get(code) ?? new Map<string, string[]>();
				proofs.set(code, files);
				files.set(file, [...(files.get(file) ?? []), rest.replaceAll(/\\(['"`\\])/g, '$1')]);
			}
		}
	}
	return proofs;
}

/** Prints the tests of these codes, as they stand in the lists or with the sign of a section; without one, of all. */
function printProofs(root: string, wanted: readonly string[]): void {
	const proofs = findProofs(root);
	const codes = listCodes(root).filter(
		([code]) => wanted.length === 0 || wanted.includes(code) || wanted.includes(`Spec ${code}`),
	);
	for (const [code, text] of codes) {
		console.log(`${code.startsWith('§') ? 'Spec ' : ''}${code}  ${text}`);
		for (const [file, titles] of proofs.get(code) ?? [])
			console.log([`  ${file}`, ...titles.map((each) => `    ${each}`)].join('\n'));
	}
	if (codes.length === 0) {
		console.error(`There is no ${wanted.join(', ')}: see the codes in CONTRIBUTING.md.`);
		process.exitCode = 1;
	}
}

if (import.meta.main) printProofs(join(import.meta.dirname, '../..'), process.argv.slice(2));
