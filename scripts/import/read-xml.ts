import { SaxesParser } from 'saxes';
import { ImportError } from './import-error.ts';

const bare = /<!\[CDATA\[|<!--|&(?!(?:#\d+|#x[\da-f]+|[a-z][\w.-]*);)/gi;
/** Of an entity's name and of a mark, so that no more than this is held back. */
const longest = 40;

/** Makes text of each `&` that begins no entity, as plugins write it in titles; sections and comments stay as they are. */
export class AmpersandEscaper {
	#rest = '';
	#closing: ']]>' | '-->' | undefined;

	read(text: string, isLast: boolean): string {
		this.#rest += text;
		let written = '';
		for (;;) {
			const closing = this.#closing;
			if (closing) {
				const at = this.#rest.indexOf(closing);
				if (at < 0) return written + this.#take(isLast ? 0 : closing.length - 1);
				written += this.#take(this.#rest.length - at - closing.length);
				this.#closing = undefined;
			}
			const part = this.#take(isLast ? 0 : this.#countUnsure());
			written += this.#escape(part);
			if (!this.#closing) return written;
		}
	}

	/** Up to the next section or comment; what follows it is left for later. */
	#escape(part: string): string {
		let written = '';
		let from = 0;
		for (const { 0: mark, index } of part.matchAll(bare)) {
			if (mark === '&') {
				written += `${part.slice(from, index)}&amp;`;
				from = index + 1;
				continue;
			}
			this.#closing = mark === '<!--' ? '-->' : ']]>';
			const end = index + mark.length;
			this.#rest = part.slice(end) + this.#rest;
			return written + part.slice(from, end);
		}
		return written + part.slice(from);
	}

	/** The letters at the end that may begin a mark. */
	#countUnsure(): number {
		const tail = this.#rest.slice(-longest);
		const at = Math.max(tail.lastIndexOf('&'), tail.lastIndexOf('<'));
		return at < 0 ? 0 : tail.length - at;
	}

	/** All but the last `kept` letters. */
	#take(kept: number): string {
		const length = Math.max(0, this.#rest.length - kept);
		const taken = this.#rest.slice(0, length);
		this.#rest = this.#rest.slice(length);
		return taken;
	}
}

const reasons: readonly (readonly [message: RegExp, reason: string])[] = [
	[
		/XML declaration|version number|(?:encoding|standalone) value|instruction|anywhere in/,
		'a declaração <?xml …?> não está certa, ou não está no começo',
	],
	[/in (?:opening )?tag|tag name/, 'há um "<" que não abre um elemento'],
	[/duplicate attribute/, 'um atributo está duas vezes'],
	[/attribute|value required|must be quoted|whitespace required/, 'um atributo está incorreto'],
	[/comment/, 'um comentário está incorreto'],
	[/"\]\]>"/, 'há um "]]>" que não fecha nada'],
	[/disallowed character/, 'há um caractere que não pode estar ali'],
];

/** The parser's message in words; `closed` is the element that the parser closed last, which had no end of its own. */
function explainXml(message: string, closed: string, isOver: boolean): string {
	const [, name] = /unclosed tag: (\S+)/.exec(message) ?? [];
	if (name) return `o arquivo acaba no meio, antes de </${name}>`;
	if (/outside of root|only one root/.test(message)) return 'há algo fora do elemento principal';
	if (isOver) return 'o arquivo acaba no meio';
	if (/clos(?:e|ing) tag/.test(message)) {
		return /unexpected/.test(message)
			? `falta </${closed}> antes disto`
			: 'fecha um elemento que não está aberto';
	}
	return reasons.find(([pattern]) => pattern.test(message))?.[1] ?? 'a sintaxe não é a de XML';
}

export interface XmlHandlers {
	/** `path` ends with the element being opened. */
	open: (path: readonly string[], attributes: Record<string, string>, line: number) => void;
	text: (text: string) => void;
	close: (path: readonly string[]) => void;
}

/** Maximum characters between two tags: the parser buffers them, and an endless file must not exhaust memory. */
const longestText = 16 * 1024 * 1024;
const deepest = 100;
/** Ignored errors: unknown entities stay in the text, as a browser would show them. */
const harmless = /entity|character reference/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: plugins leave these in exports, and XML forbids them.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function findEncoding(start: Uint8Array): string {
	const [first, second] = start;
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	const head = new TextDecoder('latin1').decode(start.subarray(0, 200));
	return /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}

function openDecoder(start: Uint8Array): TextDecoder {
	const encoding = findEncoding(start);
	try {
		return new TextDecoder(encoding, { fatal: true });
	} catch {
		throw new ImportError(`A codificação "${encoding}" não é conhecida. Salve o arquivo em UTF-8.`);
	}
}

/** The parser with its limits; anything that is not XML ends the import with its line number. */
function openParser(handlers: XmlHandlers) {
	const parser = new SaxesParser();
	const path: string[] = [];
	const state = { isOver: false, fed: 0, seen: 0, linesBefore: 0, closed: '' };
	const line = () => parser.line + state.linesBefore;
	const place = () => `linha ${line()}, coluna ${parser.column + 1}`;
	const see = () => {
		state.seen = state.fed;
	};
	parser.on('error', ({ message }) => {
		if (harmless.test(message)) return;
		const reason = explainXml(message, state.closed, state.isOver);
		throw new ImportError(`XML incorreto (${place()}): ${reason}.`);
	});
	parser.on('doctype', () => {
		throw new ImportError(`O arquivo traz um DTD (${place()}), que nenhum blog exporta: recusado.`);
	});
	parser.on('comment', see);
	parser.on('processinginstruction', see);
	parser.on('opentag', ({ name, attributes }) => {
		see();
		if (path.push(name) > deepest) {
			throw new ImportError(`Mais de ${deepest} elementos um dentro do outro (${place()}).`);
		}
		handlers.open(path, attributes, line());
	});
	for (const event of ['text', 'cdata'] as const) {
		parser.on(event, (text) => {
			see();
			handlers.text(text);
		});
	}
	parser.on('closetag', () => {
		see();
		handlers.close(path);
		state.closed = path.pop() ?? '';
	});
	return { parser, state, place };
}

/** Reads XML in chunks, in constant memory. */
export async function* readXml(
	chunks: AsyncIterable<Uint8Array>,
	handlers: XmlHandlers,
): AsyncGenerator<void> {
	const { parser, state, place } = openParser(handlers);
	let decoder: TextDecoder | undefined;
	const escaper = new AmpersandEscaper();
	let hasBegun = false;
	/** A line or a mark before the declaration is no part of it. */
	const begin = (text: string) => {
		const [before = ''] = /^\s*/.exec(text) ?? [];
		state.linesBefore += before.split('\n').length - 1;
		hasBegun = before.length < text.length;
		return text.slice(before.length);
	};
	const feed = (given: string) => {
		const text = hasBegun ? given : begin(given);
		state.fed += text.length;
		parser.write(escaper.read(text.replace(forbidden, ''), state.isOver));
		if (state.fed - state.seen > longestText) {
			throw new ImportError(`Um texto passa de 16 MB (${place()}).`);
		}
	};
	try {
		for await (const chunk of chunks) {
			decoder ??= openDecoder(chunk);
			feed(decoder.decode(chunk, { stream: true }));
			yield;
		}
		state.isOver = true;
		feed(decoder?.decode() ?? '');
		parser.close();
		yield;
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new ImportError(`Há bytes que não são texto perto da ${place()}.`, { cause: error });
	}
}
