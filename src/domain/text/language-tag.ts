const longest = 35;

/** A valid language tag (BCP 47) in its usual spelling: `en`, `pt-PT`, `zh-Hant`. */
export function languageTag(text: string | undefined): string | undefined {
	const tag = text?.trim() ?? '';
	if (tag.length > longest || !/^[a-z]{2,3}(?:-|$)/i.test(tag)) return undefined;
	try {
		return Intl.getCanonicalLocales(tag)[0];
	} catch {
		return undefined;
	}
}
