import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '#config/oldest-browsers';
import { findNewerUses } from '../../../scripts/check/find-newer-uses.ts';

const files = {
	'named.ts': 'export const at = URL.parse(location.href);',
	'all.ts': `
		const query = new URLSearchParams(location.search);
		export const all = [
			query.size > 0,
			Promise.withResolvers<void>(),
			AbortSignal.any([]),
			Map.groupBy([1], String),
			Object.groupBy([1], String),
			Array.fromAsync([]),
			new Set([1]).union(new Set([2])),
			[1].values().map(String),
			new Map().keys().toArray(),
			Response.json({}),
			document.startViewTransition(() => undefined),
			document.body.checkVisibility(),
			requestIdleCallback(() => undefined),
			new Intl.Segmenter('pt'),
			window.navigation,
			/[[a-z]--[aeiou]]/v,
			/a/gimsuy,
		];
		export function read({ size }: URLSearchParams) {
			return size;
		}`,
	'bundle.js':
		'function t(e){const n=new URLSearchParams(e);let r=n.size>0?"?"+n:"";return r+e.withResolvers().promise}t(location.search);',
	'older.ts': `
		interface Query { size: number; any(): void; union: string }
		export const use = (map: Map<string, string>, query: Query, response: Response) => {
			query.any();
			return [map.size, query.size, query.union, [1].map(String), response.json(), [3, 1].toSorted()];
		};`,
	'own.js': 'class Box{toSortedBy(){}fromAsync(){}}export const f=(b)=>b.fromAsync();',
	'tested.ts': `
		if ('requestIdleCallback' in window) addEventListener('load', () => requestIdleCallback(() => undefined));
		export const parse = (address: string) => URL.parse?.(address);
		export const has = typeof Promise.withResolvers === 'function' && Promise.withResolvers();
		export const place = 'navigation' in window ? window.navigation.currentEntry : undefined;
		export function show() {
			if (!document.startViewTransition) return;
			document.startViewTransition(() => undefined);
		}`,
	'tested-by-itself.ts': `export const all = [URL.parse('') ?? 1, URL.parse('') && 2];`,
	'main.ts': `
		import type { Kind } from ${JSON.stringify('./types.ts')};
		export const kind: Kind = {};
		export const load = () => import(${JSON.stringify('./part.ts')});`,
	'part.ts': `export const part = () => URL.parse('');`,
	'types.ts': `export interface Kind { name?: string } export const kind = URL.parse('');`,
};

function findAll() {
	const folder = mkdtempSync(join(tmpdir(), 'newer-'));
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
	const given = Object.keys(files).filter((name) => name !== 'part.ts' && name !== 'types.ts');
	const found = findNewerUses(
		given.map((name) => join(folder, name)),
		oldestBrowsers.readers,
	);
	rmSync(folder, { recursive: true });
	return found;
}

const found = findAll();
const usesIn = (name: keyof typeof files) => found.filter(({ file }) => file.endsWith(`/${name}`));
const namesIn = (name: keyof typeof files) => usesIn(name).map((use) => use.name);

test('what is too new is named with its file, its interface and the versions that have it', () => {
	const [use] = usesIn('named.ts');
	expect(use?.name).toBe('URL.parse');
	expect(use?.since).toMatch(/^Safari 18, iOS 18, Chrome 126, .*Firefox 126/);
});

test('it is found in sources by type, on whatever it is used', () => {
	expect(namesIn('all.ts')).toEqual([
		'URLSearchParams.size',
		'Promise.withResolvers',
		'AbortSignal.any',
		'Map.groupBy',
		'Object.groupBy',
		'Array.fromAsync',
		'Set.union',
		'Iterator.map',
		'Iterator.toArray',
		'Response.json',
		'Document.startViewTransition',
		'Element.checkVisibility',
		'requestIdleCallback',
		'Intl.Segmenter',
		'Window.navigation',
		'RegExp.unicodeSets',
	]);
});

test('it is found in a bundle, whose types are inferred, and by its name where they cannot be', () => {
	expect(namesIn('bundle.js')).toEqual(['URLSearchParams.size', 'withResolvers']);
});

test('older interfaces with the same name, and what the code itself defines, are left alone', () => {
	expect(namesIn('older.ts')).toEqual([]);
	expect(namesIn('own.js')).toEqual([]);
});

test('a use is allowed where the code asks for the interface before it', () => {
	expect(namesIn('tested.ts')).toEqual([]);
	expect(namesIn('tested-by-itself.ts')).toEqual(['URL.parse']);
});

test('what is imported is searched, too, but not what only its types are taken from', () => {
	expect(namesIn('part.ts')).toEqual(['URL.parse']);
	expect(namesIn('types.ts')).toEqual([]);
});

test('README names the browsers that both builds keep to', () => {
	const text = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
	for (const { safari, ios, chrome, firefox } of Object.values(oldestBrowsers)) {
		expect(ios).toBe(safari);
		expect(text).toContain(`Safari and iOS ${safari}, Chrome ${chrome}, Firefox ${firefox}`);
	}
});
