import { basename, dirname } from 'node:path/posix';
import { pickState } from '../why-hidden.ts';
import { isRecord, readSettings } from './front-matter.ts';
import type { StateRule } from './state-rule.ts';

const ending = /(?:\.11tydata)?\.(?:json|[cm]?js)$/;

/** Eleventy's data files: `posts/posts.json` says something of a folder, `posts/a.11tydata.js` of an article. */
export function isEleventyData(name: string, articles: ReadonlySet<string>): boolean {
	if (/\.11tydata\.(?:json|[cm]?js)$/.test(name)) return true;
	const stem = name.replace(ending, '');
	return (
		name.endsWith('.json') &&
		(basename(stem) === basename(dirname(name)) ||
			['md', 'mdx', 'markdown', 'html'].some((each) => articles.has(`${stem}.${each}`)))
	);
}

/** A program is parsed, and never run; its parser is loaded only for it. */
async function readData({ name, text }: { name: string; text: string }): Promise<unknown> {
	if (name.endsWith('.json')) return readSettings(name, text);
	const { readLiterals } = await import('./program-literals.ts');
	return readLiterals(name, text).find(isRecord);
}

/** What is nearer to an article counts more. */
export async function readEleventyData(
	files: readonly { name: string; text: string }[],
): Promise<StateRule[]> {
	const rules = files.map(async (file) => {
		const data = await readData(file).catch(() => undefined);
		const stem = file.name.replace(ending, '');
		const isOfFolder = basename(stem) === basename(dirname(stem));
		const start = isOfFolder ? `${dirname(stem)}/` : `${stem}.`;
		const computed = isRecord(data) ? (data['eleventyComputed'] ?? data['eleventycomputed']) : {};
		const fields = Object.assign({}, ...[data, computed].filter(isRecord).map(pickState));
		return { start, finds: (name: string) => name.startsWith(start), fields };
	});
	return (await Promise.all(rules)).toSorted((one, other) => one.start.length - other.start.length);
}
