import { expect, test } from 'vitest';
import type { StoredBuild } from '../../../scripts/local/build-store.ts';
import { explainBuildFailure } from '../../../scripts/local/reader-builds.ts';

const last: StoredBuild = {
	folder: '/builds/1',
	site: '/builds/1/dist',
	fingerprint: 'a',
	assets: [],
	version: { publication: 7, posts: 45, built_at: '2026-03-10T15:30:00.000Z' },
};
function linesOf(found: StoredBuild | undefined): string[] {
	const lines: string[] = [];
	const explain = explainBuildFailure({ findLast: () => found }, (line) => void lines.push(line));
	explain(new Error('Falta uma página.', { cause: 'sobre.astro' }));
	return lines;
}

test('after a failed build it is said why, and which site readers still have', () => {
	expect(linesOf(last)).toEqual([
		'A construção falhou: Falta uma página.',
		'sobre.astro',
		expect.stringMatching(/Os leitores continuam com o site de 10.*12h?:?30/),
	]);
});

test('without an earlier site nothing is promised', () => {
	expect(linesOf(undefined)).toEqual(['A construção falhou: Falta uma página.', 'sobre.astro']);
});
