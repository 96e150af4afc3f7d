import { isUnreachable } from '../api/api-error.ts';

/** A network may be back without the browser saying so. */
const againMs = 3_000;

export interface Part<Code> {
	/** Asks for it, unless it has come or is on its way. */
	load: () => Promise<Code>;
	/** What has come. */
	now: () => Code | undefined;
	/**
	 * Calls `act` with it, now where it has come. Until then, and until the returned function is called, it is asked for
	 * every three seconds and when the network is back; `onFailed` hears of it once. Code that breaks is not asked again.
	 */
	use: (act: (code: Code) => void, onFailed?: (error: unknown) => void) => () => void;
}

/** Code that comes when it is first wanted; what waits for it is done in its order. */
export function onDemand<Code>(ask: () => Promise<Code>): Part<Code> {
	let come: { code: Code } | undefined;
	let coming: Promise<Code> | undefined;
	const waiting = new Set<{ act: (code: Code) => void; fail: (error: unknown) => void }>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const load = (): Promise<Code> => {
		coming ??= ask().then(
			(code) => {
				come = { code };
				return code;
			},
			(error: unknown) => {
				coming = undefined;
				throw error;
			},
		);
		return coming;
	};
	async function bring(): Promise<void> {
		clearTimeout(timer);
		removeEventListener('online', bring);
		if (waiting.size === 0) return;
		let code: Code;
		try {
			code = await load();
		} catch (error) {
			for (const each of waiting) each.fail(error);
			if (!isUnreachable(error)) return waiting.clear();
			clearTimeout(timer);
			timer = setTimeout(bring, againMs);
			return addEventListener('online', bring);
		}
		for (const each of waiting) {
			waiting.delete(each);
			each.act(code);
		}
	}
	return {
		load,
		now: () => come?.code,
		use(act, onFailed = console.error) {
			if (come) act(come.code);
			if (come) return () => undefined;
			let fail = (error: unknown) => {
				console.warn('not loaded', error);
				onFailed(error);
				fail = () => undefined;
			};
			const one = { act, fail: (error: unknown) => fail(error) };
			waiting.add(one);
			if (waiting.size === 1) void bring();
			return () => void waiting.delete(one);
		},
	};
}
