import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

const picture = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/** Addresses of the pictures that come with the code, such as `/covers/mesa.svg`. */
export function listSitePictures(root: string): Set<string> {
	const folder = join(root, 'public');
	if (!existsSync(folder)) return new Set();
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	return new Set(
		names.filter((name) => picture.test(name)).map((name) => `/${name.split(sep).join('/')}`),
	);
}
