import { dirname } from 'node:path/posix';
import { isRecord, readFrontMatter } from './front-matter.ts';

type Fields = Record<string, unknown>;

/** Hugo's sections, which may say something of every page below them. */
export const isSection = (name: string): boolean =>
	/^content\/(?:.+\/)?_index(?:\.pt(?:-br)?)?\.(?:md|html)$/i.test(name);

/** What has a target of its own is for other pages, or for some that only Hugo finds. */
function readCascade(text: string): Fields {
	const given = [readFrontMatter(text).fields['cascade']].flat().filter(isRecord);
	return Object.assign(
		{},
		...given.filter(({ target, _target = target }) => _target === undefined),
	);
}

/** The fields that an article has from the sections above it; those of the nearest count. */
export function openCascade(
	sections: readonly { name: string; text: string }[],
): (article: string) => Fields {
	const byFolder = new Map<string, Fields>();
	for (const { name, text } of sections) {
		try {
			byFolder.set(dirname(name), { ...byFolder.get(dirname(name)), ...readCascade(text) });
		} catch {
			// Only the section's own page needs its header.
		}
	}
	return (article) => {
		const folders = article.split('/').map((_, at, parts) => parts.slice(0, at).join('/'));
		return Object.assign({}, ...folders.map((folder) => byFolder.get(folder)));
	};
}
