import type { ImportItem } from '../import-item.ts';
import type { OldSite } from './old-site.ts';
import type { MarkdownSite } from './read-site.ts';

/** So that the folder of the articles alone gives the same names as the whole site. */
const home = /^(?:(?:source\/)?_posts|(?:src\/)?content)\/(?=.)/;

/**
 * A file's keys: by its path in its site, and as earlier versions named it, from the folder that was imported and as a Mac
 * writes it.
 */
export function identify(
	source: string,
	{ root, isSite, isJekyll, isOwn }: MarkdownSite,
	{ address = '' }: OldSite,
): Pick<ImportItem, 'key' | 'formerKeys' | 'place'> {
	if (isOwn) return { key: source };
	const name = isSite ? source.slice(root.length) : source;
	const key = name.replace(home, '');
	const former = [source, name, ...(isJekyll ? [`_posts/${key}`] : [])];
	const asStored = [...former, key].map((each) => each.normalize('NFD'));
	return {
		key,
		place: address,
		formerKeys: [...new Set([...former, ...asStored])].filter((each) => each !== key),
	};
}
