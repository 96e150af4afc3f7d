import { limits } from '#config/limits';

/** The posts with most views, in this order; none where fewer than five have enough. */
export function pickMostRead<Post extends { id: string }>(
	posts: readonly Post[],
	ids: readonly string[],
): Post[] {
	const places = new Map(ids.map((id, place) => [id, place]));
	const found = posts.filter(({ id }) => places.has(id));
	if (found.length < limits.mostRead) return [];
	const placeOf = ({ id }: Post) => places.get(id) ?? 0;
	return found.toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, limits.mostRead);
}
