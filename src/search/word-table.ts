import { listSignedRuns, listWords } from '#domain/search-match';
import { intricate, judgeLetter, separator } from './letter-table.ts';

/**
 * Numbers the words of many texts. It finds the same words as `listWords` and `listSignedRuns` but creates each string
 * only once, which on ten thousand posts takes a tenth of the time.
 */
export class WordTable {
	/** The words by number. */
	readonly words: string[] = [];
	#letters = new Uint16Array(1 << 16);
	#starts = [0];
	#slots = new Int32Array(1 << 14).fill(-1);
	/** For each word, the number of the last text that contained it. */
	#lastText: number[] = [];
	#text = 0;
	#found: number[] = [];
	/** Larger than any text (`limits.contentBytes`). */
	readonly #buffer = new Uint16Array(1 << 20);

	/** The word numbers of a text, each once, line by line. */
	listNumbers(text: string): Uint32Array {
		this.#text++;
		this.#found.length = 0;
		for (const line of text.split('\n')) {
			if (!this.#readLine(line)) for (const word of listWords(line)) this.#addWord(word);
			for (const run of listSignedRuns(line)) this.#addWord(run);
		}
		return Uint32Array.from(this.#found);
	}

	/** Refills an empty table with known words; the first one gets number 0. */
	restore(words: readonly string[]): void {
		for (const word of words) this.#addWord(word);
	}

	/** Returns false when a character needs the slow path; words added until then stay valid. */
	#readLine(line: string): boolean {
		const letters = this.#buffer;
		let length = 0;
		let hash = 0;
		for (let at = 0; at < line.length; at++) {
			const letter = judgeLetter(line.charCodeAt(at));
			if (letter > intricate) {
				letters[length++] = letter;
				hash = nextHash(hash, letter);
			} else if (letter === intricate) {
				return false;
			} else if (letter === separator && length > 0) {
				this.#add(length, hash);
				length = 0;
				hash = 0;
			}
		}
		if (length > 0) this.#add(length, hash);
		return true;
	}

	#addWord(word: string): void {
		let hash = 0;
		for (let at = 0; at < word.length; at++) {
			const letter = word.charCodeAt(at);
			this.#buffer[at] = letter;
			hash = nextHash(hash, letter);
		}
		this.#add(word.length, hash);
	}

	/** Adds the word at the start of the buffer. */
	#add(length: number, hash: number): void {
		const number = this.#numberOf(length, hash);
		if (this.#lastText[number] === this.#text) return;
		this.#lastText[number] = this.#text;
		this.#found.push(number);
	}

	#numberOf(length: number, hash: number): number {
		let slot = this.#slotOf(hash);
		for (;;) {
			const number = this.#slots[slot] as number;
			if (number < 0) return this.#insert(slot, length);
			if (this.#isWord(number, length)) return number;
			slot = (slot + 1) & (this.#slots.length - 1);
		}
	}

	#slotOf(hash: number): number {
		return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
	}

	#isWord(number: number, length: number): boolean {
		const start = this.#starts[number] as number;
		if ((this.#starts[number + 1] as number) - start !== length) return false;
		const known = this.#letters;
		const sought = this.#buffer;
		for (let at = 0; at < length; at++) if (known[start + at] !== sought[at]) return false;
		return true;
	}

	#insert(slot: number, length: number): number {
		const number = this.words.length;
		const start = this.#starts[number] as number;
		this.#reserve(start + length);
		this.#letters.set(this.#buffer.subarray(0, length), start);
		this.#starts.push(start + length);
		this.#lastText.push(0);
		this.words.push(decode(this.#buffer.subarray(0, length)));
		this.#slots[slot] = number;
		if (this.words.length * 2 > this.#slots.length) this.#grow();
		return number;
	}

	#reserve(length: number): void {
		if (length <= this.#letters.length) return;
		const larger = new Uint16Array(Math.max(length, this.#letters.length * 2));
		larger.set(this.#letters);
		this.#letters = larger;
	}

	#grow(): void {
		this.#slots = new Int32Array(this.#slots.length * 2).fill(-1);
		for (let number = 0; number < this.words.length; number++) {
			let hash = 0;
			for (
				let at = this.#starts[number] as number;
				at < (this.#starts[number + 1] as number);
				at++
			) {
				hash = nextHash(hash, this.#letters[at] as number);
			}
			let slot = this.#slotOf(hash);
			while ((this.#slots[slot] as number) >= 0) slot = (slot + 1) & (this.#slots.length - 1);
			this.#slots[slot] = number;
		}
	}
}

/** FNV-1a. */
const nextHash = (hash: number, letter: number) => Math.imul(hash ^ letter, 0x01000193);

function decode(letters: Uint16Array): string {
	const mostArguments = 4096;
	let word = '';
	for (let at = 0; at < letters.length; at += mostArguments) {
		word += String.fromCharCode(...letters.subarray(at, at + mostArguments));
	}
	return word;
}
