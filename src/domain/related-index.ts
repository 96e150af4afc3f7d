/**
 * Lists posts by feature, with positions counted from the newest. A list longer than `longList` contributes only its
 * newest members and the sublists of the post's other features, so that the cost per post does not grow with the blog.
 * The result stays exact as long as `longList` exceeds what a page shows plus the post itself (4 + 3 + 1), because the
 * newest members score at least as well as older ones.
 */
const longList = 12;
/** How many lists one query may open: twenty tags have a million subsets. */
const mostLists = 160;

interface FeatureList {
	places: number[];
	/** The members that also have another feature, built on first use. */
	further: Map<number, FeatureList>;
}

export interface FeatureIndex {
	/** Positions that can score best for this position's features, including itself; each once. */
	listCandidates(place: number): number[];
	/** The features of each position, as indices into `names`. */
	features: readonly (readonly number[])[];
	/** Feature names in the order of first appearance. */
	names: readonly string[];
	/** How many positions were examined so far. */
	examined(): number;
}

/** Builds an inverted index over the features of posts, newest first. */
export function indexFeatures(namesByPlace: readonly (readonly string[])[]): FeatureIndex {
	const numbers = new Map<string, number>();
	const numberOf = (name: string) => {
		const number = numbers.get(name) ?? numbers.size;
		numbers.set(name, number);
		return number;
	};
	const features = namesByPlace.map((names) => names.map(numberOf));
	const newList = (places: number[]): FeatureList => ({ places, further: new Map() });
	const root = newList(features.map((_, place) => place));
	for (const [place, own] of features.entries()) {
		for (const feature of own) {
			const list = root.further.get(feature);
			if (list) list.places.push(place);
			else root.further.set(feature, newList([place]));
		}
	}
	let examined = 0;
	/** The last query that found each position: cheaper than a set for each query. */
	const foundIn = new Uint32Array(features.length);
	let query = 0;

	const narrow = (list: FeatureList, feature: number): FeatureList => {
		let further = list.further.get(feature);
		if (!further) {
			examined += list.places.length;
			further = newList(list.places.filter((place) => features[place]?.includes(feature)));
			list.further.set(feature, further);
		}
		return further;
	};

	function listCandidates(place: number): number[] {
		const own = features[place] ?? [];
		const found: number[] = [];
		query += 1;
		// Breadth first: if the limit is reached, all features have been narrowed equally.
		const queue: { list: FeatureList; next: number }[] = [{ list: root, next: 0 }];
		for (let at = 0; at < queue.length && at < mostLists; at += 1) {
			const { list, next } = queue[at] as (typeof queue)[number];
			const newest = Math.min(list.places.length, longList);
			for (let index = 0; index < newest; index += 1) {
				const candidate = list.places[index] as number;
				if (foundIn[candidate] === query) continue;
				foundIn[candidate] = query;
				found.push(candidate);
			}
			examined += newest;
			if (list.places.length <= longList) continue;
			for (let index = next; index < own.length; index += 1) {
				queue.push({ list: narrow(list, own[index] as number), next: index + 1 });
			}
		}
		return found;
	}

	return { listCandidates, features, names: [...numbers.keys()], examined: () => examined };
}
