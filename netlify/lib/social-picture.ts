import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '#config/site';
import type { PictureSize } from './crop-cover.ts';
import { markGenerated, saysGenerated } from './picture-origin-metadata.ts';
// Familjen Grotesk 600 and Hanken Grotesk 500, Latin, as WOFF because satori reads no WOFF2. OFL, see public/fonts.
import fonts from './social-picture-fonts.json' with { type: 'json' };

export interface SocialPictureText {
	title: string;
	category?: string | undefined;
}

const size = { width: 1200, height: 630 };
const colour = { ink: '#f3eee6', muted: '#aba39a', accent: '#f5ac62', line: '#3b342e' };

const drawing = (width: number, height: number, shapes: string) =>
	`data:image/svg+xml;base64,${btoa(
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour.accent}"/><stop offset="1" stop-color="${colour.accent}" stop-opacity="0"/></linearGradient></defs>${shapes}</svg>`,
	)}`;
const mark = drawing(
	30,
	24,
	`<path d="M6 8h18l3 16H3z" fill="url(#l)"/><path d="M0 2h30v6h-3v16h-4V8H7v16H3V8H0z" fill="${colour.ink}"/>`,
);
const light = drawing(760, 480, '<path d="M300 0h240l220 480H0z" fill="url(#l)"/>');

/** Pictures for networks on a phone. */
export type TallShape = 'feed' | 'story';
const tallSizes = { feed: { width: 1080, height: 1350 }, story: { width: 1080, height: 1920 } };
/** What a cover takes of each. */
export const coverSizes = {
	feed: { width: 1080, height: 608 },
	story: { width: 1080, height: 720 },
};

/** Draws a post's social card: a dark sheet with the lit line on top, as a PNG of 1200 × 630. */
export async function drawSocialPicture(text: SocialPictureText): Promise<Uint8Array<ArrayBuffer>> {
	const png = (await draw(card(text), size)).png({ palette: true, quality: 90 });
	return new Uint8Array(await png.toBuffer());
}

/** Draws a post's picture for a phone, as a JPEG: its cover, a JPEG of `coverSizes`, where it has one, above its title. */
export async function drawTallPicture(
	text: SocialPictureText,
	shape: TallShape,
	cover?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
	const isGenerated = cover !== undefined && saysGenerated(await sharp(cover).metadata());
	const drawn = await draw(tallCard(text, shape, cover), tallSizes[shape]);
	const jpeg = markGenerated(drawn.jpeg({ quality: 88, mozjpeg: true }), isGenerated);
	return new Uint8Array(await jpeg.toBuffer());
}

async function draw(sheet: ReactNode, pixels: PictureSize) {
	const svg = await satori(sheet, {
		...pixels,
		fonts: [
			{ name: 'display', data: decode(fonts.display), weight: 600, style: 'normal' },
			{ name: 'interface', data: decode(fonts.interface), weight: 500, style: 'normal' },
		],
	});
	return sharp(new TextEncoder().encode(svg));
}

const decode = (base64: string) => Buffer.from(base64, 'base64');

const box = (style: CSSProperties, ...children: ReactNode[]) =>
	createElement('div', { style: { display: 'flex', ...style } }, ...children);

const sheet: CSSProperties = {
	boxSizing: 'border-box',
	position: 'relative',
	flexDirection: 'column',
	color: colour.ink,
	backgroundColor: '#120d09',
	backgroundImage: 'linear-gradient(180deg, #2a1c11 0%, #120d09 60%)',
};

const lightFrom = (top: number, width: number, height: number) =>
	createElement('img', {
		src: light,
		width,
		height,
		style: { position: 'absolute', right: 0, top, opacity: 0.2 },
	});

/** The category above the title, which is at most so many pixels high. */
const words = ({ title, category }: SocialPictureText, maxHeight: number) => {
	const text = drawable(title) || site.name;
	return box(
		{ flexDirection: 'column' },
		box(
			{ height: 44, fontFamily: 'interface', fontSize: 34, color: colour.accent },
			drawable(category ?? ''),
		),
		box(
			{
				marginTop: 16,
				paddingBottom: 16,
				maxWidth: 1040,
				fontFamily: 'display',
				fontSize: titleSize(text),
				lineHeight: 1.08,
				letterSpacing: '-0.03em',
				wordSpacing: '0.06em',
				wordBreak: 'break-word',
				overflow: 'hidden',
				maxHeight,
			},
			text,
		),
	);
};

/** The house's sign, and beside its name what is said of it. */
const brand = (beside: string) =>
	box(
		{ alignItems: 'center', borderTop: `2px solid ${colour.line}`, paddingTop: 32 },
		createElement('img', { src: mark, width: 60, height: 48 }),
		box({ marginLeft: 20, fontFamily: 'display', fontSize: 40, wordSpacing: '0.06em' }, site.name),
		box({ marginLeft: 'auto', fontFamily: 'interface', fontSize: 28, color: colour.muted }, beside),
	);

const card = (text: SocialPictureText) =>
	box(
		{
			...sheet,
			...size,
			justifyContent: 'space-between',
			padding: '64px 80px 56px',
			borderTop: `10px solid ${colour.accent}`,
		},
		lightFrom(0, 760, 480),
		words(text, 370),
		brand(site.tagline),
	);

/** The networks' own buttons cover the upper and the lower end of a story. */
const coveredHeight = { feed: 0, story: 250 };

function tallCard(text: SocialPictureText, shape: TallShape, cover: Uint8Array | undefined) {
	const { width, height } = tallSizes[shape];
	const covered = coveredHeight[shape];
	const picture = coverSizes[shape];
	return box(
		{ ...sheet, width, height, paddingTop: covered, paddingBottom: covered },
		cover
			? createElement('img', {
					src: `data:image/jpeg;base64,${Buffer.from(cover).toString('base64')}`,
					...picture,
				})
			: lightFrom(covered, width, height - 2 * covered - 400),
		box(
			{
				flexDirection: 'column',
				flexGrow: 1,
				// Without a cover the title stands in the light.
				justifyContent: cover ? 'space-between' : 'flex-end',
				gap: 48,
				padding: '64px 80px 56px',
				borderTop: `10px solid ${colour.accent}`,
			},
			words(text, height - 2 * covered - 330 - (cover ? picture.height : 0)),
			brand(''),
		),
	);
}

/** The characters in the fonts: Latin letters, punctuation, euro and trade mark. Others would show as boxes. */
const drawable = (text: string) =>
	text
		.normalize('NFC')
		.replace(
			/[^\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u203a\u20ac\u2122]/g,
			'',
		)
		.replace(/\s+(?=[,.;:!?]|\s|$)/g, '')
		.trim();

/** Font sizes in pixels at which titles of up to 200 characters stay above the brand. */
const titleSize = (title: string) =>
	title.length <= 32 ? 112 : title.length <= 60 ? 92 : title.length <= 110 ? 72 : 54;
