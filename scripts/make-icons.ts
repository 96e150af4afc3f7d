/** Draws the icons and the brand's social picture from public/favicon.svg: `node scripts/make-icons.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { drawSocialPicture } from '#lib/social-picture';

const folder = join(import.meta.dirname, '..', 'public');
const rounded = readFileSync(join(folder, 'favicon.svg'), 'utf8');
// Systems crop icons themselves: a plain icon fills its square, a maskable one stays in the middle.
const square = rounded.replace(/ rx="\d+"/, '');
const padded = square
	.replace('viewBox="0 0 32 32"', 'viewBox="-8 -8 48 48"')
	.replace('<rect width="32" height="32"', '<rect x="-8" y="-8" width="48" height="48"');

const draw = (svg: string, size: number) =>
	sharp(Buffer.from(svg), { density: 72 * (size / 32) })
		.resize(size, size)
		.png({ compressionLevel: 9 })
		.toBuffer();

/** Wraps one PNG in an .ico file: a directory of six bytes, an entry of sixteen, the picture. */
function wrapAsIco(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

const files: Record<string, Uint8Array> = {
	'/favicon.ico': wrapAsIco(await draw(rounded, 32), 32),
	'/apple-touch-icon.png': await draw(square, 180),
	[paths.icon(192)]: await draw(rounded, 192),
	[paths.icon(512)]: await draw(rounded, 512),
	[paths.maskableIcon]: await draw(padded, 512),
	[paths.brandPicture]: await drawSocialPicture({ title: site.tagline }),
};
for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes);
