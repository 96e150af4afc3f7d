import { expect, test } from 'vitest';
import { reviewedBook } from '#seo/reviewed-book';

test.each([
	['Resumo do livro Foco, de Daniel Goleman', 'Foco', 'Daniel Goleman'],
	[
		'Resumo do livro: Como fazer amigos e influenciar pessoas',
		'Como fazer amigos e influenciar pessoas',
		undefined,
	],
	['A psicologia financeira, de Morgan Housel', 'A psicologia financeira', 'Morgan Housel'],
	['Resenha: Rápido e devagar — Daniel Kahneman', 'Rápido e devagar', 'Daniel Kahneman'],
	['Foco – A atenção e seu papel', 'Foco – A atenção e seu papel', undefined],
	['O poder do hábito, de uma vez por todas', 'O poder do hábito, de uma vez por todas', undefined],
	['Resumo', 'Resumo', undefined],
])('the book of %j is %j by %j', (title, name, author) => {
	expect(reviewedBook(title, '')).toEqual(author ? { name, author } : { name });
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
