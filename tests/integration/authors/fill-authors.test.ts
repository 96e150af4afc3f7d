import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { authors } from '#db/author-schema';
import { fillAuthors, listAuthors } from '#db/posts/authors';
import { makeNameSlug } from '#domain/names/slug';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const plain = [
	'Helena Prado',
	'José  D’Ávila',
	"Ana D'Ávila",
	'ZÉ',
	'Ana-Lú Sá',
	'Dr. Rui',
	'Gonçalo Araújo',
];
const others = ['C++', 'DJ 2.0', '日本', 'index', '.NET'];

const api = apiForFile();
beforeAll(async () => {
	for (const author of [...plain, ...others, 'zé', 'Zé', 'Zé']) await createdPost(api, { author });
});

const namesBySlug = async () =>
	new Map((await listAuthors(api.db)).map(({ slug, name }) => [slug, name]));

test('S58: the migration makes an author of each plain name, at the address that pages compute', async () => {
	const file = join(import.meta.dirname, '../../../drizzle/0014_authors.sql');
	const fill = readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? '';
	await api.db.execute(sql.raw(fill));
	const found = await namesBySlug();
	for (const [slug, name] of found) expect(slug, name).toBe(makeNameSlug(name));
	expect([...found.values()]).toEqual(
		expect.arrayContaining([
			'Helena Prado',
			"Ana D'Ávila",
			'Ana-Lú Sá',
			'Dr. Rui',
			'Gonçalo Araújo',
		]),
	);
	expect(found.get('ze'), 'the spelling of most posts').toBe('Zé');
});

test('an import makes an author of every name, once', async () => {
	await api.db.delete(authors);
	await fillAuthors(api.db);
	await fillAuthors(api.db);
	const found = await namesBySlug();
	expect([...found.keys()].toSorted()).toEqual(
		[...new Set([...plain, ...others].map(makeNameSlug))].toSorted(),
	);
	expect(found.get('ze')).toBe('Zé');
});

test('of an author’s links only those to sites are read, whatever a restored backup has', async () => {
	const site = { label: 'Site', url: 'https://ana.example/' };
	const others = ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', '//x.example'];
	const links = [site, ...others.map((url) => ({ label: 'Outro', url }))];
	await api.db.update(authors).set({ links });
	for (const author of await listAuthors(api.db)) expect(author.links).toEqual([site]);
});
