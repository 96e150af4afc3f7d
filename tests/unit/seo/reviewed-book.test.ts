import { expect, test } from 'vitest';
import { reviewedBook } from '#seo/reviewed-book';

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

test.each([
	['Nota: 4,5/5', { value: 4.5, best: 5 }],
	['Nossa nota: 9 de 10, sem favor', { value: 9, best: 10 }],
	['NOTA FINAL: 4/5', { value: 4, best: 5 }],
	['Nota: 7/5', undefined],
	['Nota: 0/5', undefined],
	['Uma nota sobre 3 de 5 ideias', undefined],
	['Anota: 4/5', undefined],
])('the grade in %j is %j', (text, rating) => {
	expect(reviewedBook('Foco', text).rating).toEqual(rating);
});
