/** How deep elements may be nested; deeper tags are removed, their text stays. */
const deepest = 200;
/** Elements without an end tag, or closed by the next one of their kind. */
const uncounted =
	'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|option|thead|tbody|tfoot';
const countedTag = new RegExp(
	`<(/?)(?!(?:${uncounted})[\\s/>])[a-z][a-z0-9-]*(?=[\\s/>])[^<>]*>`,
	'gi',
);

/** Limits how deep the HTML is nested, in one pass, so that no parser has to recurse arbitrarily deep. */
export function limitDepth(html: string): string {
	let depth = 0;
	let dropped = 0;
	return html.replace(countedTag, (whole, slash: string) => {
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
