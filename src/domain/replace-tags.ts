/** Writes `tag` in place of these names, once; null removes them. The order of the others stays. */
export function replaceTags(
	tags: readonly string[],
	names: ReadonlySet<string>,
	tag: string | null,
): string[] {
	const replaced = tags.flatMap((name) => (names.has(name) ? (tag ?? []) : name));
	return [...new Set(replaced)];
}

/** Takes the step from `before` to `after` back, and keeps what has changed since. */
export function restoreTags(
	now: readonly string[],
	before: readonly string[],
	after: readonly string[],
): string[] {
	const isUntouched = now.length === after.length && now.every((name, at) => name === after[at]);
	if (isUntouched) return [...before];
	const stayed = now.filter((name) => !after.includes(name) || before.includes(name));
	const returning = before.filter((name) => !after.includes(name));
	return [...new Set([...stayed, ...returning])];
}
