import type { Engine } from './engines/engine.ts';
import { framed, type Gate } from './gate.ts';
import { type PageTools, pageTools } from './page-tools.ts';

/** The W3C's code points for keys without a sign. */
const keys: Record<string, string> = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Control: '\uE009',
	Alt: '\uE00A',
	Escape: '\uE00C',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
	Delete: '\uE017',
};
const codeOf = (key: string) => keys[key] ?? key;
const down = (key: string) => ({ type: 'keyDown', value: codeOf(key) });
const up = (key: string) => ({ type: 'keyUp', value: codeOf(key) });

/** An answer that is there. */
type Found<Result> = Exclude<NonNullable<Awaited<Result>>, false>;
type InPage<Args extends unknown[], Result> = (
	tools: PageTools,
	...args: Args
) => Result | Promise<Result>;

const patienceMs = 15_000;

/** What a person does in the browser of a test. */
export class Visit {
	readonly engine: Engine;
	readonly gate: Gate;

	constructor(engine: Engine, gate: Gate) {
		this.engine = engine;
		this.gate = gate;
	}

	async open(path: string): Promise<void> {
		await this.engine.open(this.gate.url + path);
		// Firefox may answer for the page that a step back was still loading.
		await this.until('the whole page', () => document.readyState === 'complete');
	}

	/** Does this in another tab, which is closed at its end; returns to the one before. */
	async inAnotherTab(task: (first: string, second: string) => Promise<void>): Promise<void> {
		const first = await this.engine.currentTab();
		const second = await this.engine.openTab();
		try {
			await this.engine.resize(1280, 900);
			await task(first, second);
		} finally {
			await this.engine.closeTab(second);
			await this.engine.showTab(first);
		}
	}

	/** The page in a window of this width, which some browsers only have within a frame. */
	async openNarrow(path: string, width = 360): Promise<void> {
		if (this.engine.narrowest <= width) {
			await this.engine.resize(width, 760);
			await this.open(path);
			return;
		}
		await this.open(framed(path, width));
		await this.engine.enterFrame();
	}

	async run<Args extends unknown[], Result>(
		task: InPage<Args, Result>,
		...args: Args
	): Promise<Awaited<Result>> {
		const source = `(...args) => (${task})((${pageTools})(), ...args)`;
		return (await this.engine.run(source, args)) as Awaited<Result>;
	}

	/** Asks until the answer is neither false nor empty, and returns it. */
	async until<Args extends unknown[], Result>(
		what: string,
		task: InPage<Args, Result>,
		...args: Args
	): Promise<Found<Result>> {
		const startedAt = Date.now();
		for (;;) {
			const answer = await this.run(task, ...args).catch((error: Error) => error);
			if (answer && !(answer instanceof Error)) return answer as Found<Result>;
			if (Date.now() - startedAt > patienceMs) {
				const seen = await this.run(() => `${location.pathname}: ${document.body.innerText}`);
				throw new Error(`${what}: ${String(answer)}\n${seen.slice(0, 600)}`);
			}
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}

	see(words: string): Promise<true> {
		return this.until(
			`«${words}» is not shown`,
			({ all }, wanted) =>
				all('body, .cm-content').some((part) => part.innerText.includes(wanted)) as true,
			words,
		);
	}

	async click(css: string, name?: string): Promise<void> {
		const place = await this.until(
			`${css} ${name ?? ''} is not there`,
			async ({ find }, selector, wanted) => {
				const element = find(selector, wanted ?? undefined);
				if (!element) return;
				element.scrollIntoView({ block: 'center', behavior: 'instant' });
				// Of a link that takes two lines, the first.
				const measure = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
				const before = measure();
				await new Promise((resolve) => setTimeout(resolve, 250));
				const { x, y, width, height } = measure();
				// Lists that still load move what is below them.
				if (x !== before.x || y !== before.y || width === 0) return;
				return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
			},
			css,
			name ?? null,
		);
		const button = { button: 0 };
		const actions = [
			{ type: 'pointerMove', ...place },
			{ type: 'pointerDown', ...button },
			{ type: 'pointerUp', ...button },
		];
		const parameters = { pointerType: 'mouse' };
		await this.engine.act([{ type: 'pointer', id: 'mouse', parameters, actions }]);
	}

	async type(text: string): Promise<void> {
		const actions = [...text].flatMap((sign) => [down(sign), up(sign)]);
		await this.engine.act([{ type: 'key', id: 'keys', actions }]);
	}

	/** Such as `Control+b`; more than one in their order. */
	async press(...chords: string[]): Promise<void> {
		const actions = chords.flatMap((chord) => {
			const held = chord.split(/\+(?=.)/);
			return [...held.map(down), ...held.toReversed().map(up)];
		});
		await this.engine.act([{ type: 'key', id: 'keys', actions }]);
	}
}
