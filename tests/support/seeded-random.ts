/** The same numbers for the same seed (mulberry32), so that a generated corpus is identical everywhere. */
export class SeededRandom {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 (inclusive) to 1 (exclusive). */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** A whole number from 0 to the limit (exclusive). */
	below(limit: number): number {
		return Math.floor(this.next() * limit);
	}

	pick<T>(items: readonly T[]): T {
		return items[this.below(items.length)] as T;
	}

	/** Like `pick`, but the first ones far more often than the last, as with words in a language. */
	zipf<T>(items: readonly T[]): T {
		const rank = Math.floor(items.length ** this.next()) - 1;
		return items[Math.min(rank, items.length - 1)] as T;
	}
}
