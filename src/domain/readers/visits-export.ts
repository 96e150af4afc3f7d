import type { ExportFile } from '../post/blog-export.ts';
import type { VisitKind } from './visit-kinds.ts';

/** What is known of a post's readers: the sum of all time, and the rows of days and months. */
export interface ExportedVisits {
	post_id: string;
	views: number;
	visits: [span: 'day' | 'month', since: string, kind: VisitKind, count: number][];
}

/** Day, text, how many readers asked, and how many posts the last of them found. */
export type ExportedSearch = [day: string, query: string, times: number, results: number];

export const visitsFolder = 'visitas/';
export const searchesFile = 'buscas.json';

const writeLines = (lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join(',\n');

export function writeVisitsFile({ slug, ...post }: ExportedVisits & { slug: string }): ExportFile {
	const { visits, ...rest } = post;
	const head = JSON.stringify(rest).slice(0, -1);
	const text = `${head},"visits":[\n${writeLines(visits)}\n]}\n`;
	return { name: `${visitsFolder}${slug}.json`, text };
}

/** No file when nobody searched. */
export const writeSearchesFiles = (searches: ExportedSearch[]): ExportFile[] =>
	searches.length === 0 ? [] : [{ name: searchesFile, text: `[\n${writeLines(searches)}\n]\n` }];
