import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';
import { publish, text } from '../../support/publish-folder.ts';

const jekyll = { hasLiquid: true, isJekyll: true };
const hexo = { hasLiquid: true, isHexo: true };
const read = (text: string, site = {}) =>
	readToolSyntax(text, 'a.md', { ...plainFolder, ...site }).content;
const shown = (text: string, site = {}) => renderArticle(read(text, site), { title: '' }).html;
const wordsOf = (text: string, site = {}) =>
	renderArticle(read(text, site), { title: '' }).plain_text.replace(/\s+/g, ' ').trim();

test('what Jekyll’s authors wrote for themselves is read by nobody', () => {
	for (const note of [
		'{% comment %}SEGREDO{% endcomment %}',
		'{%- comment -%}\nSEGREDO\n\n# SEGREDO ---> <b>x</b> -->\n{%- endcomment -%}',
		'{% comment %}SEGREDO {% highlight ruby %}\n# x\n```\n{% endhighlight %}{% endcomment %}',
		'{% comment %}\n```\nSEGREDO\n```\n{% endcomment %}',
		'{% # SEGREDO %}',
		'{% capture aviso %}**SEGREDO**{% endcapture %}',
		'{::comment}\nSEGREDO\n\nSEGREDO\n{:/comment}',
	]) {
		expect(wordsOf(`Antes.\n\n${note}\n\nDepois.`, jekyll), note).toBe('Antes. Depois.');
		expect(wordsOf(`Antes ${note}\nDepois.`, jekyll), note).not.toContain('SEGREDO');
		expect(wordsOf(`- Um\n\n    ${note}\n\nFim.`, jekyll), note).not.toContain('SEGREDO');
	}
	const cell = '| a | b |\n|---|---|\n| x {% comment %}SEGREDO | y{% endcomment %} | z |';
	expect(shown(cell, jekyll)).toMatch(/<td>x <\/td>\s*<td>z<\/td>/);
	expect(wordsOf(`\`\`\`\n{% comment %}SEGREDO{% endcomment %}\n\`\`\``, jekyll)).toBe('');
});

test('in a text of Jekyll the note stays, where a comment hides it', () => {
	expect(read('Um {% comment %}a\n\nb --->{% endcomment %} dois.', jekyll)).toBe(
		'Um <!-- {% comment %}a b - - ->{% endcomment %} --> dois.',
	);
	expect(read('{% raw %}{% comment %}a{% endcomment %}{% endraw %}', jekyll)).toBe(
		'{% comment %}a{% endcomment %}',
	);
	expect(read('[a](/{% comment %}b{% endcomment %}x)', jekyll)).toBe('[a](/x)');
});

test('what a condition hid comes as a draft that names it', async () => {
	const conditions = [
		'{% if false %}SEGREDO {% if a %}SEGREDO{% endif %}{% endif %}',
		'{% unless true %}SEGREDO{% endunless %}',
		'{%- if jekyll.environment != "production" -%}SEGREDO{%- endif -%}',
		'{% if page.a %}SEGREDO',
	];
	const { shown: open, hidden } = await publish({
		'_config.yml': '',
		'_posts/2024-03-01-a.md': text(''),
		...Object.fromEntries(
			conditions.map((each, at) => [`_posts/2024-03-02-${at}.md`, `${text('')}\n\n${each}\n`]),
		),
	});
	expect(open).toEqual(['_posts/2024-03-01-a.md']);
	expect(hidden['_posts/2024-03-02-3.md']).toEqual([
		'marcas que este blog não entende ficaram no texto: {% if page.a %} (linha 8): veio como rascunho',
	]);
});

test('Hugo’s and Hexo’s notes are hidden, but not those within code', () => {
	for (const note of [
		'{{< comment >}}SEGREDO{{< /comment >}}',
		'{{% comment %}}\nSEGREDO\n\n# SEGREDO -->\n{{% /comment %}}',
		'{{/* SEGREDO\n\nSEGREDO */}}',
		'{{- /* SEGREDO */ -}}',
		'{{< comment >}}\n```\nSEGREDO\n{{< /comment >}}',
	])
		expect(wordsOf(`Antes.\n\n${note}\n\nDepois.`), note).toBe('Antes. Depois.');
	expect(wordsOf('Um {# SEGREDO #}dois.', hexo)).toBe('Um dois.');
	expect(read('`{{< comment >}}x{{< /comment >}}` e `{{/* y */}}`')).toBe(
		'`{{< comment >}}x{{< /comment >}}` e `{{/* y */}}`',
	);
	const code = '```\n{% comment %}x{% endcomment %}\n```';
	expect(read(code, hexo)).toBe(code);
});

test('a title that the text repeats leaves no line of dashes', () => {
	for (const title of ['{{ page.title }}\n====', '{{page.title}}\n----', '# {{ page.title }} #'])
		expect(shown(`${title}\n\nTexto.`, jekyll), title).toBe('<p>Texto.</p>\n');
	expect(wordsOf('Um\n====\n\n{{ page.title }} é longo.', jekyll)).toContain('é longo.');
});
