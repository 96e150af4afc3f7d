/** A block of code; its marks are longer than any in it. */
export function fence(code: string, language: string): string {
	const runs = [...code.matchAll(/`{3,}/g)].map(([run]) => run.length);
	const marks = '`'.repeat(Math.max(2, ...runs) + 1);
	const lines = code.replace(/^[^\S\n]*\n/, '').trimEnd();
	return `${marks}${/^[\w+#.-]+$/.test(language) ? language : ''}\n${lines}\n${marks}`;
}
