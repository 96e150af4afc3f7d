import { expect, test } from 'vitest';
import { openGhost } from '../../../scripts/import/ghost/ghost-source.ts';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { aGhostPost, type GhostRow } from '../../support/ghost-post.ts';

function read(posts: GhostRow[], tables: GhostRow = {}, siteUrl?: string): ImportItem[] {
	const file = { db: [{ meta: { version: '6.0.0' }, data: { posts, ...tables } }] };
	return [...(openGhost(file, { siteUrl }).items() as Iterable<ImportItem>)];
}
const readOne = (post: GhostRow, tables?: GhostRow, siteUrl?: string) =>
	read([aGhostPost(post)], tables, siteUrl)[0];
const lexical = (...children: unknown[]) => JSON.stringify({ root: { type: 'root', children } });

test.each([
	['for members', { visibility: 'members' }, 'só para membros: veio como rascunho'],
	['a page', { type: 'page' }, 'página: veio como rascunho'],
	['a page of old', { type: undefined, page: 1 }, 'página: veio como rascunho'],
	['a letter', { status: 'sent' }, 'só foi por e-mail: veio como rascunho'],
	[
		'a letter to come',
		{ status: 'scheduled', email_only: 1 },
		'só foi por e-mail: veio como rascunho',
	],
	['for a tier', { visibility: ' Tiers ' }, 'só para alguns planos: veio como rascunho'],
	['of another state', { status: 'Arquivado' }, 'estado "Arquivado": veio como rascunho'],
	['a draft', { status: 'Draft' }, 'rascunho no site antigo: veio como rascunho'],
	[
		'partly for members',
		{
			html: '<p>a</p><!--kg-gated-block:begin nonMember:false memberSegment:"" --><p>b</p><!--kg-gated-block:end-->',
		},
		'tem partes que só membros viam: veio como rascunho',
	],
	[
		'partly for the letter',
		{
			html: null,
			lexical: lexical({
				type: 'html',
				html: '<p>a</p>',
				visibility: { showOnWeb: false, showOnEmail: true },
			}),
		},
		'tem partes que só membros viam: veio como rascunho',
	],
	['with code', { codeinjection_head: '<script>' }, 'código injetado deixado de fora'],
])('what is %s says so in the report', (_, given, note) => {
	expect(readOne(given)?.notes).toContain(note);
});

const noindex = '<meta content="noindex, follow"\n name="robots">';
const unfound = 'pedia para não ser encontrado (noindex): veio como rascunho';

test.each([
	[{ codeinjection_head: noindex }, unfound],
	[{ codeinjection_foot: "<META NAME='googlebot' CONTENT='none'>" }, unfound],
	[
		{ canonical_url: 'https://parceiro.example/x' },
		'a página principal dele é outra: https://parceiro.example/x: veio como rascunho',
	],
])('a post that asked not to be found is a draft: %j', (given, note) => {
	const item = readOne(given, {}, 'https://antigo.example');
	expect(item?.notes).toContain(note);
	expect(item?.fields['status']).toBe('draft');
});

test('so are all posts of a site that asked it, or that asked for a password', () => {
	const noteOf = (key: string, value: unknown) =>
		readOne({}, { settings: [{ key, value }] })?.notes?.[0];
	expect(noteOf('codeinjection_head', noindex)).toBe(unfound);
	expect(noteOf('is_private', 'true')).toBe('protegido por senha: veio como rascunho');
	expect(noteOf('is_private', false)).toBeUndefined();
});

test.each([
	{ codeinjection_head: '<meta name="robots" content="index, follow">' },
	{ codeinjection_head: `<!-- ${noindex} --><meta name="description" content="noindex">` },
	{ canonical_url: 'https://www.antigo.example/x' },
	{ canonical_url: '__GHOST_URL__/x/' },
])('a post that only speaks of it is public: %j', (given) => {
	expect(readOne(given, {}, 'https://antigo.example')?.fields['status']).toBe('published');
});
