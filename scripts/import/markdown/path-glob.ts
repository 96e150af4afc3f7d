const parts: Record<string, string> = {
	'**': '.*',
	'*': '[^/]*',
	'?': '[^/]',
	'{': '(?:',
	'}': ')',
};

/** A pattern of paths, as in `/posts/{2019,2020}/**`, and what lies below if that is asked for. */
export function readGlob(glob: string, ending = '$'): RegExp {
	let depth = 0;
	const source = glob.replace(/\*\*|[*?{},]|[.+^$()|[\]\\]/g, (mark) => {
		if (mark === '{') depth += 1;
		if (mark === '}') depth -= 1;
		if (mark === ',') return depth > 0 ? '|' : ',';
		return parts[mark] ?? `\\${mark}`;
	});
	return depth === 0 ? new RegExp(`^${source}${ending}`, 'i') : /(?!)/;
}
