import { z } from 'zod';
import { type VisitKind, visitActs, visitSources } from '#domain/readers/visit-kinds';
import {
	type ExportedSearch,
	type ExportedVisits,
	searchesFile,
	visitsFolder,
} from '#domain/readers/visits-export';
import { type FileTree, readWhole } from './file-tree.ts';
import { ImportError } from './import-error.ts';
import { parseJson } from './parse-json.ts';

const mostBytes = 16_000_000;
const count = z.int32().min(0);
const kind = z.enum<VisitKind[]>([
	'view',
	...visitSources.map((source) => `from-${source}` as const),
	...visitActs,
]);
const fileOfPost = z.object({
	post_id: z.uuid(),
	views: count,
	visits: z.array(z.tuple([z.enum(['day', 'month']), z.iso.date(), kind, count])),
});
const fileOfSearches = z.array(z.tuple([z.iso.date(), z.string().max(400), count, count]));

async function readFile<Content>(
	tree: FileTree,
	name: string,
	schema: z.ZodType<Content>,
): Promise<Content> {
	const text = (await readWhole(tree.open(name), mostBytes, name)).toString('utf8');
	const read = schema.safeParse(parseJson(text, name));
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	throw new ImportError(`${name} não serve: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** What an export tells of each post's readers; exports of earlier versions tell nothing. */
export async function* readVisits(tree: FileTree): AsyncGenerator<ExportedVisits> {
	for (const name of tree.names) {
		if (name.startsWith(visitsFolder)) yield await readFile(tree, name, fileOfPost);
	}
}

export const readSearches = async (tree: FileTree): Promise<ExportedSearch[]> =>
	tree.names.includes(searchesFile) ? readFile(tree, searchesFile, fileOfSearches) : [];
