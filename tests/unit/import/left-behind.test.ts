import { expect, test } from 'vitest';
import { findLeftBehind } from '../../../scripts/import/store-posts.ts';

const place = { hosts: ['www.antigo.example', 'midia.antigo.example'], path: '' };
const find = (text: string) => findLeftBehind(text, place);

test.each([
	[
		'a linked file',
		'[modelo](https://antigo.example/uploads/modelo.pdf "PDF")',
		'https://antigo.example/uploads/modelo.pdf',
	],
	[
		'a page',
		'<a class="x" href="http://www.antigo.example/contato/">fale</a>',
		'http://www.antigo.example/contato/',
	],
	[
		'a sound',
		'<audio controls src="https://midia.antigo.example/ep1.mp3"></audio>',
		'https://midia.antigo.example/ep1.mp3',
	],
	[
		'a video’s file',
		'<video><source src="https://antigo.example/v.mp4" type="video/mp4"></video>',
		'https://antigo.example/v.mp4',
	],
	[
		'a video’s picture',
		'<video poster="//antigo.example/p.jpg"></video>',
		'//antigo.example/p.jpg',
	],
	[
		'an embedded page',
		'<iframe src="https://antigo.example/mapa?x=1&amp;y=2"></iframe>',
		'https://antigo.example/mapa?x=1&amp;y=2',
	],
	['an address alone', 'https://antigo.example/tabela.xlsx', 'https://antigo.example/tabela.xlsx'],
	[
		'an address in a sentence',
		'Veja https://antigo.example/a, e pronto.',
		'https://antigo.example/a',
	],
	[
		'a definition',
		'[x][a]\n\n[a]: https://antigo.example/planta.dwg',
		'https://antigo.example/planta.dwg',
	],
	['a picture', '![mesa](https://antigo.example/mesa.jpg)', 'https://antigo.example/mesa.jpg'],
	['a path from the root', '[tabela](/arquivos/tabela.pdf)', '/arquivos/tabela.pdf'],
	['a path from the text', '[som](../sons/ep.mp3)', '../sons/ep.mp3'],
	['a player’s path from the root', '<video controls src="/v.mp4"></video>', '/v.mp4'],
])('what stays on the old blog is named: %s', (_, text, address) => {
	expect(find(text)).toEqual([address]);
});

test('every address of a set of pictures is named, and each once', () => {
	const text =
		'<img src="https://antigo.example/a.jpg" srcset="https://antigo.example/a.jpg 1x, https://antigo.example/b.jpg 2x">';
	expect(find(text)).toEqual(['https://antigo.example/a.jpg', 'https://antigo.example/b.jpg']);
});

test.each([
	'[a](/post/mesa) ![](/images/x-480.webp) [b](#fim) [c](mailto:a@antigo.example) [lista](/posts)',
	'[a](https://outro.example/https/antigo.example.pdf) https://naoantigo.example/a',
	'`https://antigo.example/a.pdf`\n\n```\nhttps://antigo.example/b.pdf\n```',
	'<!-- https://antigo.example/a.pdf --> antigo.example',
])('what does not stay there is not: %s', (text) => {
	expect(find(text)).toEqual([]);
});
