import type { VisitKind } from './visit-kinds.ts';

/** What one reader's mark of a day tells. */
export interface VisitEvent {
	slug: string;
	reader: string;
	kind: VisitKind;
}

export interface VisitCount {
	post_id: string;
	kind: VisitKind;
	count: number;
}

/** Of a reader who came by two addresses of a post, the first source counts. */
function countReaders(marks: VisitEvent[]): Map<VisitKind, number> {
	const seen = new Set<string>();
	const counts = new Map<VisitKind, number>();
	const viewers = new Set(marks.filter(({ kind }) => kind === 'view').map(({ reader }) => reader));
	for (const { reader, kind } of marks) {
		const once = `${reader} ${kind.startsWith('from-') ? 'from' : kind}`;
		if (!viewers.has(reader) || seen.has(once)) continue;
		seen.add(once);
		counts.set(kind, (counts.get(kind) ?? 0) + 1);
	}
	return counts;
}

/** A day's counts. Each reader counts once per post and kind, and only with a view, so that no kind exceeds the views. */
export function countVisitEvents(
	marks: VisitEvent[],
	postOf: ReadonlyMap<string, string>,
): VisitCount[] {
	const byPost = Map.groupBy(marks, ({ slug }) => postOf.get(slug));
	return [...byPost].flatMap(([post_id, ofPost]) =>
		post_id === undefined
			? []
			: [...countReaders(ofPost)].map(([kind, count]) => ({ post_id, kind, count })),
	);
}

/** What one reader's mark of a day tells. */
export interface SearchEvent {
	text: string;
	/** The minute of the day. */
	minute: number;
	results: number;
}

export interface SearchCount {
	query: string;
	times: number;
	results: number;
}

/** A day's texts, each with its readers and with what the last of them found. */
export function countSearches(marks: SearchEvent[]): SearchCount[] {
	return [...Map.groupBy(marks, ({ text }) => text)].map(([query, asked]) => ({
		query,
		times: asked.length,
		results: asked.reduce((last, mark) => (mark.minute >= last.minute ? mark : last)).results,
	}));
}
