import { dirname } from 'node:path/posix';
import { pickState } from '../why-hidden.ts';
import { isRecord, readFrontMatter } from './front-matter.ts';
import { readGlob } from './path-glob.ts';
import type { StateRule } from './state-rule.ts';

type Fields = Record<string, unknown>;

/** Hugo's and Zola's sections, which may hide every page below them. */
export const isSection = (name: string): boolean =>
	/^content\/(?:.+\/)?_index(?:\.pt(?:-br)?)?\.(?:md|html)$/i.test(name);

const inName = /^content\/([a-z]{2}(?:-[a-z]{2,4})?)\/|\.([a-z]{2}(?:-[a-z]{2,4})?)\.\w+$/i;

/** How Hugo calls a page: without the folder of its language, its ending and a bundle's file. */
const pagePath = (name: string) =>
	`/${name
		.replace(/^content\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?/i, '')
		.replace(/(?:\/index)?(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.\w+$/i, '')}`;

/** Whether a target finds this page in the site that was online. */
function isTarget(target: unknown, name: string, language: string): boolean {
	if (!isRecord(target)) return target === undefined;
	const [, folder, suffix] = inName.exec(name) ?? [];
	const said = {
		kind: 'page',
		environment: 'production',
		path: pagePath(name),
		lang: folder ?? suffix ?? language,
	};
	return Object.entries(said).every(
		([field, value]) => target[field] === undefined || readGlob(String(target[field])).test(value),
	);
}

const readRules = (cascade: unknown, folder: string, language: string): StateRule[] =>
	[cascade]
		.flat()
		.filter(isRecord)
		.map(({ target, _target = target, ...fields }) => ({
			finds: (name) => name.startsWith(`${folder}/`) && isTarget(_target, name, language),
			fields: pickState(fields),
		}));

/** What the settings and the sections above articles say of their state; the nearest counts. */
export function readCascades(
	sections: readonly { name: string; text: string }[],
	settings: Fields,
): StateRule[] {
	const language = String(settings['defaultcontentlanguage'] ?? 'en');
	const isZola = settings['base_url'] !== undefined;
	const ofSections = sections
		.toSorted((one, other) => one.name.split('/').length - other.name.split('/').length)
		.flatMap(({ name, text }) => {
			try {
				const { fields } = readFrontMatter(text);
				const folder = dirname(name);
				const own = isZola ? [{ draft: fields['draft'] }] : [];
				return readRules([...own, fields['cascade']].flat(), folder, language);
			} catch {
				// Only the section's own page needs its header.
				return [];
			}
		});
	return [...readRules(settings['cascade'], 'content', language), ...ofSections];
}
