import { expect, test } from 'vitest';
import { publish, text } from '../../support/publish-folder.ts';

test.each([
	'publish: true',
	'public: yes',
	'dg-publish: "on"',
	'published: true',
	'isPublished: 1',
])('in a vault where one note says %s, those that do not say it are drafts', async (choice) => {
	const { shown, hidden } = await publish({
		'Aberta.md': text(choice),
		'Fechada.md': text(choice.replace(/:.*/, ': false')),
		'Calada.md': text('tags: um'),
		'Sem cabeçalho.md': 'Só para mim.',
	});
	expect(shown).toEqual(['Aberta.md']);
	expect(hidden['Calada.md']).toEqual([
		`sem ${choice.split(':')[0]?.toLowerCase()}, que outros textos têm: veio como rascunho`,
	]);
	expect(hidden['Sem cabeçalho.md']).toHaveLength(1);
});

test('a note of Logseq is public only where it says so', async () => {
	const { shown } = await publish({
		'pages/Aberta.md': 'public:: true\n\n- Um texto.',
		'pages/Calada.md': '- Só para mim.',
	});
	expect(shown).toEqual(['pages/Aberta.md']);
});

test.each([
	['Jekyll', '_config.yml', '_posts/2024-03-01-', 'published'],
	['Hexo', '_config.yml', 'source/_posts/', 'published'],
	['Hugo', 'hugo.toml', 'content/posts/', 'published'],
])('%s shows what does not say whether it is published', async (_, settings, place, flag) => {
	const { shown } = await publish({
		[settings]: '',
		[`${place}a.md`]: text(`${flag}: true`),
		[`${place}b.md`]: text('tags: um'),
		[`${place}c.md`]: text(`${flag}: no`),
	});
	expect(shown).toEqual([`${place}a.md`, `${place}b.md`]);
});

test('Jekyll shows no text of _posts without a header', async () => {
	const { shown, hidden } = await publish({
		'_config.yml': '',
		'_posts/2024-03-01-a.md': text('tags: um'),
		'_posts/2024-03-02-b.md': '---\n---\nUm texto.',
		'_posts/2024-03-03-c.md': 'Só anotações.',
		'_posts/2024-03-04-d.md': '\n---\ntags: um\n---\nUm texto.',
	});
	expect(shown).toEqual(['_posts/2024-03-01-a.md', '_posts/2024-03-02-b.md']);
	for (const name of ['_posts/2024-03-03-c.md', '_posts/2024-03-04-d.md'])
		expect(hidden[name]).toContain(
			'sem cabeçalho no começo, o que o Jekyll não mostra: veio como rascunho',
		);
});

test('Hexo shows a text without a header', async () => {
	const { shown } = await publish({ '_config.yml': '', 'source/_posts/a.md': 'Um texto.' });
	expect(shown).toEqual(['source/_posts/a.md']);
});

const jekyllDefaults = `
defaults:
  - scope: { path: "" }
    values: { layout: post }
  - scope: { path: "_posts/interno", type: posts }
    values: { published: no }
  - scope: { path: "_posts/*/velho", type: "posts" }
    values: { hidden: true }
collections:
  casos: { output: true }
  notas:
    output: false
`;

test('Jekyll’s settings hide what lies in a scope, and collections without pages', async () => {
	const dated = '2024-03-01-a.md';
	const { shown, hidden } = await publish({
		'_config.yml': jekyllDefaults,
		[`_posts/${dated}`]: text(''),
		[`_posts/interno/${dated}`]: text(''),
		[`_posts/interno/2024-03-02-b.md`]: text('published: true'),
		[`_posts/blog/velho/${dated}`]: text(''),
	});
	expect(shown).toEqual([`_posts/${dated}`, '_posts/interno/2024-03-02-b.md'].sort());
	expect(hidden[`_posts/interno/${dated}`]).toEqual([
		'não publicado no site antigo: veio como rascunho',
	]);
});

test('of Jekyll’s collections only those with pages were public', async () => {
	const { shown } = await publish({
		'_config.yml': jekyllDefaults,
		'_casos/a.md': text(''),
		'_notas/b.md': text(''),
		'_outras/c.md': text(''),
	});
	expect(shown).toEqual(['_casos/a.md']);
});

test.each([
	"DEFAULT_METADATA = {'status': 'draft'}",
	'DEFAULT_METADATA = {\n    # de início\n    "category": "x",\n    "status": "Draft",\n}',
	"DEFAULT_METADATA = dict(status='hidden')",
	"DEFAULT_METADATA = (('status', 'draft'),)",
])('Pelican’s settings hide what does not say otherwise: %s', async (setting) => {
	const { shown } = await publish({
		'pelicanconf.py': `AUTHOR = 'Ana'\n${setting}\n`,
		'content/a.md': 'Title: A\nDate: 2024-03-01\n\nUm texto.',
		'content/b.md': 'Title: B\nDate: 2024-03-01\nStatus: Published\n\nUm texto.',
	});
	expect(shown).toEqual(['content/b.md']);
});

test('Eleventy’s data files hide a folder or an article', async () => {
	const { shown, hidden } = await publish({
		'eleventy.config.js': '',
		'posts/a.md': text(''),
		'posts/b.md': text(''),
		'posts/b.11tydata.json': '{ "draft": true }',
		'posts/interno/interno.json': '{ "permalink": false, "layout": "post" }',
		'posts/interno/c.md': text(''),
		'posts/velho/velho.11tydata.js':
			'module.exports = { eleventyExcludeFromCollections: true, layout: "x" };',
		'posts/velho/d.md': text(''),
		'posts/nova/nova.11tydata.mjs':
			'export default { eleventyComputed: { permalink: (data) => data.draft ? false : "/x/" } };',
		'posts/nova/e.md': text(''),
	});
	expect(shown).toEqual(['posts/a.md', 'posts/nova/e.md']);
	expect(Object.keys(hidden).sort()).toEqual([
		...['posts/b.md', 'posts/interno/c.md', 'posts/velho/d.md'],
	]);
});

test('Hugo’s cascades hide what their target finds, those of the settings too', async () => {
	const { shown } = await publish({
		'hugo.yaml': 'cascade:\n  - _target: { path: "/posts/interno/**" }\n    draft: true\n',
		'content/posts/_index.md':
			'---\ncascade:\n- target: { kind: page, path: "/posts/{velho,antigo}/*" }\n  build: { render: never }\n- target: { kind: section }\n  draft: true\n- target: { environment: development }\n  draft: true\n---\n',
		'content/posts/a.md': text(''),
		'content/posts/nosso/_index.md': '---\ncascade: { params: { private: true } }\n---\n',
		'content/posts/nosso/e.md': text(''),
		'content/posts/interno/2024/b.md': text(''),
		'content/posts/velho/c.md': text(''),
		'content/posts/velho/d/index.md': text('build: { render: always }'),
	});
	expect(shown).toEqual(['content/posts/a.md', 'content/posts/velho/d/index.md']);
});

test('a text within a bundle of Hugo has no page of its own', async () => {
	const { shown, hidden } = await publish({
		'hugo.toml': '',
		'content/posts/mesa/index.md': text(''),
		'content/posts/mesa/notas.md': text(''),
		'content/posts/mesa/anexos/index.md': text(''),
		'content/posts/sala.md': text(''),
	});
	expect(shown).toEqual(['content/posts/mesa/index.md', 'content/posts/sala.md']);
	expect(hidden['content/posts/mesa/notas.md']).toEqual([
		'parte de outra página: veio como rascunho',
	]);
});

test('a section that Zola keeps as a draft hides its pages; one of Hugo does not', async () => {
	const files = {
		'content/interno/_index.md': '+++\ndraft = true\n+++\n',
		'content/interno/a.md': text(''),
		'content/blog/b.md': text(''),
	};
	const zola = await publish(
		{ 'zola/config.toml': 'base_url = "https://a.example"', ...at('zola/', files) },
		'zola',
	);
	expect(zola.shown).toEqual(['content/blog/b.md']);
	const hugo = await publish(
		{ 'hugo/hugo.toml': 'baseURL = "https://a.example"', ...at('hugo/', files) },
		'hugo',
	);
	expect(hugo.shown).toEqual(['content/blog/b.md', 'content/interno/a.md']);
});

function at(folder: string, files: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, text]));
}

test('a folder of drafts hides what is in it, given by itself, too', async () => {
	const files = { '_config.yml': '', '_drafts/a.md': text(''), '_posts/2024-03-01-b.md': text('') };
	expect((await publish(files)).shown).toEqual(['_posts/2024-03-01-b.md']);
	expect((await publish(files, '_drafts')).shown).toEqual([]);
	expect((await publish(files, '_drafts/a.md')).shown).toEqual([]);
});

test('what Hexo asks a password for by its tag stays hidden', async () => {
	const { shown } = await publish({
		'_config.yml': 'encrypt:\n  tags:\n    - { name: Diário, password: abc }\n',
		'source/_posts/a.md': text('tags: [um]'),
		'source/_posts/b.md': text('tags: [um, Diário]'),
		'source/_posts/c.md': text('tags: [Diário]\npassword: ""'),
	});
	expect(shown).toEqual(['source/_posts/a.md', 'source/_posts/c.md']);
});

test('what an article of MDX exports hides it, too', async () => {
	const meta = (line: string) => `export const meta = {\n  title: 'x',\n  ${line},\n}\n\nUm texto.`;
	const { shown } = await publish({
		'a.mdx': meta("date: '2024-03-01'"),
		'b.mdx': meta('draft: true'),
		'c.mdx': meta('"published": false'),
		'd.mdx': meta("status: 'Draft'"),
	});
	expect(shown).toEqual(['a.mdx']);
});

test('what Notion writes below a title hides the note', async () => {
	const note = (line: string) => `# Um título\n\nTags: um, dois\n${line}\n\nUm texto.`;
	const id = '0123456789abcdef'.repeat(2);
	const { shown } = await publish({
		[`Aberta ${id}.md`]: note('Status: Publicado'),
		[`Fechada ${id}.md`]: note('Status: Rascunho'),
		[`Calada ${id}.md`]: note('Publicado: No'),
		'Outra.md': note('Status: em obras'),
	});
	expect(shown).toEqual([`Aberta ${id}.md`, 'Outra.md']);
});

test('a text that begins with code keeps its first line', async () => {
	const { shown } = await publish({ 'a.md': 'std::cout << x;\n\nUm texto.' });
	expect(shown).toEqual(['a.md']);
});
