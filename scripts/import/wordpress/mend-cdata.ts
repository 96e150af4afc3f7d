const start = '<![CDATA[';
const end = ']]>';
/** Of a tag, so that no more than this is held back. */
const longest = 500;
const openingTag = /<([\w:.-]+)(?:\s[^<>]*)?>\s*$/;

/** Text is read as Latin-1, which changes no byte; all marks are ASCII. */
class CdataMender {
	#rest = '';
	#seen = '';
	#closing: RegExp | undefined;

	read(text: string, isLast: boolean): string {
		const written: string[] = [];
		this.#rest += text;
		for (let part = this.#step(isLast); part !== undefined; part = this.#step(isLast)) {
			written.push(part);
			this.#seen = (this.#seen + part).slice(-longest);
		}
		return written.join('');
	}

	/** The text up to the next mark; undefined when the next step needs more text. */
	#step(isLast: boolean): string | undefined {
		const mark = this.#closing ? end : start;
		const at = this.#rest.indexOf(mark);
		if (at < 0) return this.#take(isLast ? this.#rest.length : this.#rest.length - mark.length + 1);
		if (!this.#closing) {
			const [, name] = openingTag.exec(this.#seen + this.#rest.slice(0, at)) ?? [];
			this.#closing = name ? new RegExp(`^\\s*</${name}\\s*>`) : /^/;
			return this.#take(at + mark.length);
		}
		const after = this.#rest.slice(at + mark.length, at + mark.length + longest);
		if (after.length < longest && !isLast) return this.#take(at);
		if (after.startsWith(start)) return this.#take(at + mark.length + start.length);
		if (!this.#closing.test(after))
			return `${this.#take(at + mark.length)?.slice(0, -1)}]]><![CDATA[>`;
		this.#closing = undefined;
		return this.#take(at + mark.length);
	}

	#take(length: number): string | undefined {
		if (length <= 0) return undefined;
		const taken = this.#rest.slice(0, length);
		this.#rest = this.#rest.slice(length);
		return taken;
	}
}

/**
 * WordPress before 3.5 wrote an article's own `]]>`, such as an advertisement's script has, as it is. Only the one
 * before the element's closing tag is meant as the end.
 */
export async function* mendCdata(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	const mender = new CdataMender();
	for await (const chunk of chunks) {
		yield Buffer.from(mender.read(Buffer.from(chunk).toString('latin1'), false), 'latin1');
	}
	yield Buffer.from(mender.read('', true), 'latin1');
}
