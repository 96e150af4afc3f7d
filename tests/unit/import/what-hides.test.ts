import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { readCollection } from '../../../scripts/import/read-items.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
const site = { ...plainFolder, isSite: true };
const take = (text: string, name = 'content/posts/a.md') =>
	toPost(readArticle(Buffer.from(text), name, site), options);
const yaml = (line: string) => `---\ntitle: Demissões\ndate: 2024-03-01\n${line}\n---\nUm texto.`;
const loose = (line: string) => yaml(line).replace('Demissões', 'Aviso: demissões: hoje');
const toml = (line: string) => `+++\ntitle = "Demissões"\n${line}\n+++\nUm texto.`;
const json = (line: string) => `{\n"title": "Demissões",\n${line}\n}\nUm texto.`;
const pelican = (line: string) => `Title: Demissões\nDate: 2024-03-01\n${line}\n\nUm texto.`;

const asDrafts = (changes: string[]) =>
	changes.filter((change) => change.endsWith('veio como rascunho'));

test.each([
	...['no', 'NO', 'off', 'Off', 'n', '0', '"false"', "'no'", '"Off"', 'FALSE', 'não'].map((word) =>
		yaml(`published: ${word}`),
	),
	...['yes', 'On', 'y', '1', '"true"', 'sim', 'on # ainda não', '!!str yes'].map((word) =>
		yaml(`draft: ${word}`),
	),
	yaml('published: no # até março'),
	yaml('published: >\n  no'),
	yaml('published:\tno'),
	yaml('published:'),
	loose('published: no'),
	loose('published: False'),
	loose('published: "off"   # ainda não'),
	loose('draft:  On'),
	loose('hidden: 1'),
	loose('published:no'),
	toml('draft = "yes"'),
	toml('published = 0'),
	toml('build.list = "never"'),
	toml('[build]\nrender = "Link"'),
	toml('[_build]\nlist = "local"'),
	json('"published": "no"'),
	json('"isDraft": 1'),
	pelican('Published: no'),
	pelican('Status: Draft'),
	pelican('STATUS:  HIDDEN '),
	pelican('status: skip'),
	'Status: draft\nTitle: Demissões\nDate: 2024-03-01\n\nUm texto.',
	'Status: draft\nDate: 2024-03-01\n\nUm texto.',
	...['Draft', ' private ', 'inherit', 'Em revisão', 'wip', '[draft]', '"Rascunho"'].map((word) =>
		yaml(`status: ${word}`),
	),
	...['is_draft: true', 'isPublished: false', 'public: no', 'private: true', 'state: draft'].map(
		yaml,
	),
	...['visibility: members', 'access: paid', 'Publish: false', 'dg-publish: false'].map(yaml),
	...['headless: yes', 'unlisted: on', 'hide: true', 'permalink: "false"', 'render: no'].map(yaml),
	...['password: abc', 'senha: 1234', 'protected: true', 'members_only: yes', 'secret: 1'].map(
		yaml,
	),
	...['eleventyExcludeFromCollections: true', 'layout: draft', 'visible: false'].map(yaml),
	...['rascunho: sim', 'publicado: não', 'listed: false', 'unpublished: true'].map(yaml),
	...[
		'build: never',
		'public: 2024',
		'published : no',
		'DRAFT: TRUE',
		'access: [public, members]',
	].map(yaml),
	yaml('publishedAt: null'),
	yaml('publishDate: em breve'),
	yaml('expiryDate: amanhã'),
	yaml('base: &b { draft: true }\n<<: *b'),
	...['draft: talvez', 'published: meio', 'hidden: [busca]', 'draft: {}', 'draft: 2'].map(yaml),
	'\n\n---\ntitle: Demissões\ndraft: true\n---\nUm texto.',
	'-----\ntitle: Demissões\ndraft: true\n-----\nUm texto.',
	'---json\n{ "title": "Demissões", "draft": true }\n---\nUm texto.',
	'---toml\ntitle = "Demissões"\ndraft = true\n---\nUm texto.',
	';;;\n"title": "Demissões",\n"draft": true\n;;;\nUm texto.',
	'title:: Demissões\npublic:: false\n\n- Um texto.',
	...['meta: { draft: true }', 'eleventyComputed: { permalink: false }', 'ready: no'].map(yaml),
	toml('[params]\nprivate = true'),
	'---title: Demissões\ndraft: true\n---\nUm texto.',
	'\uFEFF---draft: true\r\ntitle: Demissões\r\n---\r\nUm texto.',
	'+++title = "Demissões"\ndraft = true\n+++\nUm texto.',
	'---\ntitle:Demissões\ndraft:true\n---\nUm texto.',
])('what its header hides stays hidden, and the report says why, once: %j', (text) => {
	const { post, changes } = take(text);
	expect(post).toMatchObject({ published: false, scheduled_at: null });
	expect(asDrafts(changes)).toHaveLength(1);
	expect(post.content.trim().replace(/^- /, '')).toBe('Um texto.');
});

test.each([
	...[
		'published: yes',
		'published: "true"',
		'published: ON # desde março',
		'publish: 1',
		'publicado: sim',
	].map(yaml),
	...['draft: no', 'draft: "false"', 'Draft: Off', 'hidden: 0', 'private: não', 'draft:'].map(yaml),
	...['status: Published', 'status: " publish "', 'state: live', 'visibility: Public'].map(yaml),
	...['access: everyone', 'password: ""', 'permalink: /a/b/', 'build: { list: always }'].map(yaml),
	...['pubDatetime: 2024-03-01T10:00:00Z', 'meta: { draft: false }'].map(yaml),
	...['members: [Ana, Rui]', 'output: html_document', 'comments: false'].map(yaml),
	...['eleventyExcludeFromCollections: false', 'cover: { hidden: true }'].map(yaml),
	...['noindex: false', 'sitemap: { priority: 0.2 }', 'robots: index, follow', 'sitemap: true'].map(
		yaml,
	),
	...['canonical: /posts/mesa/', 'canonicalURL: ""', 'seo: { title: Mesa }'].map(yaml),
	loose('published: yes'),
	toml('draft = false'),
	json('"draft": "no"'),
	pelican('Status: published'),
])('what its header shows is published, without a word about it: %j', (text) => {
	const { post, changes } = take(text);
	expect(post.published).toBe(true);
	expect(asDrafts(changes)).toEqual([]);
	expect(changes.join()).not.toContain('não é uma data');
});

test('‘published’ is a date where it says one, and an answer where it says yes', () => {
	expect(take('---\ntitle: x\npublished: 2024-03-01\n---\nx').post).toMatchObject({
		published: true,
		created_at: '2024-03-01T15:00:00.000Z',
	});
	expect(take('---\ntitle: x\npublished: 2027-03-01\n---\nx').post).toMatchObject({
		published: false,
		scheduled_at: '2027-03-01T15:00:00.000Z',
	});
	const said = take('---\ntitle: x\npublished: yes\ncreated: 2020-05-06\n---\nx');
	expect(said.post.created_at).toBe('2020-05-06T15:00:00.000Z');
});

test.each([
	[yaml('draft: on'), 'rascunho no site antigo'],
	[yaml('status: Em revisão'), 'estado "Em revisão"'],
	[yaml('draft: talvez'), 'draft "talvez" não diz sim nem não'],
	[yaml('password: abc'), 'protegido por senha'],
	[yaml('private: true'), 'era restrito no site antigo'],
])('the reason is in plain words: %j', (text, reason) => {
	expect(take(text).changes).toContain(`${reason}: veio como rascunho`);
});

test.each([
	...['_drafts/a.md', 'content/drafts/a.md', 'Rascunhos/a.md', 'notas/private/a.md'],
	...['content/posts/_a.md', 'blog/_velhos/a.md', 'content/posts/.a.md'],
])('a folder of drafts, and a name that tools pass over, hide: %s', (name) => {
	const { post, changes } = take(yaml('tags: um'), name);
	expect(post.published).toBe(false);
	expect(asDrafts(changes)).toHaveLength(1);
});

test('a header that is a program is refused, and a text between two rules keeps its words', () => {
	const program = '---js\n{ title: "Demissões", draft: true }\n---\nUm texto.';
	expect(() => take(program)).toThrow('o cabeçalho é um programa');
	expect(take('---\n\nUm texto.\n\n---\n\nE o fim.').post.content).toContain('Um texto.');
});

test('a collection’s articles are read by the same rule', () => {
	const stateOf = (fields: object) => {
		const [item] = readCollection([{ title: 'x', content: 'x', ...fields }], 'a.json');
		return item && toPost(item, options).post.published;
	};
	const hiding = [
		...[{ draft: 'yes' }, { isDraft: true }, { published: 0 }, { Status: 'Draft' }],
		...[{ visibility: 'private' }, { publishedAt: null }, { password: 'x' }],
	];
	expect(hiding.map(stateOf)).toEqual(hiding.map(() => false));
	expect([{}, { published: true }, { draft: 'no' }, { status: 'published' }].map(stateOf)).toEqual([
		...[true, true, true, true],
	]);
});

test('without --publish an article that does not say that it was public is a draft, and the report says so', () => {
	const item = readArticle(Buffer.from('---\ntitle: x\n---\nx'), 'a.md', site);
	const { post, changes } = toPost(item, { ...options, publish: false });
	expect(post.published).toBe(false);
	expect(asDrafts(changes)).toEqual(['sem --publish: veio como rascunho']);
	expect(asDrafts(toPost(item, { ...options, asDrafts: true }).changes)).toEqual([]);
});

test('a field that may mean something else is named in the report', () => {
	expect(asDrafts(take(yaml('premium: true')).changes)).toEqual([
		'era restrito no site antigo (premium): veio como rascunho',
	]);
});

test('a text whose author was paid is as public as any other, and one for paying readers is not', () => {
	for (const header of [yaml('paid: true'), yaml('paid: yes')]) {
		expect(take(header).post.published).toBe(true);
	}
	expect(take(yaml('visibility: paid')).post.published).toBe(false);
});

test.each([
	...['publish_status: draft', 'publishStatus: Pending', 'publication-state: unpublished'].map(
		yaml,
	),
	...['stage: Draft', 'workflow: rascunho', 'phase: em revisão', 'audience: members'].map(yaml),
	...['routable: false', 'protect: logged_in', 'login_required: yes', 'paywall: true'].map(yaml),
	...['não_publicar: sim', 'confidencial: sim', 'privativo: 1', 'display: no'].map(yaml),
	'{"title":"Demissões","draft":true}\nUm texto.',
	'<!--\n.. title: Demissões\n.. slug: a\n.. status: private\n-->\n\nUm texto.',
	'<!--\n.. title: Demissões\n.. tags: mesa, draft\n-->\n\nUm texto.',
])('a field of another tool hides: %s', (text) => {
	expect(asDrafts(take(text).changes)).toHaveLength(1);
});

test.each(['stage: dia 2', 'audience: iniciantes', 'workflow: kanban', 'for: freelancers'])(
	'what says something else there hides nothing: %s',
	(line) => {
		expect(asDrafts(take(yaml(line)).changes)).toEqual([]);
	},
);

test.each([
	'#+TITLE: Demissões\n#+DATE: 2024-03-01\n#+DRAFT: true\n\nUm texto.',
	'#+hugo_draft: t\n#+hugo_draft: true\n\nUm texto.',
	'Date: 2024-03-01\nPassword: abacaxi\n\nUm texto.',
	'Date: 2024-03-01\nHidden: true\n\nUm texto.',
	'Title: Demissões\nIs Published: no\n\nUm texto.',
	'Título: Demissões\nSituação: rascunho\n\nUm texto.',
	'<!-- markdownlint-disable -->\n---\ntitle: Demissões\ndraft: true\n---\n\nUm texto.',
	'# Demissões\n\n---\ntags:\n  - mesa\nprivate: "yes"\n---\n\nUm texto.',
	'———\ntitle: Demissões\nstatus: Pending\n———\n\nUm texto.',
	' ---\n title: Demissões\n draft: true\n ---\n\nUm texto.',
	'  {\n"title": "Demissões",\n"draft": true,\n  }\nUm texto.',
	'- title:: Demissões\n- private:: true\n\nUm texto.',
	'---\ntitle: Demissões\n---\n---\ndraft: true\n---\nUm texto.',
	'---\ntitle: Demissões\n---\n<!-- draft: true -->\nUm texto.',
])('a header that is not read as one hides, too: %s', (text) => {
	expect(asDrafts(take(text).changes)).toHaveLength(1);
});

test.each([
	'Acesso: gratuito\nPúblico: livre\n\nUm texto.',
	'Data: 3 de maio\nSenha: retirar no balcão\n\nUm texto.',
	'Status: a palavra da moda.\n\nUm texto.',
	'Um texto sobre Jekyll.\n\ndraft: true\n',
	'```yaml\ndraft: true\n```\n\nUm texto.',
])('a text that only looks like a header hides nothing: %s', (text) => {
	expect(asDrafts(take(text).changes)).toEqual([]);
});

test('what MDX exports hides on one line and after an object within it', () => {
	for (const meta of [
		'{ title: "x", draft: true }',
		'{\n  author: {\n    name: "a } b",\n  },\n  draft: true,\n}',
	]) {
		const text = `export const frontmatter = ${meta};\n\nUm texto.`;
		expect(asDrafts(take(text, 'content/posts/a.mdx').changes), meta).toHaveLength(1);
	}
});

test('a file that Nuxt names as a draft is one', () => {
	expect(asDrafts(take(yaml('tags: um'), 'content/posts/a.draft.md').changes)).toHaveLength(1);
});

test.each([
	'<div style="display:none">Oculto</div>',
	"<p style='color: red; visibility: hidden'><b>Oculto</b></p>",
	'<p hidden>Oculto</p>',
	'<span class="a" hidden="">Oculto</span>',
])('a text with words that its page hid is a draft: %s', (part) => {
	expect(asDrafts(take(`${yaml('tags: um')}\n\n${part}\n`).changes)).toHaveLength(1);
});

test.each([
	'<img style="display:none" src="https://a.example/x.gif">',
	'<div style="display:none"><!-- nada --></div>',
	'<p class="not hidden" aria-hidden="true">Visível</p>',
	'`<p hidden>Oculto</p>`',
])('what hides no words, or is code, hides no text: %s', (part) => {
	expect(asDrafts(take(`${yaml('tags: um')}\n\n${part}\n`).changes)).toEqual([]);
});

test('entries of Strapi and Contentful say it one level deeper', () => {
	for (const name of ['attributes', 'fields'])
		expect(asDrafts(take(yaml(`${name}: { status: draft }`)).changes), name).toHaveLength(1);
});
