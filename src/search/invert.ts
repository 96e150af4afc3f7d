/** Converts the word numbers of each post to the ascending posts of each word. */
export function invertWords(
	words: readonly string[],
	numbersOf: readonly Uint32Array[],
): Map<string, Uint32Array> {
	const ends = new Uint32Array(words.length + 1);
	for (const numbers of numbersOf) {
		for (const word of numbers) ends[word] = (ends[word] as number) + 1;
	}
	let total = 0;
	for (let word = 0; word <= words.length; word++) {
		const count = ends[word] as number;
		ends[word] = total;
		total += count;
	}
	const posts = new Uint32Array(total);
	numbersOf.forEach((numbers, post) => {
		for (const word of numbers) {
			const at = ends[word] as number;
			posts[at] = post;
			ends[word] = at + 1;
		}
	});
	const postsOf = new Map<string, Uint32Array>();
	words.forEach((word, number) => {
		const start = ends[number - 1] ?? 0;
		const end = ends[number] as number;
		if (end > start) postsOf.set(word, posts.subarray(start, end));
	});
	return postsOf;
}

/** Converts the keys of each post to the ascending posts of each key. */
export function invertKeys(keysOf: readonly string[][]): Map<string, number[]> {
	const postsOf = new Map<string, number[]>();
	keysOf.forEach((keys, post) => {
		for (const key of keys) {
			const posts = postsOf.get(key);
			if (posts) posts.push(post);
			else postsOf.set(key, [post]);
		}
	});
	return postsOf;
}
