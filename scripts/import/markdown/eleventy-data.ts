import { basename, dirname } from 'node:path/posix';
import { pickState } from '../why-hidden.ts';
import { isRecord, readSettings } from './front-matter.ts';
import { readFields } from './program-text.ts';
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

function readData({ name, text }: { name: string; text: string }): unknown {
	try {
		return name.endsWith('.json') ? readSettings(name, text) : readFields(text);
	} catch {
		return undefined;
	}
}

/** What is nearer to an article counts more. */
export function readEleventyData(files: readonly { name: string; text: string }[]): StateRule[] {
	const rules = files.map((file) => {
		const data = readData(file);
		const stem = file.name.replace(ending, '');
		const isOfFolder = basename(stem) === basename(dirname(stem));
		const start = isOfFolder ? `${dirname(stem)}/` : `${stem}.`;
		const computed = isRecord(data) ? data['eleventycomputed'] : {};
		const fields = Object.assign({}, ...[data, computed].filter(isRecord).map(pickState));
		return { start, finds: (name: string) => name.startsWith(start), fields };
	});
	return rules.toSorted((one, other) => one.start.length - other.start.length);
}
