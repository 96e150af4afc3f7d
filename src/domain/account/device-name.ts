/** The first match wins, because most browsers name others too. */
const browsers: readonly [pattern: RegExp, name: string][] = [
	[/\bEdgA?\//, 'Edge'],
	[/\bOPR\//, 'Opera'],
	[/\bSamsungBrowser\//, 'Samsung Internet'],
	[/\bFirefox\/|\bFxiOS\//, 'Firefox'],
	[/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
	[/\bSafari\//, 'Safari'],
];
const systems: readonly [pattern: RegExp, name: string][] = [
	[/\biPhone\b/, 'iPhone'],
	[/\biPad\b/, 'iPad'],
	[/\bAndroid\b/, 'Android'],
	[/\bWindows\b/, 'Windows'],
	[/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
	[/\bCrOS\b/, 'ChromeOS'],
	[/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly [RegExp, string][], text: string) =>
	list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Names a device in its owner's terms, from its user agent.
 * @example describeDevice('Mozilla/5.0 (X11; Linux x86_64) … Firefox/140.0') → 'Firefox, Linux'
 */
export function describeDevice(userAgent: string): string {
	const browser = nameIn(browsers, userAgent);
	if (browser === undefined) return 'Um programa';
	return [browser, nameIn(systems, userAgent)].filter(Boolean).join(', ');
}
