import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { readSite } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';
import { lostLink, markLink } from '../../../scripts/import/settle-links.ts';

const names = ['Notas/Mesa comum.md', 'Notas/Contrato.md', 'Diário.md', 'anexos/planta baixa.png'];
const site = readSite(names);
const readText = (text: string) => readToolSyntax(text, 'Diário.md', site);
const read = (text: string) => readText(text).content;
const mesa = markLink('Notas/Mesa comum.md');

test.each([
	['a note', '[[Mesa comum]]', `[Mesa comum](${mesa})`],
	['in another case', '[[mesa comum]]', `[mesa comum](${mesa})`],
	['with its folder', '[[Notas/Mesa comum]]', `[Mesa comum](${mesa})`],
	['with its ending', '[[Mesa comum.md]]', `[Mesa comum](${mesa})`],
	['with other words', '[[Mesa comum|a mesa de todos]]', `[a mesa de todos](${mesa})`],
	['in a table', '| [[Mesa comum\\|mesa]] | x |', `| [mesa](${mesa}) | x |`],
	[
		'a heading',
		'[[Mesa comum#Preço e prazo]]',
		`[Mesa comum > Preço e prazo](${mesa}#preco-e-prazo)`,
	],
	['a heading within', '[[Mesa comum#Preço#Prazo|prazo]]', `[prazo](${mesa}#prazo)`],
	['a heading here', '[[#Fim da linha]]', '[Fim da linha](#fim-da-linha)'],
	['a block', '[[Mesa comum#^a1b2c3|isto]]', `[isto](${mesa})`],
	['a block, as older versions wrote it', '[[Mesa comum^a1b2c3]]', `[Mesa comum](${mesa})`],
	['a tag of several words', '#[[Mesa comum]]', `[Mesa comum](${mesa})`],
	['what is not here', '[[Sala fechada|a sala]]', `[a sala](${lostLink('Sala fechada')})`],
])('a wiki link leads to the article: %s', (_, text, expected) => {
	expect(read(text)).toBe(expected);
});

test.each([
	['![[planta baixa.png]]', '![](<planta baixa.png>)'],
	['![[planta baixa.png|300]]', '![](<planta baixa.png>)'],
	['![[planta baixa.png|300x200]]', '![](<planta baixa.png>)'],
	['![[anexos/planta baixa.png|A planta|300]]', '![A planta](<anexos/planta baixa.png>)'],
	['![[Contrato]]', `[Contrato](${markLink('Notas/Contrato.md')})`],
	['![[Contrato#Multa]]', `[Contrato > Multa](${markLink('Notas/Contrato.md')}#multa)`],
	['![[tabela.pdf]]', '[tabela.pdf](<tabela.pdf>)'],
	['![[fala.mp3|a fala]]', '[a fala](<fala.mp3>)'],
])('what is embedded is shown or linked: %s', (text, expected) => {
	expect(read(text)).toBe(expected);
});

test('marks and comments mean what they meant', () => {
	expect(read('Isto ==importa **muito**== aqui: a == b, x==y.')).toBe(
		'Isto <mark>importa **muito**</mark> aqui: a == b, x==y.',
	);
	expect(read('Isto ==importa em `x` e==, [[Contrato|o `c`]].')).toBe(
		`Isto <mark>importa em \`x\` e</mark>, [o \`c\`](${markLink('Notas/Contrato.md')}).`,
	);
	expect(read('Um. %%nota só minha%% Dois.')).toBe('Um. <!-- nota só minha --> Dois.');
	expect(read('Um.\n\n%%\nduas\n\nlinhas\n%%\n\nDois.')).toMatch(
		/^Um\.\n\n<!-- duas linhas -->\n\nDois\.$/,
	);
	expect(read('De 50%% a 100%% do total.')).toBe('De 50%% a 100%% do total.');
	expect(read('> [!info]\n> Um.')).toContain('**Informação**');
	expect(read('> [!warning]- Cuidado com a porta\n> Um.')).toContain('**Cuidado com a porta**');
	expect(read('Veja [[Contrato]]. ^a1b2c3')).not.toContain('^');
});

test.each([
	'`[[Mesa comum]]` e `==x==`',
	'```sh\nif [[ -f x ]]; then %%a%% ==b== fi\n```',
	'A matriz [[1, 2], [3, 4]] e o teste [[ -f x ]].',
	'Um elo [[1]](https://exemplo.example) e outro [[a]][ref].\n\n[ref]: https://exemplo.example',
	'A lista [[3]] e a outra [[10, 20]].',
])('what only looks like it stays as it is: %s', (text) => {
	expect(readText(text)).toEqual({ content: text, notes: [], unread: [] });
});

test('each kind is reported, and neither the text nor the excerpt shows its signs', () => {
	const { content, notes } = readText(
		'Veja [[Contrato|o contrato]] e [[Nada]]. #contratos #casa/mesa\n\n![[planta baixa.png]] ==Isto==. %%x%% ![[Contrato]]',
	);
	expect(notes).toEqual([
		'2 links entre colchetes viraram links',
		'1 imagem entre colchetes',
		'1 trecho de outra nota virou link para ela',
		'1 trecho marcado com ==',
		'1 comentário entre %% está escondido no texto',
		'etiquetas ficaram escritas no texto: #contratos, #casa/mesa',
	]);
	expect(renderArticle(content, { title: '' }).opening).toMatch(
		/^Veja o contrato e Nada\. #contratos #casa\/mesa Isto\./,
	);
});

test('a picture is found wherever the vault keeps it', async () => {
	const { findPicturesOf } = await import('../../../scripts/import/markdown/site-pictures.ts');
	const find = findPicturesOf(names, '');
	expect(find('planta baixa.png', 'Diário.md')).toBe('anexos/planta baixa.png');
});
