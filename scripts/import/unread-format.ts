import { ImportError } from './import-error.ts';

const formats =
	'São lidos: a exportação do WordPress (.xml), a do Ghost (.json), a deste blog (pasta ou .zip), Markdown (.md, .mdx, .markdown ou a pasta do site) e coleções em JSON.';

const others: readonly (readonly [tool: string, shows: RegExp])[] = [
	['Substack', /(?:^|\/)posts\.csv$|\bsubstack\b/i],
	[
		'Medium',
		/(?:^|\/)profile\/profile\.html$|(?:^|\/)posts\/\d{4}-\d\d-\d\d_[^/]+\.html$|\bmedium\.com\b/i,
	],
];

/** Refuses what none of the formats is, by the names of its files and how they begin. */
export function unreadFormat(name: string, files: readonly string[], start = ''): ImportError {
	const [tool] =
		others.find(([, shows]) => [...files, start].some((each) => shows.test(each))) ?? [];
	const what = tool ? `a exportação do ${tool} não é lida` : 'não está em um formato que se leia';
	return new ImportError(`${name}: ${what}. ${formats}`);
}
