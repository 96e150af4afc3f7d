/** Elements within elements that are kept; further tags are left out, their text stays. */
const deepest = 200;
const tag = /<(\/?)([a-z][a-z0-9-]*)(?=[\s/>])[^<>]*>/gi;
/** Without an end of their own, or closed by the next of their kind. */
const uncounted = new Set(
	'area base br col embed hr img input link meta source track wbr p li td th tr dt dd option thead tbody tfoot'.split(
		' ',
	),
);

/** HTML that no parser has to go arbitrarily deep for, in one pass. */
export function limitDepth(html: string): string {
	let depth = 0;
	let dropped = 0;
	return html.replace(tag, (whole, slash: string, name: string) => {
		if (uncounted.has(name.toLowerCase())) return whole;
		if (slash === '') {
			if (depth < deepest) depth += 1;
			else dropped += 1;
			return dropped > 0 ? '' : whole;
		}
		if (dropped > 0) {
			dropped -= 1;
			return '';
		}
		depth = Math.max(0, depth - 1);
		return whole;
	});
}
