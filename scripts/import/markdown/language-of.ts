import { basename, dirname, extname } from 'node:path/posix';
import type { Spoken } from '../translations.ts';

const languages = '(?:pt|en|es|fr|de|it|nl|pl|ru|ja|ko|zh)(?:[-_][a-z]{2,4})?';
const inName = new RegExp(`^(.+)\\.(${languages})$`, 'i');
const inPath = new RegExp(`(^|/)(${languages})/`, 'i');

/** Hugo's two ways: `mesa.en.md` beside `mesa.md`, and folders `en` and `pt-br`. */
export function readLanguage(name: string): Spoken {
	const [, stem, suffix = ''] = inName.exec(basename(name, extname(name))) ?? [];
	if (stem) return { name, texts: [`${dirname(name)}/${stem}`], language: suffix };
	const text = name.replace(extname(name), '');
	const [, , folder = ''] = inPath.exec(name) ?? [];
	return { name, texts: [text.replace(inPath, '$1')], language: folder };
}
