import type { Query, QueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../api/queries.ts';

interface Row {
	id: string;
	revision: number;
}

const isRow = (value: unknown): value is Row =>
	typeof value === 'object' &&
	value !== null &&
	'id' in value &&
	typeof value.id === 'string' &&
	'revision' in value &&
	typeof value.revision === 'number';

/** The posts that a query of lists, or of one post, has read. */
function rowsOf({ queryKey: [subject], state: { data } }: Query): Row[] {
	if (subject === queryKeys.post('')[0]) return [data].filter(isRow);
	const isList = subject === queryKeys.posts[0] && typeof data === 'object' && data !== null;
	return isList && 'posts' in data && Array.isArray(data.posts) ? data.posts.filter(isRow) : [];
}

/** Calls back once the desk has read later revisions of all these posts. The returned function ends that. */
export function onceAllChanged(
	queryClient: QueryClient,
	revisions: ReadonlyMap<string, number>,
	onAll: () => void,
): () => void {
	const left = new Map(revisions);
	const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
		if (type !== 'updated') return;
		for (const { id, revision } of rowsOf(query))
			if (revision > (left.get(id) ?? revision)) left.delete(id);
		if (left.size > 0) return;
		stop();
		onAll();
	});
	return stop;
}
