import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A comment, or the beginning of a test's title. */
const saying = /(?:\/\/|^\s*\/?\*+).*|['"`](?=[A-ES]\d|Spec §)[^:'"`]*:/gm;
/** `Spec §5` refers to the specification, `C12` and its like to what can go wrong, `S24` to what is settled. */
const reference = /Spec (?:§\d+(?:, )?)+|\b[A-ES]\d{1,2}b?\b(?!\.)/g;
/** References to documents that are not in this repository. */
const homeless = /\b(?:decisions?,? §|decisions on |complaint |issue )(?:\d|`)/i;

function readKeys(root: string) {
	const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
	const rows = ['reliability.md', 'settled.md'].flatMap((name) =>
		[...read(name).matchAll(/^\| ([A-ES]\d{1,2}b?) \|/gm)].map(([, key = '']) => key),
	);
	const sections = [...read('specification.md').matchAll(/^## (\d+)\. /gm)];
	const doubled = rows.filter((key, index) => rows.indexOf(key) < index);
	return { keys: new Set([...rows, ...sections.map(([, number]) => `§${number}`)]), doubled };
}

const keysIn = (text: string): string[] =>
	[...text.matchAll(reference)].flatMap(([found]) =>
		found.startsWith('Spec') ? (found.match(/§\d+/g) ?? []) : [found],
	);

/** References in code and tests that lead nowhere in this repository, as `file: reference`, and numbers with two rows. */
export function findLostReferences(root: string, files: readonly string[]): string[] {
	const { keys, doubled } = readKeys(root);
	const lostOf = (file: string) => {
		const text = readFileSync(join(root, file), 'utf8');
		const said = [...text.matchAll(saying)].map(([line]) => line);
		const lost = said.flatMap(keysIn).filter((key) => !keys.has(key));
		const old = said.flatMap((line) => homeless.exec(line) ?? []);
		return [...new Set([...lost, ...old])].map((name) => `${file}: ${name}`);
	};
	return [...doubled.map((key) => `docs: ${key} twice`), ...files.flatMap(lostOf)];
}
