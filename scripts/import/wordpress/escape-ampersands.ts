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
