import type { SeededRandom } from '../seeded-random.ts';
import { browsers } from './agents.ts';
import type { Reader } from './visit-call.ts';

/** An address that no other reader has. */
const addressAt = (index: number): string =>
	index % 5 === 0
		? `2001:db8:${(index >> 12).toString(16)}:${(index & 0xfff).toString(16)}::7`
		: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** Most addresses have one browser, homes a few, offices up to fourteen. */
function browsersAt(random: SeededRandom): number {
	const share = random.next();
	if (share < 0.7) return 1;
	if (share < 0.9) return 2;
	return share < 0.98 ? 3 + random.below(2) : 8 + random.below(7);
}

/** Gives out readers, each at an address of its own or beside others. */
export class Readers {
	readonly #random: SeededRandom;
	#addresses = 0;

	constructor(random: SeededRandom) {
		this.#random = random;
	}

	/** Somebody at an address where nobody was before. */
	newReader(agent = this.#random.pick(browsers)): Reader {
		this.#addresses += 1;
		return { ip: addressAt(this.#addresses), agent };
	}

	/** All readers at a new address. */
	newAddress(): Reader[] {
		const { ip } = this.newReader();
		const first = this.#random.below(browsers.length);
		return Array.from({ length: browsersAt(this.#random) }, (_, index) => ({
			ip,
			// Seven is no divisor of the number of browsers, so that these differ.
			agent: browsers[(first + 7 * index) % browsers.length] ?? '',
		}));
	}
}
