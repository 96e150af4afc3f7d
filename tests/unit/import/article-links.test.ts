import { expect, test } from 'vitest';
import { readSite } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';
import { markLink } from '../../../scripts/import/settle-links.ts';

/** What an address in a text of this site stands for; '?' where it leads nowhere here. */
function linksOf(names: string[], source: string) {
	const site = readSite(names);
	return (address: string) => {
		const { content } = readToolSyntax(`[x](${address})`, source, site);
		const [, found = ''] = /^\[x\]\((.*)\)$/.exec(content) ?? [];
		const name = site.articles.find((each) => found.replace(/#.*/, '') === markLink(each));
		if (name === undefined) return found.startsWith(markLink('?')) ? '?' : found;
		return found.replace(/^[^#]*/, name);
	};
}

test('Jekyll’s links lead to the file that they name', () => {
	const [old, next] = ['_posts/2019-12-31-retro.md', '_posts/2020-12-31-retro.md'];
	const link = linksOf(['_config.yml', old, next, '_posts/notas/2018-11-12-café.md'], next);
	expect(link('{% post_url 2020-12-31-retro %}')).toBe(next);
	expect(link('{{ site.baseurl }}{% post_url 2019-12-31-retro %}#fim')).toBe(`${old}#fim`);
	expect(link('{% link _posts/2019-12-31-retro.md %}')).toBe(old);
	for (const name of ['/notas/2018-11-12-café', 'notas/2018-11-12-café', '2018-11-12-café'])
		expect(link(`{% post_url ${name} %}`)).toBe('_posts/notas/2018-11-12-café.md');
	expect(link('{% post_url 2018-12-31-retro %}')).toBe('?');
	expect(link('{% link sobre.md %}')).toBe('?');
	expect(link('{% link assets/a.pdf %}')).toBe('/assets/a.pdf');
});

test('Hugo’s references lead to articles beside, from the root, or of that name alone', () => {
	const names = ['posts/um', 'posts/dois/index', 'notas/um', 'notas/só'].map(
		(name) => `content/${name}.md`,
	);
	const link = linksOf(['hugo.toml', ...names, 'content/notas/só.en.md'], 'content/posts/um.md');
	expect(link('{{< ref "dois" >}}')).toBe('content/posts/dois/index.md');
	expect(link('{{% relref "dois/index.md#fim" %}}')).toBe('content/posts/dois/index.md#fim');
	expect(link('{{< ref "/notas/um.md" >}}')).toBe('content/notas/um.md');
	expect(link('{{< ref path="../notas/um.md" >}}')).toBe('content/notas/um.md');
	expect(link('{{< relref "só.md" >}}')).toBe('content/notas/só.md');
	expect(link('{{< ref "#fim" >}}')).toBe('content/posts/um.md#fim');
	expect(link('{{< ref "três.md" >}}')).toBe('?');
	expect(link('../notas/um.md')).toBe('content/notas/um.md');
	expect(link('https://ana.example/um.md')).toBe('https://ana.example/um.md');
	expect(link('quatro.md')).toBe('quatro.md');
});

test('Hexo’s and Pelican’s links lead to the file that they name', () => {
	const hexo = ['_config.yml', 'source/_posts/um.md', 'source/_posts/2020-01-02-dois.md'];
	const site = readSite(hexo);
	const { content } = readToolSyntax('{% post_link dois "O dois" %}', hexo[1] ?? '', site);
	expect(content).toBe(`[O dois](${markLink('source/_posts/2020-01-02-dois.md')})`);
	const pelican = ['pelicanconf.py', 'content/a/um.md', 'content/dois.md'];
	expect(linksOf(pelican, 'content/a/um.md')('{filename}../dois.md')).toBe('content/dois.md');
	expect(linksOf(pelican, 'content/a/um.md')('{filename}/dois.md')).toBe('content/dois.md');
});
