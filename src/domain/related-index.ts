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
	places: readonly number[];
	/** The members that have one more feature, made when first asked for. */
	further: Map<string, FeatureList>;
}

export interface FeatureIndex {
	/** Places that can be among the best for these features; each once. */
	listCandidates(features: readonly string[]): number[];
	countShared(place: number, features: readonly string[]): { category: boolean; tags: number };
	/** Places looked at so far. */
	examined(): number;
}

/** An inverted index over posts given newest first, each as its features. */
export function indexFeatures(featuresByPlace: readonly (readonly string[])[]): FeatureIndex {
	const sets = featuresByPlace.map((features) => new Set(features));
	const root: FeatureList = { places: sets.map((_, place) => place), further: new Map() };
	for (const [place, features] of featuresByPlace.entries()) {
		for (const feature of features) {
			const list = root.further.get(feature);
			if (list) (list.places as number[]).push(place);
			else root.further.set(feature, { places: [place], further: new Map() });
		}
	}
	const empty: FeatureList = { places: [], further: new Map() };
	let examined = 0;

	const narrow = (list: FeatureList, feature: string): FeatureList => {
		if (list === root) return root.further.get(feature) ?? empty;
		let further = list.further.get(feature);
		if (!further) {
			examined += list.places.length;
			further = {
				places: list.places.filter((place) => sets[place]?.has(feature)),
				further: new Map(),
			};
			list.further.set(feature, further);
		}
		return further;
	};

	return {
		listCandidates(features) {
			const found = new Set<number>();
			let lists = 0;
			// Breadth first: should the bound be reached, the most shared features were still narrowed evenly.
			const queue: { list: FeatureList; next: number }[] = [{ list: root, next: 0 }];
			for (let step = queue.shift(); step && lists < mostLists; step = queue.shift()) {
				lists += 1;
				const newest = step.list.places.slice(0, longList);
				for (const place of newest) found.add(place);
				examined += newest.length;
				if (step.list.places.length <= longList) continue;
				for (let at = step.next; at < features.length; at += 1) {
					queue.push({ list: narrow(step.list, features[at] as string), next: at + 1 });
				}
			}
			return [...found];
		},
		countShared(place, features) {
			const own = sets[place];
			const shared = features.filter((feature) => own?.has(feature));
			const category = shared[0]?.startsWith('c:') ?? false;
			return { category, tags: shared.length - (category ? 1 : 0) };
		},
		examined: () => examined,
	};
}
