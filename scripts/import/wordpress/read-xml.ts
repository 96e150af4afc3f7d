import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error.ts';
import { AmpersandEscaper } from './escape-ampersands.ts';
import { explainXml } from './explain-xml.ts';

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
