import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '#config/site';
import fonts from './social-picture-fonts.json' with { type: 'json' };

export interface SocialPictureText {
	title: string;
	category?: string | undefined;
}

const size = { width: 1200, height: 630 };
const colour = { ink: '#f3eee6', muted: '#aba39a', accent: '#f5ac62', line: '#3b342e' };
const mark = `data:image/svg+xml;base64,${btoa(
	`<svg xmlns="http://www.w3.org/2000/svg" width="120" height="96" viewBox="0 0 30 24"><defs><linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour.accent}"/><stop offset="1" stop-color="${colour.accent}" stop-opacity=".12"/></linearGradient></defs><path d="M6 8h18l3 16H3z" fill="url(#l)"/><path d="M0 2h30v6h-3v16h-4V8H7v16H3V8H0z" fill="${colour.ink}"/></svg>`,
)}`;

/** A post's social card: a sheet of night with the lit line on top, as PNG of 1200 × 630. */
export async function drawSocialPicture(text: SocialPictureText): Promise<Uint8Array<ArrayBuffer>> {
	const svg = await satori(card(text), {
		...size,
		fonts: [
			{ name: 'display', data: decode(fonts.display), weight: 600, style: 'normal' },
			{ name: 'interface', data: decode(fonts.interface), weight: 500, style: 'normal' },
		],
	});
	const png = await sharp(new TextEncoder().encode(svg)).png({ palette: true, quality: 90 });
	return new Uint8Array(await png.toBuffer());
}

const decode = (base64: string) => Buffer.from(base64, 'base64');

const box = (style: CSSProperties, ...children: ReactNode[]) =>
	createElement('div', { style: { display: 'flex', ...style } }, ...children);

function card({ title, category }: SocialPictureText) {
	return box(
		{
			...size,
			flexDirection: 'column',
			justifyContent: 'space-between',
			padding: '72px 80px 64px',
			color: colour.ink,
			backgroundColor: '#120d09',
			backgroundImage: 'linear-gradient(180deg, #3a2615 0%, #1c130c 38%, #120d09 70%)',
			borderTop: `8px solid ${colour.accent}`,
		},
		box(
			{ flexDirection: 'column' },
			box(
				{ height: 40, fontFamily: 'interface', fontSize: 32, color: colour.accent },
				category ?? '',
			),
			box(
				{
					marginTop: 20,
					fontFamily: 'display',
					fontSize: titleSize(title),
					lineHeight: 1.06,
					letterSpacing: '-0.03em',
					WebkitLineClamp: 4,
					display: 'block',
					overflow: 'hidden',
				},
				title,
			),
		),
		box(
			{ alignItems: 'center', borderTop: `2px solid ${colour.line}`, paddingTop: 36 },
			createElement('img', { src: mark, width: 60, height: 48 }),
			box({ marginLeft: 20, fontFamily: 'display', fontSize: 40 }, site.name),
			box(
				{ marginLeft: 'auto', fontFamily: 'interface', fontSize: 28, color: colour.muted },
				site.tagline,
			),
		),
	);
}

/** Pixels at which a title of up to 200 letters stays within four lines. */
const titleSize = (title: string) => (title.length <= 48 ? 88 : title.length <= 90 ? 72 : 56);
