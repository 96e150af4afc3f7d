import { expect, test } from 'vitest';
import { checkSentence } from '../../../admin/src/checks/check-sentence.ts';
import { checkText, firstImageWithoutAlt } from '../../../admin/src/checks/check-text.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';

test('a picture that is only an ornament asks for no description', () => {
	expect(firstImageWithoutAlt('Um.\n\n![](/a.webp#16x9,larga)')).toBe(5);
	expect(firstImageWithoutAlt('Um.\n\n![](/a.webp#16x9,larga,enfeite "Legenda")')).toBeUndefined();
	expect(firstImageWithoutAlt('![](/a.webp#enfeite) e ![](/b.webp)')).toBe(23);
});

test('the check list says how many pictures of the text, and of its galleries, lack one', () => {
	const sentenceOf = (content: string) => {
		const check = checkText({ ...emptyValues(''), content }).find(
			({ name }) => name === 'imagesAlt',
		);
		return check && !check.fine ? checkSentence(check) : undefined;
	};
	const bare = (name: string, words: string) => `![](/${name}.png#${words})`;
	expect(sentenceOf(bare('a', 'galeria'))).toBe('1 imagem sem descrição.');
	expect(
		sentenceOf(
			[
				bare('a', 'galeria'),
				bare('b', 'galeria,enfeite'),
				'![Mesa](/c.png#galeria)',
				'![ ](</d (1).png#galeria>)',
				'<img src="/e.png">',
				'`![](/f.png)`',
			].join('\n\n'),
		),
	).toBe('3 imagens sem descrição.');
	expect(sentenceOf('![Mesa](/a_(1).png#galeria) ![](/b_(2).png#enfeite)')).toBeUndefined();
});
