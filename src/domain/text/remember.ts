/**
 * Memoises a function of a text for the first `most` different texts: a site has few categories, tags and days, and
 * every card asks for its own.
 */
/* @__NO_SIDE_EFFECTS__ */ // Bundles that never ask drop it, and the formats that it would use.
export function remember<Answer>(
	answer: (text: string) => Answer,
	most: number,
): (text: string) => Answer {
	const known = new Map<string, Answer>();
	return (text) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		const made = answer(text);
		if (known.size < most) known.set(text, made);
		return made;
	};
}
