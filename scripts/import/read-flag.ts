/** YAML 1.1's words, in any case, and Portuguese ones. */
const yes = /^(?:true|yes|y|on|1|sim|s|verdadeiro)$/;
const no = /^(?:false|no|n|off|0|nao|falso)$/;

/** Lower case, without accents. */
export const foldWord = (value: unknown): string =>
	String(value ?? '')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.trim()
		.toLowerCase();

/** What a field says as one word: without quotes and a remark, which stay where a header is read line by line. */
export function plainWord(value: unknown): string {
	if (Array.isArray(value)) return value.map(plainWord).join(', ');
	if (typeof value === 'object' && value !== null) return JSON.stringify(value);
	const [, , quoted] = /^\s*(["'])(.*?)\1\s*(?:#.*)?$/s.exec(String(value ?? '')) ?? [];
	const word = (quoted ?? String(value ?? '').replace(/(?:^|\s)#.*$/s, '')).trim();
	return /^(?:~|null|nil|undefined)$/i.test(word) ? '' : word;
}

/** The one reading of yes and no, whatever tool and syntax wrote it; undefined for any other word. */
export function readFlag(value: unknown): boolean | undefined {
	const word = foldWord(plainWord(value));
	return yes.test(word) ? true : no.test(word) ? false : undefined;
}
