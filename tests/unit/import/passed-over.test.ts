import { expect, test } from 'vitest';
import { publish, text } from '../../support/publish-folder.ts';

test.each<[tool: string, files: Record<string, string>, place: string, hidden: string[]]>([
	[
		'Jekyll',
		{ '_config.yml': 'exclude:\n  - _posts/interno/\n  - "_posts/2024-03-03-*.md"\n  - vendor\n' },
		'_posts/2024-03-01-a.md',
		['_posts/interno/2024-03-02-b.md', '_posts/2024-03-03-c.md'],
	],
	[
		'Hexo',
		{ '_config.yml': 'exclude: ["_posts/interno/**"]\nignore: ["**/velho-*.md"]\n' },
		'source/_posts/a.md',
		['source/_posts/interno/b.md', 'source/_posts/velho-1.md'],
	],
	[
		'Hugo',
		{ 'hugo.toml': String.raw`ignoreFiles = ['\.nota\.md$', "content/posts/interno/"]` },
		'content/posts/a.md',
		['content/posts/b.nota.md', 'content/posts/interno/c.md'],
	],
	[
		'a language of Hugo',
		{
			'hugo.toml':
				'defaultContentLanguage = "pt"\ndisableLanguages = ["es"]\n[languages.fr]\ndisabled = true\n',
		},
		'content/posts/a.pt.md',
		['content/posts/b.es.md', 'content/posts/c.fr.md'],
	],
	[
		'Zola',
		{
			'config.toml':
				'base_url = "https://a.example"\nignored_content = ["*.nota.md", "**/interno"]',
		},
		'content/blog/a.md',
		['content/blog/b.nota.md', 'content/blog/interno/c.md'],
	],
	[
		'Pelican',
		{ 'pelicanconf.py': "ARTICLE_EXCLUDES = ['interno', 'pages']\nIGNORE_FILES = ['velho_*']\n" },
		'content/a.md',
		['content/interno/b.md', 'content/velho_c.md'],
	],
	[
		'Eleventy',
		{
			'.eleventyignore': '# antigos\r\nposts/velhos/\r\nposts/nota-*.md\r\n!posts/nota-a.md\r\n',
			'eleventy.config.js': 'export default (c) => { c.ignores.add("posts/interno/**"); };',
		},
		'posts/nota-a.md',
		['posts/velhos/b.md', 'posts/nota-b.md', 'posts/interno/c.md'],
	],
	[
		'Docusaurus',
		{
			'docusaurus.config.js':
				"module.exports = { url: 'https://a.example', baseUrl: '/', presets: [['classic', { blog: { exclude: ['**/interno/**', '*.nota.md'] } }]] };",
		},
		'blog/a.md',
		['blog/x/interno/b.md', 'blog/interno/c.md', 'blog/d.nota.md'],
	],
	[
		'Quartz',
		{
			'quartz.config.ts':
				'export default { configuration: { ignorePatterns: ["modelos", "dia/**"] } };',
		},
		'content/x/a.md',
		['content/modelos/b.md', 'content/dia/c.md'],
	],
	[
		'Obsidian',
		{
			'.obsidian/templates.json': '{ "folder": "Modelos" }',
			'.obsidian/publish.json': '{ "included": ["Blog"], "excluded": ["Blog/interno"] }',
		},
		'Blog/a.md',
		['Modelos/b.md', 'Blog/interno/c.md'],
	],
])('what the settings of %s pass over stays hidden', async (_, files, place, closed) => {
	const { shown, hidden } = await publish({
		...files,
		[place]: text(''),
		...Object.fromEntries(closed.map((name, at) => [name, text(`slug: n${at}`)])),
	});
	expect(shown).toEqual([place]);
	expect(hidden[closed[0] ?? '']).toEqual([
		'fora do site antigo, pelas configurações dele: veio como rascunho',
	]);
});

test('a vault whose Quartz shows only what is chosen has nothing else', async () => {
	const { shown } = await publish({
		'quartz.config.ts': 'export default { plugins: { filters: [Plugin.ExplicitPublish()] } };',
		'content/a.md': text(''),
		'content/b.md': text('publish: true'),
	});
	expect(shown).toEqual(['content/b.md']);
});

test('Eleventy’s data hide what they compute to nothing', async () => {
	const { shown } = await publish({
		'eleventy.config.js': '',
		'posts/a.md': text(''),
		'posts/b.md': text('eleventyComputed:\n  permalink: false'),
		'posts/c/c.11tydata.js': 'export default () => ({ draft: !0 });',
		'posts/c/c.md': text(''),
		'posts/d/d.11tydata.js': 'module.exports = { eleventyComputed: { permalink: () => false } };',
		'posts/d/d.md': text(''),
	});
	expect(shown).toEqual(['posts/a.md']);
});

test('what has a part for a password is a draft; an article about such a tag is not', async () => {
	const tag = '{{% hugo-encryptor "abc" %}}\nSó nosso.\n{{% /hugo-encryptor %}}';
	const { shown, hidden } = await publish({
		'hugo.toml': '',
		'content/posts/a.md': `${text('')}\n\n${tag}`,
		'content/posts/b.md': `${text('')}\n\n\`\`\`\n${tag}\n\`\`\`\n`,
	});
	expect(shown).toEqual(['content/posts/b.md']);
	expect(hidden['content/posts/a.md']).toEqual([
		'tem partes que só se liam com senha: veio como rascunho',
	]);
});

test('Hexo’s fields in JSON need no line before them', async () => {
	const { shown } = await publish({
		'_config.yml': '',
		'source/_posts/a.md':
			'"title": "A",\n"date": "2024-03-01",\n"published": false\n;;;\nUm texto.',
		'source/_posts/b.md': '"title": "B",\n"date": "2024-03-01"\n;;;\nUm texto.',
	});
	expect(shown).toEqual(['source/_posts/b.md']);
});

const byProgram =
	'as configurações do site antigo escondem textos por um programa: veio como rascunho';

test.each<[files: Record<string, string>, shown: string[]]>([
	[
		{
			'docusaurus.config.js': `// exclude: ['x']
module.exports = { presets: [['classic', { blog: { exclude: [...base, '*.x.md'] } }]],
	plugins: [['@docusaurus/plugin-content-blog', { path: "notas", exclude: ["b.md"] }]] };`,
			'blog/a.md': text(''),
			'notas/a.md': text(''),
			'notas/b.md': text(''),
		},
		['notas/a.md'],
	],
	[{ '.eleventy.js': 'c.ignores.add(path.join(base, "x"));', 'posts/a.md': text('') }, []],
	[{ '.eleventy.js': `c.ignores.add(\`\${base}/x\`);`, 'posts/a.md': text('') }, []],
	[{ 'quartz.config.ts': 'x = { ignorePatterns: modelos }', 'content/a.md': text('') }, []],
])(
	'where only running the settings tells what is passed over, texts are drafts: %j',
	async (files, expected) => {
		const { shown, hidden } = await publish(files);
		expect(shown).toEqual(expected);
		const [first = ''] = Object.keys(hidden);
		expect(hidden[first]).toEqual([byProgram]);
	},
);

test('what only running Eleventy’s data tells of a state is a draft; an address that it makes is not', async () => {
	const states = [
		"draft: process.env.ELEVENTY_ENV !== 'x'",
		'published: isReady',
		'eleventyExcludeFromCollections: (data) => { return data.x; }',
		"status: ['publi', 'cado'].join('')",
		'eleventyComputed: { draft: (data) => data.x }',
		'draft: true, autor: { draft: false }',
		'autor: { permalink: "/x/" }, permalink: !1',
	];
	const { shown } = await publish({
		'eleventy.config.js': '',
		'posts/a/a.11tydata.js': 'export default { permalink: (data) => data.x + "/", draft: false };',
		'posts/a/a.md': text(''),
		...Object.fromEntries(
			states.flatMap((state, at) => [
				[`posts/n${at}/n${at}.11tydata.cjs`, `module.exports = {\n  layout: "x",\n  ${state},\n};`],
				[`posts/n${at}/x.md`, text(`slug: n${at}`)],
			]),
		),
	});
	expect(shown).toEqual(['posts/a/a.md']);
});
