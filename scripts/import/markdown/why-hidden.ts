import { isRecord } from './front-matter.ts';

type Fields = Record<string, unknown>;

export const isTrue = (value: unknown): boolean => /^(?:true|yes)$/i.test(String(value ?? ''));

/** Hugo's `build` says whether a page has an address of its own, and is listed. */
function whyNotBuilt({ build, _build = build }: Fields): string | undefined {
	if (!isRecord(_build)) return undefined;
	const isOff = (name: string) => /^(?:never|false|link|local)$/i.test(String(_build[name] ?? ''));
	if (isOff('render')) return 'sem página própria no site antigo';
	return isOff('list') ? 'fora das listas do site antigo' : undefined;
}

/** Why readers of the old site did not find an article that its tool does not call a draft. */
export function whyHidden(fields: Fields): string | undefined {
	if (isTrue(fields['headless'])) return 'parte de outra página';
	if (fields['permalink'] === false) return 'sem página própria no site antigo';
	if (isTrue(fields['unlisted']) || isTrue(fields['hidden']))
		return 'fora das listas do site antigo';
	const status = String(fields['status'] ?? '');
	if (/^(?:hidden|private|skip)$/i.test(status)) return `estado "${status}"`;
	return whyNotBuilt(fields);
}
