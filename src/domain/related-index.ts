/**
 * Posts by the features they have, places counted from the newest. A list that is longer than
 * `longList` counts only through its newest members and through the lists of its further features,
 * so that what one post costs does not grow with the blog. The result is exact while the list is longer
 * than what a page shows with the post itself (4 + 3 + 1): its newest members score as well as older ones.
 */
const longList = 12;
/** Lists that one query may open: twenty tags have a million subsets. */
const mostLists = 160;

interface FeatureList {
	places: number[];
	/** The members that have one more feature, made when first asked for. */
	further: Map<number, FeatureList>;
}

export interface FeatureIndex {
	/** Places that can be among the best for the features of this place, itself too; each once. */
	listCandidates(place: number): number[];
	/** The features of each place, by the number of their name. */
	features: readonly (readonly number[])[];
	/** Names by number, in the order in which they first appear. */
	names: readonly string[];
	/** Places looked at so far. */
	examined(): number;
}

/** An inverted index over posts given newest first, each as its features. */
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
	/** The query that found a place last: cheaper than a set for each query. */
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
		// Breadth first: should the bound be reached, the most shared features were still narrowed evenly.
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
