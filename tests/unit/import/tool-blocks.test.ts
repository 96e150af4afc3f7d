import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';

const hexo = { hasLiquid: true, isHexo: true };
const read = (text: string, site = {}) =>
	readToolSyntax(text, 'a.md', { ...plainFolder, ...site }).content.trim();
const shown = (text: string, site = {}) =>
	renderArticle(read(text, site), { title: '' })
		.html.replace(/ (?:target|rel|tabindex)="[^"]*"/g, '')
		.trim();

test('Hugo’s code stays code in its language, whatever is in it', () => {
	const code = '# instala tudo\necho "a" <b>x</b>\n{{< youtube abc >}}';
	for (const [open, close] of [
		['{{< highlight bash >}}', '{{< /highlight >}}'],
		['{{% highlight bash "linenos=table,hl_lines=1 3" %}}', '{{% / highlight %}}'],
		['{{<highlight lang="bash" linenos=table>}}', '{{</highlight>}}'],
	])
		expect(read(`Um.\n\n${open}\n${code}\n${close}\n\nFim.`)).toBe(
			`Um.\n\n\`\`\`bash\n${code}\n\`\`\`\n\nFim.`,
		);
	expect(read('{{< highlight md >}}\n```\nx\n{{< /highlight >}}\n\n# {{< /x >}}')).toBe(
		'````md\n```\nx\n````\n\n# {{< /x >}}',
	);
	expect(shown('Um {{< highlight go >}}x := 1{{< /highlight >}} dois.')).toBe(
		'<p>Um </p>\n<pre translate="no"><code data-language="go" translate="no">x := 1\n</code></pre>\n<p>dois.</p>',
	);
	const shortcode = '```\n{{< highlight go >}}x{{< /highlight >}}\n```';
	expect(read(shortcode)).toBe(shortcode);
});

test('code within a list or a quotation stays within it', () => {
	const tags = (lead: string, inner = lead) =>
		`{{< highlight go >}}\n${inner}a\n\n${inner}  b\n${lead}{{< /highlight >}}`;
	const list =
		/^<ol><li><p>Um<\/p>\n<pre translate="no"><code data-language="go" translate="no">a\n\n {2}b\n<\/code><\/pre>/;
	expect(shown(`1. Um\n\n   ${tags('   ')}\n2. Dois`)).toMatch(list);
	expect(shown(`1. Um\n\n   ${tags('   ', '')}\n2. Dois`)).toMatch(list);
	const quoted = '> Um.\n>\n> {{< highlight go >}}\n> a\n> {{< /highlight >}}';
	expect(shown(quoted)).toContain(
		'<pre translate="no"><code data-language="go" translate="no">a\n</code></pre>\n</blockquote>',
	);
});

test('Hexo’s code has the language that it names, after its title and link', () => {
	const open = '{% codeblock Array.map lang:js http://ana.example/x Fonte line_number:false %}';
	expect(read(`${open}\nx => \`1\`\n{% endcodeblock %}`, hexo)).toBe(
		'Array.map http://ana.example/x Fonte\n\n```js\nx => `1`\n```',
	);
	expect(read('{% codeblock %}\nx\n{% endcodeblock %}', hexo)).toBe('```\nx\n```');
	expect(read('{% codeblock meu_título %}\nx\n{% endcodeblock %}', hexo)).toBe(
		'meu_título\n\n```\nx\n```',
	);
});

test('a picture’s caption has no marks, and says whose the picture is', () => {
	expect(read('{{< figure src="/a.png" caption="Uma **mesa** _x_" attr="Foto: Ana" >}}')).toBe(
		'![](</a.png> "Uma mesa x Foto: Ana")',
	);
});

test('a notice of GitHub’s is a quotation that begins with its kind or its title', () => {
	expect(read('> [!NOTE]\n> Um.\n\n> [!tip]- Na sala\n> Dois.\n\n> [!x]\n> Três.')).toBe(
		'> **Nota**\n>\n> Um.\n\n> **Na sala**\n>\n> Dois.\n\n>\n> Três.',
	);
});
