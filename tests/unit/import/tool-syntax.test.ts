import { expect, test } from 'vitest';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';

const read = (text: string, source = 'a.md', hasLiquid = false) =>
	readToolSyntax(text, source, { ...plainFolder, hasLiquid, isJekyll: hasLiquid });

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

test('an unknown shortcode is hidden, kept and reported; in code it stays', () => {
	const { content, notes } = read('{{% aviso %}}Texto.{{% /aviso %}}');
	expect(content).toBe('<!-- {{% aviso %}} -->\nTexto.<!-- {{% /aviso %}} -->');
	expect(notes).toContain('atalhos que este blog não conhece estão escondidos no texto: aviso');
	expect(read('`{{< youtube x >}}`')).toEqual({ content: '`{{< youtube x >}}`', notes: [] });
});

test('Liquid’s code blocks and addresses become Markdown, where the site is one of Jekyll’s', () => {
	const text =
		'{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}\n\n![]({{ site.baseurl }}/a.png)';
	expect(read(text, 'a.md', true).content).toBe('```ruby\nputs 1\n```\n\n![](/a.png)');
	expect(read('![]({{ "/a.png" | relative_url }})', 'a.md', true).content).toBe('![](/a.png)');
	expect(read(text).content).toBe(text);
});

test('MDX’s lines of JavaScript are hidden, those within code are not', () => {
	const code = '```js\nimport a from "a";\n```';
	expect(read(`import X from '../x.astro';\n\nTexto.\n\n${code}`, 'a.mdx').content).toBe(
		`{/* import X from '../x.astro'; */}\n\nTexto.\n\n${code}`,
	);
});

test('Liquid’s tags become what they showed, those that nobody here knows are hidden and named', () => {
	const liquid = (text: string) => read(text, 'a.md', true).content;
	expect(liquid('{% youtube sZCTGuVr7XM %}')).toContain('watch?v=sZCTGuVr7XM');
	expect(liquid('{% include video/youtube.html id="abc-1" %}')).toContain('watch?v=abc-1');
	expect(liquid('{% include foto.html url="/img/a.png" description="Mesa" %}')).toBe(
		'![](</img/a.png> "Mesa")',
	);
	expect(liquid('{% figure caption:"Duas mesas" %}\n![](a.png)\n{% endfigure %}')).toBe(
		'\n![](a.png)\n\n\n*Duas mesas*\n\n',
	);
	expect(read('{% aviso %}**Texto**{% endaviso %}', 'a.md', true)).toEqual({
		content: '<!-- {% aviso %} -->\n**Texto**<!-- {% endaviso %} -->',
		notes: [
			'marcas de Liquid viraram texto',
			'marcas de Liquid que este blog não conhece estão escondidas no texto: aviso, endaviso',
		],
	});
	expect(liquid('{% raw %}{{ content }}{% endraw %}')).toBe('{{ content }}');
});

test('Kramdown’s marks are not read as words, and a heading keeps its name', () => {
	const kramdown = (text: string) => read(text, 'a.md', true).content;
	expect(kramdown('![a](a.png){: .align-right}\n{: .nota}')).toBe('![a](a.png)\n');
	expect(kramdown('## Mesa {: #mesa .x}')).toBe('## Mesa {#mesa}');
	expect(kramdown('* Índice\n{:toc}\n\nTexto.')).toBe('\n\nTexto.');
	expect(kramdown('{::nomarkdown}\n<b>x</b>\n{:/}')).toBe('\n<b>x</b>\n');
	expect(kramdown('Texto.\n\n*[CMS]: Gestor')).toBe('Texto.\n\n<!-- *[CMS]: Gestor -->');
	expect(kramdown('`{: .x}`')).toBe('`{: .x}`');
});

test('Pelican’s code says its language, and its headings need no space', () => {
	const { content } = readToolSyntax(
		'##Uso\n\n    :::python\n    print(1)\n\n    x\n\nFim.',
		'a.md',
		{
			...plainFolder,
			isPelican: true,
		},
	);
	expect(content).toBe('## Uso\n\n\n```python\nprint(1)\n\nx\n```\n\nFim.');
});

test('the tags of MDX’s components are hidden, what stands between them is not', () => {
	expect(read('<Aviso tipo="a"\n  x={1}>\n\nTexto.\n\n</Aviso>', 'a.mdx').content).toBe(
		'{/* <Aviso tipo="a"\n  x={1}> */}\n\nTexto.\n\n{/* </Aviso> */}',
	);
	expect(read('<YouTube id="abc-1" />', 'a.mdx').content).toContain('watch?v=abc-1');
	expect(read('<Image src="/a.png" alt="Mesa" />', 'a.mdx').content).toBe('![Mesa](</a.png>)');
});

test('what stands in a frame stays, without the frame’s marks', () => {
	expect(read('Antes.\n:::info\nUm texto.\n:::\n').content).toBe('Antes.\n\n\nUm texto.\n\n\n');
	const titled = read(':::tip[Na sala]\n`:::`\n:::\n\n```\n:::info\n```');
	expect(titled).toEqual({
		content: '\n**Na sala**\n\n`:::`\n\n\n\n```\n:::info\n```',
		notes: ['avisos em moldura viraram texto'],
	});
});

test('within an address a tag is its address, or nothing', () => {
	const liquid = (text: string) => read(text, '_posts/2020-01-01-a.md', true);
	for (const [text, made] of [
		['<img src="{{ \'img/a.png\' | relative_url }}">', '<img src="/img/a.png">'],
		['![]({{ "https://cdn.example/a.png" | x }})', '![](https://cdn.example/a.png)'],
		['<img src="{% asset_path a.png %}">', '<img src="a.png">'],
		['![]({{< imagem "a.png" >}})', '![](a.png)'],
	])
		expect(liquid(text ?? '').content).toBe(made);
	const { content, notes } = liquid(
		'![a]({{ site.cdn }}/a.png) <p class="{% if x %}y{% endif %}">',
	);
	expect(content).toBe('![a](/a.png) <p class="y">');
	expect(notes).toContain(
		'marcas de Liquid em endereços e atributos foram retiradas: {{ site.cdn }}, {% if x %}, {% endif %}',
	);
});

test('what a loop repeats is hidden as a whole, and reported', () => {
	const loop =
		'{% for sala in site.salas %}\n- [{{ sala.nome }}]({{ sala.url }})\n{% for x in sala.y %}{{ x }}{% endfor %}\n{% endfor %}';
	const { content, notes } = read(`Um.\n\n${loop}\n\nDois.`, '_posts/2020-01-01-a.md', true);
	expect(content).toMatch(/^Um\.\n\n<!-- \{% for sala .* \{% endfor %\} -->\n\nDois\.$/);
	expect(notes).toContain(
		'marcas de Liquid que este blog não conhece estão escondidas no texto: for',
	);
	const code = '```\n{% for a in b %}x{% endfor %}\n```';
	expect(read(code, '_posts/2020-01-01-a.md', true).content).toBe(code);
});
