import { expect, test } from 'vitest';
import { asRead, bothAsRead } from '#domain/text/strip-marks';

test('a text is read without its marks, in its own lines', () => {
	const source =
		'## Uma **parte**\n\n- [um](/post/um)\n- *dois*\n\n![mesa](/images/a.webp)\n\n> dito';
	expect(asRead(source)).toBe('Uma parte\n\num\ndois\n\nmesa\n\ndito');
});

test('where only marks differ, the two versions keep them', () => {
	const [plain, bold] = ['Uma frase.', 'Uma **frase**.'];
	expect(bothAsRead(plain, bold)).toEqual({ before: plain, after: bold });
	expect(bothAsRead('**Uma** frase.', '**Outra** frase.')).toEqual({
		before: 'Uma frase.',
		after: 'Outra frase.',
	});
});
