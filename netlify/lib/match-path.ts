/**
 * Extracts the `:names` of an endpoint from a path; undefined when it does not match.
 * @example matchPath('auth/factors/:id', '/api/auth/factors/7') → { id: '7' }
 */
export function matchPath(name: string, pathname: string): Record<string, string> | undefined {
	const wanted = `/api/${name}`.split('/');
	const given = pathname.split('/');
	if (wanted.length !== given.length) return undefined;
	const found: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const value = given[index] ?? '';
		if (part.startsWith(':') && value !== '') found[part.slice(1)] = value;
		else if (part !== value) return undefined;
	}
	return found;
}
