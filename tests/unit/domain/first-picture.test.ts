import { expect, test } from 'vitest';
import { findFirstPicture } from '#domain/first-picture';

const own = (letter: string) => `/images/${letter.repeat(64)}-1600.webp`;

test('the first picture of a text that is the blog’s own, with what is said of it', () => {
	const content = [
		'Começo.\n\n![De fora](https://outro.test/a.jpg)',
		`![Fio](${own('a')}#1600x40,enfeite)`,
		'```\n![Em código](/images/x.webp)\n```',
		`![Mesa \\[a de canto\\]](${own('b')}#2400x1350,larga,credito=Foto%3A%20Ana "Uma legenda")`,
		`![](${own('c')})`,
	].join('\n\n');
	expect(findFirstPicture(content)).toEqual({
		...{ url: own('b'), width: 1600, height: 900 },
		...{ alt: 'Mesa [a de canto]', credit: 'Foto: Ana' },
	});
	expect(findFirstPicture(`![](${own('c')})`)).toEqual({
		...{ url: own('c'), width: 1600, height: undefined },
		...{ alt: '', credit: '' },
	});
});

test.each(['', 'Só palavras.', '![De fora](https://outro.test/a.jpg)', `[elo](${own('a')})`])(
	'there is none in %j',
	(content) => {
		expect(findFirstPicture(content)).toBeUndefined();
	},
);
