import { expect, test } from 'vitest';
import { ownText, reviewedBook } from '#seo/reviewed-book';

test.each([
	['Resumo do livro Foco, de Daniel Goleman', 'Foco', ['Daniel Goleman']],
	[
		'Resumo do livro: Como fazer amigos e influenciar pessoas',
		'Como fazer amigos e influenciar pessoas',
		[],
	],
	['A psicologia financeira, de Morgan Housel', 'A psicologia financeira', ['Morgan Housel']],
	['Resenha: Rápido e devagar — Daniel Kahneman', 'Rápido e devagar', ['Daniel Kahneman']],
	['Foco – A atenção e seu papel', 'Foco – A atenção e seu papel', []],
	['Foco – A Arte da Atenção', 'Foco – A Arte da Atenção', []],
	['O poder do hábito, de uma vez por todas', 'O poder do hábito, de uma vez por todas', []],
	['Resumo', 'Resumo', []],
])('the book of %j is %j by %j', (title, name, authors) => {
	expect(reviewedBook(title, '')).toEqual({ name, authors });
});

test('a book of two has two authors', () => {
	expect(reviewedBook('Como chegar ao sim, de Roger Fisher e William Ury', '').authors).toEqual([
		'Roger Fisher',
		'William Ury',
	]);
});

/** Each line stands alone in a text. */
const rate = (line: string) =>
	reviewedBook('Foco', `O começo.\n${line}\nO fim, na página 3 de 5.`).rating;

test.each([
	['Nota: 4,5/5', 4.5, 5],
	['Nota: 4.5 / 5', 4.5, 5],
	['NOTA FINAL: 4/5', 4, 5],
	['Nota do livro – 8 de 10.', 8, 10],
	['Minha nota = 9,25/10,0', 9.25, 10],
	['Nossa nota: 9 de 10, sem favor', 9, 10],
	['Nota 4/5', 4, 5],
	['Nota\n4 de 5', 4, 5],
	['Avaliação: 4 de 5', 4, 5],
	['Avaliacao geral: 4 em 5 estrelas', 4, 5],
	['Classificação: 3/5 ⭐', 3, 5],
	['📚 Pontuação: 7/10!', 7, 10],
	['4,5 de 5 estrelas', 4.5, 5],
	['★★★★☆', 4, 5],
	['Nota: ★ ★ ★ ☆ ☆', 3, 5],
	['Avaliação: ⭐️⭐️⭐️⭐️⭐️', 5, 5],
	['★★★½☆', 3.5, 5],
	['★★★★☆ (4/5)', 4, 5],
	['Nota: 4/5 ★★★★☆', 4, 5],
])('the line %j is a rating', (line, value, best) => {
	expect(rate(line)).toEqual({ value, best });
});

test.each([
	'Nota: 7/5',
	'Nota: 0/5',
	'Nota: 4/50',
	'Nota: 4/5 dos leitores',
	'Nota: 2 de 5 reais',
	'Nota: 4,2/5, segundo a loja',
	'Nota de 2 de 5 reais',
	'A nota 9/10 veio da professora.',
	'A nota 3/5 do rodapé',
	'Nota 3 de 5',
	'Na loja ele tem nota 4,2 de 5 dos leitores.',
	'Na loja ele tem nota: 4,2 de 5',
	'Nota dos leitores: 4,2/5',
	'Nota no Skoob: 4,3 de 5',
	'Avaliação na Amazon: 4,7/5',
	'Uma nota sobre 3 de 5 ideias',
	'Anota: 4/5',
	'“Nota: 2/5”, disse a revista',
	'“Nota: 2/5”',
	'Notas: 4/5',
	'Nota fiscal: 3/5',
	'Nota: 4/5 ou 3/5?',
	'4/5',
	'4 de 5',
	'10 de 10 capítulos',
	'5 estrelas',
	'Hotel de 5 estrelas',
	'★ ★ ★',
	'★★★★☆ na Amazon',
	'☆☆☆☆☆',
	'Nota: 4/5\nNota: 2/5',
	'Na loja, os leitores dizem:\nNota: 4,2/5',
	'No Skoob:\n\n★★★★☆',
	'A crítica da revista :\n\n4,5 de 5 estrelas',
])('the line %j is none', (line) => {
	expect(rate(line)).toBeUndefined();
});

test.each([
	['Resumindo:\nMinha nota: 4/5', 4],
	['Minha avaliação:\n★★★★☆', 4],
	['No Skoob:\nNota: 3/5\nAqui ele vai melhor.\nNota: 4/5', 4],
])('a rating that says whose it is, or that follows other words, counts: %j', (line, rated) => {
	expect(rate(line)?.value).toBe(rated);
});

test.each([
	['<p>No Skoob:</p>\n<ul>\n<li>Nota: 4,2/5</li></ul>', undefined],
	['<p><strong>Nota:</strong> 4 de 5</p>', 4],
	['<h2 id="sec-nota-4-5">Nota: 4/5</h2>', 4],
	['<p>Gostei.<br>Nota: 4/5<br>Leia.</p>', 4],
	['<ul><li>Páginas: 200</li>\n<li><a href="/x">Nota</a>: 4/5</li></ul>', 4],
	['<p>Nota: <del>3/5</del> 4/5<sup><a href="#n">1</a></sup></p>', 4],
	['<blockquote><p>Ana leu.</p>\n<p>Nota: 2/5</p></blockquote><p>Discordo.</p>', undefined],
	['<pre><code>Nota: 2/5</code></pre>', undefined],
	['<p><del>Nota: 2/5</del></p>', undefined],
	['<p><q>Nota: 2/5</q></p>', undefined],
	['<table><tr><td>Nota: 2/5</td></tr></table>', undefined],
	['<section class="footnotes"><ol><li><p>Nota: 2/5</p></li></ol></section>', undefined],
	[
		'<figure><img src="/a.webp" alt="Nota: 2/5"><figcaption>Nota: 2/5</figcaption></figure>',
		undefined,
	],
])('of an article the text itself is read, not what it shows: %s', (html, value) => {
	expect(reviewedBook('Foco', ownText(html)).rating?.value).toBe(value);
});
