import { expect, test } from 'vitest';
import type { StoredBuild } from '../../../scripts/local/build-store.ts';
import { explainDatabase } from '../../../scripts/local/explain-database.ts';
import { explainBuildFailure } from '../../../scripts/local/reader-builds.ts';

const notFound = async () => {
	throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
};
const rejected = (code: string, message: string) =>
	Object.assign(new Error(message), { code, severity: 'FATAL' });
/** Neon's driver throws the platform's event when its WebSocket cannot connect. */
const lostSocket = { type: 'error' };

test.each([
	[
		'postgres://a:b@ep-nome-123.us-east-2.aws.neon.tec/neondb',
		/o nome ep-nome-123\S+ não existe na rede.*Neon; os da Neon terminam em \.neon\.tech\.$/,
	],
	[
		'postgres://a:b@ep-nome-123.us-est-2.aws.neon.tech/neondb',
		/o nome ep-nome-123\S+ não existe na rede.*copie-o de Connect, no painel da Neon\.$/,
	],
	[
		'postgres://a:b@db.exemplo/blog',
		/o nome db\.exemplo não existe na rede. Confira-o em DATABASE_URL\.$/,
	],
])('a host that does not exist is named: %s', async (url, words) => {
	expect(await explainDatabase(lostSocket, url, notFound)).toMatch(words);
});

test.each([
	[
		'28P01',
		'password authentication failed for user "a"',
		/recusou o usuário ou a senha.*% da senha se escreve %25/,
	],
	['28000', 'role "a" does not exist', /recusou o usuário ou a senha/],
	['3D000', 'database "blgo" does not exist', /não tem um banco com este nome/],
	['XX000', 'The requested endpoint could not be found', /não conhece este projeto.*ep-…/],
	['53300', 'sorry, too many clients already', /não respondeu: 53300: sorry, too many/],
])('%s is told in plain words', async (code, message, words) => {
	const url = 'postgres://a:b@127.0.0.1:5432/blgo';
	const told = await explainDatabase(rejected(code, message), url, async () => '127.0.0.1');
	expect(told).toMatch(words);
	expect(told).toMatch(/^O banco de dados em 127\.0\.0\.1:5432 /);
});

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
		'A atualização do site falhou: Falta uma página.',
		'sobre.astro',
		expect.stringMatching(/Os leitores continuam com o site de 10.*12h?:?30/),
	]);
});

test('without an earlier site nothing is promised', () => {
	expect(linesOf(undefined)).toEqual([
		'A atualização do site falhou: Falta uma página.',
		'sobre.astro',
	]);
});
