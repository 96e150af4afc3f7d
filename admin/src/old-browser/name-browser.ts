/** The first match wins, because most browsers name others too. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
	[/\bEdg(?:A|iOS)?\/([\d.]+)/, 'Edge'],
	[/\bOPR\/([\d.]+)/, 'Opera'],
	[/\bSamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
	[/\b(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
	[/\b(?:Headless)?(?:Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
	[/\bVersion\/([\d.]+).*\bSafari\//, 'Safari'],
];

const short = (version: string) => version.split('.').slice(0, 2).join('.').replace(/\.0$/, '');

/**
 * The browser and its version.
 * @example nameBrowser('Mozilla/5.0 (…) Version/16.6 Safari/605.1.15') → 'Safari 16.6'
 */
export function nameBrowser(userAgent: string): string | undefined {
	for (const [pattern, name] of browsers) {
		const found = pattern.exec(userAgent);
		if (found?.[1]) return `${name} ${short(found[1])}`;
	}
	return undefined;
}
