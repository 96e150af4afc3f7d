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

test('a video in a footnote is not an address, as it is in a definition', () => {
	expect(read('[^1]: {{< vimeo 7 >}}').content).toContain('https://vimeo.com/7');
	expect(read('[a]: {{< vimeo 7 >}}').content).toBe('[a]: {{< vimeo 7 >}}');
});

test('a mark that nobody here knows stays as it is written, and is named; in code it is text', () => {
	const text = '{{% aviso %}}Texto.{{% /aviso %}}';
	expect(read(text)).toEqual({
		content: text,
		notes: [],
		unread: ['{{% aviso %}}', '{{% /aviso %}}'],
	});
	expect(read('`{{< youtube x >}}`')).toMatchObject({ content: '`{{< youtube x >}}`', unread: [] });
	const unread = (text: string) => read(text, '_posts/2020-01-01-a.md', true).unread;
	expect(unread('{% for a in b %}x{% endfor %} e {{ page.x }}')).toEqual([
		...['{% for a in b %}', '{% endfor %}', '{{ page.x }}'],
	]);
	expect(unread('![a]({{ site.cdn }}/a.png) <p class="{% if x %}y">')).toEqual([
		...['{{ site.cdn }}', '{% if x %}'],
	]);
	expect(unread('```\n{% for a in b %}\n```\n\n`{{ x }}` <!-- {{ y }} -->')).toEqual([]);
	expect(read('{{ x }} e {% y %}').unread).toEqual([]);
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

test('Liquid’s tags become what they showed', () => {
	const liquid = (text: string) => read(text, 'a.md', true).content;
	expect(liquid('{% youtube sZCTGuVr7XM %}')).toContain('watch?v=sZCTGuVr7XM');
	expect(liquid('{% include video/youtube.html id="abc-1" %}')).toContain('watch?v=abc-1');
	expect(liquid('{% include foto.html url="/img/a.png" description="Mesa" %}')).toBe(
		'![](</img/a.png> "Mesa")',
	);
	expect(liquid('{% raw %}{{ content }}{% endraw %}')).toBe('{{ content }}');
	const { content } = readToolSyntax('[x]({{ site.loja }}/a)', 'a.md', {
		...plainFolder,
		hasLiquid: true,
		values: { loja: 'https://loja.example' },
	});
	expect(content).toBe('[x](https://loja.example/a)');
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

test('Pelican’s code loses the name of its language, and its headings need no space', () => {
	const { content } = readToolSyntax(
		'##Uso\n\n    :::python\n    print(1)\n\n    x\n\nFim.',
		'a.md',
		{
			...plainFolder,
			isPelican: true,
		},
	);
	expect(content).toBe('## Uso\n\n    print(1)\n\n    x\n\nFim.');
});

test('the tags of known components of MDX are hidden, what stands between them is not', () => {
	expect(read('<Callout tipo="a"\n  x={1}>\n\nTexto.\n\n</Callout>', 'a.mdx').content).toBe(
		'{/* <Callout tipo="a"\n  x={1}> */}\n\nTexto.\n\n{/* </Callout> */}',
	);
	const unknown = '<Reservas>\n\nTexto.\n\n</Reservas>';
	expect(read(unknown, 'a.mdx')).toMatchObject({
		content: unknown,
		unread: ['<Reservas>', '</Reservas>'],
	});
	expect(read('<YouTube id="abc-1" />', 'a.mdx').content).toContain('watch?v=abc-1');
	expect(read('<Image src="/a.png" alt="Mesa" />', 'a.mdx').content).toBe('![Mesa](</a.png>)');
});

test('what stands in a frame stays, without the frame’s marks', () => {
	expect(read('Antes.\n:::info\nUm texto.\n:::\n').content).toBe('Antes.\n\n\nUm texto.\n\n\n');
	const titled = read(':::tip[Na sala]\n`:::`\n:::\n\n```\n:::info\n```');
	expect(titled).toEqual({
		content: '\n**Na sala**\n\n`:::`\n\n\n\n```\n:::info\n```',
		notes: ['avisos em moldura viraram texto'],
		unread: [],
	});
});

test('within an address Liquid’s address stands by itself', () => {
	expect(read('<img src="{{ \'img/a.png\' | relative_url }}">', 'a.md', true).content).toBe(
		'<img src="/img/a.png">',
	);
});
