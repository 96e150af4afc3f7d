import type { Endpoint, InputOf } from '#contract/endpoint';

/** What a signed-in editor calls. */
export interface BenchDesk {
	call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<unknown>;
	close: () => Promise<void>;
}
