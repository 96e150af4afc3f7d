import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { isAutomatic } from '#domain/text/excerpt';

const articleOf = (content: string) => renderArticle(content, { title: 'Título' });
const openingOf = (content: string) => articleOf(content).opening;

const prices = '| Plano | Preço |\n|---|---|\n| Mesa | R$ 690 |';

test.each([
	['a table', prices],
	['a table in HTML', '<table><caption>Preços</caption><tr><td>R$ 690</td></tr></table>'],
	['a table in a quotation', '> | Plano | Preço |\n> |---|---|\n> | Mesa | R$ 690 |'],
	['a block of code', '```sh\nnpm start\n```'],
	['indented code', '    npm start'],
	['code in a list', '- ```\n  npm start\n  ```'],
	['a caption', '![Uma mesa](/covers/mesa.svg "A mesa comprida.")'],
	[
		'a caption in HTML',
		'<figure><img src="/covers/mesa.svg"><figcaption>A mesa.</figcaption></figure>',
	],
	['a video’s address', 'https://youtu.be/dQw4w9WgXcQ'],
])('Spec §5: an automatic excerpt leaves out %s', (_, left) => {
	expect(openingOf(`${left}\n\nO texto.`)).toBe('O texto.');
	expect(openingOf(left)).toBe('');
});

test('Spec §5: it leaves out notes and their marks', () => {
	expect(openingOf('Um dado.[^a]\n\n[^a]: A fonte.')).toBe('Um dado.');
	expect(openingOf('[^a]: A fonte.\n\nUm dado.[^a] Outro.[^b]\n\n[^b]: Outra.')).toBe(
		'Um dado. Outro.',
	);
});

test('Spec §5: it keeps headings, quotations, lists and code within a sentence', () => {
	expect(openingOf('## Parte\n\n> Citado.\n\n- um\n- dois\n\nUse `npm start`.')).toBe(
		'Parte Citado. um dois Use npm start.',
	);
});

test('an excerpt counts as automatic by this rule and by the one before, whatever the white space', () => {
	const article = articleOf(`${prices}\n\nOs preços\u00a0valem.`);
	expect(isAutomatic('Os preços\u00a0valem.', article)).toBe(true);
	expect(isAutomatic('Plano Preço Mesa R$ 690 Os preços\u00a0valem.', article)).toBe(true);
	expect(isAutomatic('Os preços valem até sexta.', article)).toBe(false);
	expect(isAutomatic('', article)).toBe(false);
});
