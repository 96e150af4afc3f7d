import type { PostValues } from './post-values.ts';
import {
	openText,
	reduce,
	type TextEvent,
	type TextEvents,
	type TextStart,
} from './text-events.ts';
import { isSafe, type ShownState, showsTheSame, type TextState } from './text-state.ts';

interface TextJournal {
	/** Stores the text in this browser until the server has it. */
	remember(values: PostValues, baseRevision: number): void;
	forget(): void;
}

type Detail<E extends TextEvent> = TextEvents[E] extends null ? [] : [detail: TextEvents[E]];

/** The current text. The browser's journal stores it from each change until the server is known to have it. */
export class TypedText {
	state: TextState;
	private shown: ShownState;
	private readonly journal: TextJournal;
	private readonly listeners = new Set<(event: TextEvent) => void>();

	constructor(start: TextStart, journal: TextJournal) {
		this.state = openText(start);
		this.shown = this.state;
		this.journal = journal;
	}

	subscribe = (listener: (event: TextEvent) => void): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};
	snapshot = (): ShownState => this.shown;

	dispatch<E extends TextEvent>(event: E, ...[detail]: Detail<E>): TextState {
		const before = this.state;
		const text = reduce(before, event, detail as TextEvents[E]);
		this.state = text;
		if (!showsTheSame(before, text)) this.shown = text;
		if (text.values !== before.values) this.journal.remember(text.values, text.post?.revision ?? 0);
		if (event === 'settled' && isSafe(text)) this.journal.forget();
		if (text !== before) for (const listener of this.listeners) listener(event);
		return text;
	}

	get values(): PostValues {
		return this.state.values;
	}
	/** Whether the server has everything that is typed. */
	get isSafe(): boolean {
		return isSafe(this.state);
	}
}
