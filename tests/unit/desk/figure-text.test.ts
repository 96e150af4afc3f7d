import fc from 'fast-check';
import { Marked, type Tokens } from 'marked';
import { expect, test } from 'vitest';
import {
	readFigure,
	setAddress,
	setCaption,
	setDescription,
} from '../../../admin/src/editor/blocks/figure-text.ts';
import type { Change } from '../../../admin/src/editor/least-change.ts';

const apply = (source: string, { from, to, insert }: Change) =>
	source.slice(0, from) + insert + source.slice(to);
const read = (source: string) => {
	const figure = readFigure(source);
	if (!figure) throw new Error(`no figure: ${source}`);
	return figure;
};
/** What the public renderer parses. */
const rendered = (source: string) => {
	const html = new Marked({ gfm: true }).parse(source, { async: false });
	const token = new Marked({ gfm: true }).lexer(source)[0] as Tokens.Paragraph;
	const [image] = token.tokens as [Tokens.Image];
	return { html, image };
};

test('description, address and caption are read where they stand', () => {
	expect(read('![Uma mesa](/images/a.webp#16x9 "A mesa da Renata")')).toMatchObject({
		alt: 'Uma mesa',
		url: '/images/a.webp#16x9',
		caption: 'A mesa da Renata',
	});
	expect(read('![](<https://a.test/com espaço.png>)')).toMatchObject({
		alt: '',
		url: 'https://a.test/com espaço.png',
		caption: '',
	});
	expect(read(String.raw`![a \] b](x.png 'c \' d')`)).toMatchObject({
		alt: 'a ] b',
		caption: "c ' d",
	});
});

test('what is no picture of its own address stays as it is written', () => {
	for (const source of ['![a][b]', 'Texto ![a](b)', '![a](b) ', '[a](b)', '![a]()', '![a'])
		expect(readFigure(source)).toBeUndefined();
});

test('each act writes its own bytes, and the others stay', () => {
	const source = '![Uma mesa](  /images/a.webp   "Antes"  )';
	const figure = read(source);
	expect(apply(source, setDescription(figure, 'Outra'))).toBe(
		'![Outra](  /images/a.webp   "Antes"  )',
	);
	expect(apply(source, setCaption(figure, 'Depois'))).toBe(
		'![Uma mesa](  /images/a.webp   "Depois"  )',
	);
	expect(apply(source, setCaption(figure, ''))).toBe('![Uma mesa](  /images/a.webp  )');
	expect(apply(source, setAddress(figure, '/b.webp'))).toBe('![Uma mesa](  /b.webp   "Antes"  )');
	expect(apply('![](a)', setCaption(read('![](a)'), 'L'))).toBe('![](a "L")');
});

test('whatever is typed is what the reader reads, and is read back', () => {
	const words = fc.string({ unit: 'grapheme', maxLength: 40 });
	fc.assert(
		fc.property(words, words, (alt, caption) => {
			const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
			let source = '![x](https://a.test/b.png#1x1)';
			source = apply(source, setDescription(read(source), alt));
			source = apply(source, setCaption(read(source), caption));
			expect(read(source)).toMatchObject({ alt: clean(alt), caption: clean(caption) });
			const { image } = rendered(source);
			expect(image.type).toBe('image');
			expect(image.href).toBe('https://a.test/b.png#1x1');
		}),
	);
});
