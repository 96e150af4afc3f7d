import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pictureCredit } from '#domain/pictures/picture-words';
import {
	addPicture,
	captionGallery,
	captionOf,
	describePicture,
	findUndescribed,
	movePicture,
	ownCaption,
	removePicture,
	takeOut,
	ungroup,
} from '../../../admin/src/editor/blocks/gallery-acts.ts';
import {
	type GalleryPicture,
	type GalleryText,
	group,
	readPicture,
	writeGallery,
} from '../../../admin/src/editor/blocks/gallery-text.ts';

const whole = (text: string) => readPicture(text, { from: 0, to: text.length }) as GalleryPicture;
function read(...texts: string[]): GalleryText {
	return { pictures: texts.map(whole), gaps: texts.slice(1).map(() => '\n\n') };
}
const picture = (name: string, title = '', words = 'galeria') =>
	`![${name}](/${name}.png#${words}${title && ` "${title}"`})`;
const three = read(picture('mesa'), picture('copa'), picture('sala', 'A casa.', 'galeria,legenda'));

test('a picture moves, and every byte of the others stays', () => {
	expect(writeGallery(movePicture(three, 0, 2))).toBe(
		[picture('copa'), picture('sala', 'A casa.', 'galeria,legenda'), picture('mesa')].join('\n\n'),
	);
	expect(writeGallery(movePicture(movePicture(three, 0, 2), 2, 0))).toBe(writeGallery(three));
	const apart = { ...three, gaps: ['\n\n\n', '\n \n'] };
	expect(writeGallery(movePicture(movePicture(apart, 1, 0), 1, 0))).toBe(writeGallery(apart));
});

test('the caption of the gallery stays when the picture that brings it goes', () => {
	expect(writeGallery(removePicture(three, 2))).toBe(
		[picture('mesa'), picture('copa', 'A casa.', 'galeria,legenda')].join('\n\n'),
	);
	expect(writeGallery(takeOut(three, 2))).toBe(
		[picture('mesa'), picture('copa', 'A casa.', 'galeria,legenda'), '![sala](/sala.png)'].join(
			'\n\n',
		),
	);
});

test('a picture that is left alone is one like any other, with the caption', () => {
	const two = read(picture('mesa'), picture('copa', 'A casa.', 'galeria,legenda'));
	expect(writeGallery(removePicture(two, 0))).toBe('![copa](/copa.png "A casa.")');
	expect(writeGallery(removePicture(two, 1))).toBe('![mesa](/mesa.png "A casa.")');
	expect(writeGallery(takeOut(two, 0))).toBe('![copa](/copa.png "A casa.")\n\n![mesa](/mesa.png)');
});

test('what an imported picture says of itself is not what is said of all', () => {
	const imported = read(picture('mesa', 'A mesa.'), picture('copa', 'A copa.'));
	expect(captionOf(imported)).toBe('');
	expect(imported.pictures.map(ownCaption)).toEqual(['A mesa.', 'A copa.']);
	const none = captionGallery(imported, 'A casa.');
	expect(writeGallery(none)).toBe(writeGallery(imported));
	const added = addPicture(imported, {
		hash: 'a',
		url: '/b.webp',
		width: 4,
		height: 3,
		alt: 'Uma [sala]',
		name: 'b.webp',
	} as never);
	expect(writeGallery(captionGallery(added, 'A "casa"'))).toBe(
		`${writeGallery(imported)}\n\n![Uma \\[sala\\]](/b.webp#4x3,galeria,legenda "A \\"casa\\"")`,
	);
});

test('a description is written, and the next picture without one is found', () => {
	const bare = read('![](/a.png#galeria)', picture('b'), '![](/c.png#galeria)');
	expect(findUndescribed(bare, 0)).toBe(2);
	expect(findUndescribed(bare, 2)).toBe(0);
	const said = describePicture(bare, 0, {
		alt: 'Uma *sala*',
		isOrnament: false,
		credit: '',
	});
	expect(writeGallery(said)).toContain('![Uma \\*sala\\*](/a.png#galeria)\n\n');
	expect(findUndescribed(said, 2)).toBeUndefined();
	const credited = describePicture(said, 0, {
		alt: 'Uma *sala*',
		isOrnament: false,
		credit: 'Foto: Ana',
	});
	expect(pictureCredit(credited.pictures[0]?.figure.url ?? '')).toBe('Foto: Ana');
	const ornament = describePicture(said, 2, { alt: '', isOrnament: true, credit: '' });
	expect(writeGallery(ornament)).toContain('![](/c.png#galeria,enfeite)');
	expect(findUndescribed(ornament, 0)).toBeUndefined();
});

test('one below the other and back is the same text', () => {
	const linked = readPicture('[![b](/b.png "B")](/post/c)', { from: 1, to: 17 }) as GalleryPicture;
	const plain = { pictures: [whole('![a](/a.png#640x360)'), linked], gaps: ['\n\n'] };
	expect(writeGallery(ungroup(group(plain)))).toBe(writeGallery(plain));
});

test('whatever is done to a gallery, no word of it is lost but what was removed', () => {
	const act = fc.constantFrom(
		(one: GalleryText, at: number) => movePicture(one, at, 0),
		(one: GalleryText, at: number) => takeOut(one, at),
		(one: GalleryText) => ungroup(one),
		(one: GalleryText) => group(one),
	);
	const gallery = fc
		.array(fc.constantFrom('', 'dito'), { minLength: 2, maxLength: 6 })
		.map((titles) =>
			read(...titles.map((title, at) => picture(`n${at}`, title && `${title}${at}`))),
		);
	fc.assert(
		fc.property(gallery, fc.array(fc.tuple(act, fc.nat(5)), { maxLength: 5 }), (made, acts) => {
			const start = captionGallery(made, 'De todas.');
			const end = acts.reduce((text, [run, at]) => run(text, at % text.pictures.length), start);
			const words = (text: GalleryText) =>
				[...writeGallery(text).matchAll(/!\[\w+\]|(?<=[ "])[\w.]+(?=[ "])/g)]
					.map(([word]) => word)
					.sort();
			expect(words(end)).toEqual(words(start));
		}),
	);
});
