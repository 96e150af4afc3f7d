import { expect, test } from 'vitest';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';

const read = (text: string, source = 'a.md', hasLiquid = false) =>
	readToolSyntax(text, source, { hasLiquid });

test('Hugo’s videos and figures become what they showed', () => {
	expect(read('A {{< youtube id="abc-1" >}} B').content).toBe(
		'A \n\nhttps://www.youtube.com/watch?v=abc-1\n\n B',
	);
	expect(read('{{< youtube abc-1 >}}').content).toContain('watch?v=abc-1');
	expect(
		read('{{< figure src="/img/a b.png" alt="Mesa" caption="A "mesa"" >}}').notes,
	).toBeDefined();
	expect(read('{{< figure src="/img/a.png" alt="Mesa" title="Legenda" >}}').content).toBe(
		'![Mesa](</img/a.png> "Legenda")',
	);
});

test('a shortcode that nobody here knows is hidden, kept and named; in code it is code', () => {
	const { content, notes } = read('{{% aviso %}}Texto.{{% /aviso %}}');
	expect(content).toBe('<!-- {{% aviso %}} -->Texto.<!-- {{% /aviso %}} -->');
	expect(notes).toContain('atalhos que este blog não conhece estão escondidos no texto: aviso');
	expect(read('`{{< youtube x >}}`')).toEqual({ content: '`{{< youtube x >}}`', notes: [] });
});

test('Liquid’s code blocks and addresses become Markdown, where the site is one of Jekyll’s', () => {
	const text =
		'{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}\n\n![]({{ site.baseurl }}/a.png)';
	expect(read(text, 'a.md', true).content).toBe('```ruby\nputs 1\n```\n\n![](/a.png)');
	expect(read('![]({{ "/a.png" | relative_url }})', 'a.md', true).content).toBe('![](/a.png)');
	expect(read('{% include x.html %}', 'a.md', true).notes).toEqual([
		'marcas de Liquid que este blog não conhece ficaram no texto: include',
	]);
	expect(read(text).content).toBe(text);
});

test('MDX’s lines of JavaScript are hidden, those within code are not', () => {
	const code = '```js\nimport a from "a";\n```';
	expect(read(`import X from '../x.astro';\n\nTexto.\n\n${code}`, 'a.mdx').content).toBe(
		`{/* import X from '../x.astro'; */}\n\nTexto.\n\n${code}`,
	);
});
