import { ImportError } from './import-error.ts';

/** Where V8 stopped, in words: its message contains a position or the surrounding text. */
function explain(message: string): string {
	const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
	const [, near] = /^Unexpected token .+?, (.+) is not valid JSON$/s.exec(message) ?? [];
	const place = line ? `linha ${line}, coluna ${column}` : '';
	if (near) return `perto de ${near.replaceAll('\n', ' ')}`;
	if (!/^Unexpected end|^Unterminated/.test(message)) return place || message;
	return ['o arquivo acaba no meio', place].filter((part) => part).join(', ');
}

/** Throws an `ImportError` that says where the text stops being valid JSON. */
export function parseJson(text: string, name: string): unknown {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ''));
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new ImportError(`${name} não é JSON correto (${explain(reason)}).`, { cause: error });
	}
}
