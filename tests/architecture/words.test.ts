import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What the glossary of CONTRIBUTING puts on its right side. */
function listReplaced(): string[] {
	const [, glossary = ''] =
		/## Words\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
	const rows = glossary.split('\n').filter((line) => /^\| (?!we say)/.test(line));
	return rows.flatMap((row) => row.split('|')[2]?.trim().split(', ') ?? []);
}

const patternOf = (words: string) =>
	new RegExp(`(?<![\\p{L}-])${words}${/\p{L}$/u.test(words) ? '(?![\\p{L}-])' : ''}`, 'iu');

interface Text {
	place: string;
	text: string;
}

/** Words that a person may read: a name of the program's has neither spaces, accents nor capitals at its start. */
const isForPeople = (text: string) => /\s|[^ -~]|^[A-Z]/.test(text.trim());

function listTexts(source: string, place: string): Text[] {
	const texts: Text[] = [];
	const file = ts.createSourceFile(place, source, ts.ScriptTarget.Latest, true);
	const visit = (node: ts.Node) => {
		if (
			(ts.isStringLiteralLike(node) ||
				ts.isTemplateLiteralToken(node) ||
				node.kind === ts.SyntaxKind.JsxText) &&
			isForPeople((node as ts.LiteralLikeNode).text)
		) {
			const { line } = file.getLineAndCharacterOfPosition(node.getStart());
			texts.push({ place: `${place}:${line + 1}`, text: (node as ts.LiteralLikeNode).text });
		}
		ts.forEachChild(node, visit);
	};
	visit(file);
	return texts;
}

/** True in what these files say: real tables, and a finger on a phone. */
const spared: readonly (readonly [file: RegExp, words: RegExp])[] = [
	[/^src\/config\/(?:site|demo-settings|stock-covers|messages|page-texts)\.ts/, /^mesa$/],
	[/^admin\/src\/messages\/blocks\.ts/, /^mesa$/],
	[/^admin\/src\/messages\/(?:form|writing-tools)\.ts/, /^toque em$/],
	[/^scripts\/(?:bench|screens|import\/open-zip)/, /./],
	[/^admin\/src\/editor\/paste\/line-end-hyphens\.ts/, /./],
];

function findReplaced({ place, text }: Text, replaced: readonly string[]): string[] {
	return replaced
		.filter((words) => patternOf(words).test(text))
		.filter((words) => !spared.some(([file, which]) => file.test(place) && which.test(words)))
		.map((words) => `${place}: “${words}” in “${text.replace(/\s+/g, ' ').trim()}”`);
}

test('no text says what the glossary replaces', () => {
	const replaced = listReplaced();
	expect(replaced.length).toBeGreaterThan(60);
	const files = globSync('{src,admin,netlify,scripts}/**/*.{ts,tsx}', { cwd: root });
	expect(files.length).toBeGreaterThan(1_000);
	const texts = files.flatMap((name) => listTexts(readFileSync(join(root, name), 'utf8'), name));
	expect(texts.flatMap((text) => findReplaced(text, replaced))).toEqual([]);
});

test('a text with a replaced word is found, within longer words it is not', () => {
	const source = 'const a = `Ficha`; const c = "ficha"; const d = "Uma mesada";';
	expect(
		listTexts(source, 'a.ts').flatMap((text) => findReplaced(text, ['ficha', 'mesa'])),
	).toEqual(['a.ts:1: “ficha” in “Ficha”']);
});
