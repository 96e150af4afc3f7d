import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { checkText } from '../../../admin/src/checks/check-text.ts';
import { findLostWords } from '../../../admin/src/checks/find-lost-words.ts';
import { judgeWords } from '../../support/judges/judge-words.ts';
import { readCorpus } from '../../support/judges/read-corpus.ts';

const find = (content: string, title = 'T') =>
	findLostWords({ content, title }, renderArticle(content, { title }).html);

test('the caption of a gallery is not lost, whichever of its pictures brings it', () => {
	const first = '![mesa](https://a.test/a.png#galeria,legenda "Dos lugares da casa")';
	const others =
		'![copa](https://a.test/b.png#galeria "Só a copa")\n\n![](https://a.test/c.png#galeria)';
	expect(find(`Antes.\n\n${first}\n\n${others}\n\nDepois.`)).toEqual([]);
});

const around = (loss: string) => `O primeiro parágrafo fica.\n\n${loss}\n\nO último, também.`;

describe('S89: a loss is named, with its place', () => {
	test.each([
		['a name in angle brackets', 'Preencha <nome completo> aqui.', 'nome completo'],
		['a type', 'Um List<String> de nomes.', 'String'],
		['an element about which somebody writes', 'O elemento <section> divide.', 'section'],
		['an end without a beginning', 'Feche com </div> no fim.', 'div'],
		['a tag that is none', 'A regra <x> vale <sempre que der>.', 'x'],
		['a comment that nothing ends', '<!-- uma nota\n\nque some.', 'uma nota'],
		['a definition that nothing mentions', '[aviso]: cuidado', 'aviso'],
		['a link without words', 'Veja [](https://a.example/guia).', 'https://a.example/guia'],
		['cells beyond the head', '| a | b |\n| - | - |\n| um | dois | três |', 'três'],
		['a title of the first level', '# Outra coisa\n\nTexto.', 'Outra coisa'],
		['an invitation', 'Gostou do conteúdo? Volte.', 'Gostou do conteúdo'],
		['a blank by its name', 'Escreva &nbsp; para isso.', '&nbsp;'],
		['a note that is missing', 'Uma frase.[^1]', '[^1]'],
		['a note without its sign', '[^2]: sozinha', '[^2]'],
		['a lone strike', 'Das 9~~12h ao fim.', '~~'],
		['a range that is struck', 'Das 9~~12h e das 14~~18h.', '12h e das 14'],
		['bold that is none', '**Atenção:**veja isto.', '**Atenção'],
		['bold behind a bracket', 'palavra**(nota)** aqui.', '**'],
		['a line that leans nowhere', 'Um _caso_s aqui.', '_caso_'],
	])('%s', (name, loss, words) => {
		const content = name === 'a title of the first level' ? loss : around(loss);
		const found = find(content);
		expect(found.map(({ sentence }) => sentence).join('\n')).toContain(words);
		const [first] = found;
		expect(content.slice(first?.at).startsWith('O primeiro')).toBe(false);
		expect(first?.sentence).toMatch(/\(linha \d+\)/);
	});

	it('a file’s head', () => {
		expect(find('---\ntitle: Um\ndate: 2024-01-01\n---\n\nTexto.')).toHaveLength(1);
	});

	it('a script is named for what it is', () => {
		const content = around('<script>alert(1)</script>');
		expect(find(content)).toEqual([]);
		const values = { content, excerpt: '', image_url: '', image_alt: '', category_id: 'x' };
		const dropped = checkText(values as Parameters<typeof checkText>[0]);
		expect(dropped.some(({ name }) => name === 'dropped')).toBe(true);
	});
});

test.each([
	['marks', 'Um **dois** e *três*, ~~quatro~~, `<cinco>` e pa**la**vra.'],
	['escapes', 'Um \\<dois> e \\*\\*três\\*\\*, \\&nbsp; e C:\\\\dir.'],
	[
		'links',
		'[um](https://a.example/b_c "Título") e [dois][d], https://c.example/x.\n\n[d]: https://d.example',
	],
	['a note’s sign that is text', 'Veja \\[^1\\] e \\[^dois].'],
	['a picture that is a link', '[![Uma mesa](/images/a)](https://a.example)'],
	['an address with a blank', "Veja [um][d].\n\n[d]: <https://d.example/a b> 'Título'"],
	[
		'a link that stands in a note to herself',
		'Veja [Um Nome].\n\n[um nome]: <https://f.example/a>',
	],
	['pictures', '![Uma mesa](/images/a "Legenda")\n\n<img src="/images/b" alt="Outra mesa">'],
	[
		'HTML',
		'<p class="x">Um <span lang="en">two</span></p>\n\n<details><summary>Três</summary>Quatro</details>',
	],
	['notes', 'Um[^1] dois.\n\n[^1]: A nota.'],
	['lists', '1. um\n2. dois\n\n- [x] três\n- [ ] quatro'],
	['entities', 'caf&eacute; &amp; p&atilde;o &copy; 2025'],
	['code', '```js title="a.js"\nconst a = `<b>x</b>`; // ~~ **\n```'],
	['comments', '<!-- um -->\n\n{/* dois */}\n\nTexto.'],
	['a video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
	['the title again', '# T\n\nTexto.'],
	['a heading’s name', '## Um {#dois}\n\nTexto.'],
])('S89: where readers see every word, nothing is said: %s', (_, content) => {
	expect(find(content).map(({ sentence }) => sentence)).toEqual([]);
});

describe('whole blogs', () => {
	const folder = process.env['CORPUS_DIR'] ?? '../shared/corpus';
	const demo = readdirSync('scripts/demo')
		.filter((name) => name.endsWith('.md'))
		.map((name) => {
			const text = readFileSync(join('scripts/demo', name), 'utf8');
			return { id: name, title: '', content: text.replace(/^---\n[\s\S]*?\n---\n/, '') };
		});
	const corpora = ['ptbr-react-docs.json', 'wordpress-theme-unit-test.xml', 'ghost-export.json']
		.map((name) => join(folder, name))
		.filter((path) => existsSync(path))
		.flatMap((path) => readCorpus(path).cases);
	const posts = [...demo, ...corpora].filter(({ content }) => typeof content === 'string');

	/** In their blocks of HTML, a name in Markdown's marks of code is a tag, which takes words along. */
	const swallowing = ['ptbr-react-docs-23', 'ptbr-react-docs-101', 'ptbr-react-docs-105', '164'];

	it('at most one post in a thousand whose page holds its words has a finding', () => {
		const alarms = posts.flatMap((post) => {
			const [content, title] = [String(post.content), String(post.title ?? '')];
			const article = renderArticle(content, { title });
			const found = findLostWords({ content, title }, article.html);
			const isWhole =
				found.length > 0 &&
				!swallowing.includes(post.id) &&
				!/\*\*\p{L}/u.test(article.plain_text) &&
				judgeWords(post).lost === 0;
			return isWhole ? [`${post.id}: ${found.map(({ sentence }) => sentence).join(' ')}`] : [];
		});
		expect(posts.length).toBeGreaterThanOrEqual(demo.length);
		expect(alarms.slice(Math.floor(posts.length / 1_000))).toEqual([]);
	}, 120_000);
});
