import type { Page } from '@playwright/test';
import type { FormSeen } from '../../../support/lives/the-desk.ts';

/** The parts of the running desk that a life looks at; nothing is done through them. */
interface RunningForm {
	start: { id: string };
	form: {
		getValues: () => Omit<FormSeen['shown'], 'content'>;
		getFieldState: (name: string) => { invalid: boolean };
	};
	writer: { text: { state: FormSeen['text'] } };
}
interface Fiber {
	return: Fiber | null;
	memoizedProps: { value?: Partial<RunningForm> } | null;
}
interface RunningEditor {
	state: { doc: { toString: () => string }; selection: { main: { from: number; to: number } } };
	coordsAtPos: (at: number) => { left: number; right: number; top: number; bottom: number } | null;
	domAtPos: (at: number) => { node: Node };
}
interface Desk {
	findForm: () => RunningForm | undefined;
	findEditor: () => RunningEditor | undefined;
	/** The form that was looked at last, even if a save has left it since. */
	last?: RunningForm | undefined;
	/** The editor that was written in last. */
	editor?: RunningEditor | undefined;
}

/** Runs in every page: finds React's form and CodeMirror's view from their elements. */
export function watchDesk(): void {
	const findForm = () => {
		const title = document.querySelector('[data-field="title"]');
		const key = title && Object.keys(title).find((name) => name.startsWith('__reactFiber$'));
		let fiber = key ? (Reflect.get(title, key) as Fiber | null) : null;
		while (fiber && !fiber.memoizedProps?.value?.writer) fiber = fiber.return;
		return fiber?.memoizedProps?.value as RunningForm | undefined;
	};
	const findEditor = () => {
		const host = document.querySelector('.editor[data-field="content"]');
		const content = host?.shadowRoot?.querySelector('.cm-content');
		return content ? Reflect.get(content, 'cmTile')?.root?.view : undefined;
	};
	Object.assign(window, { desk: { findForm, findEditor } });
}

/** The form with the text that its editor shows; undefined when the page has none. */
export async function readForm(page: Page): Promise<FormSeen | undefined> {
	const json = await page.evaluate(() => {
		const { desk } = window as unknown as { desk: Desk };
		const found = desk.findForm();
		desk.last = found ?? desk.last;
		if (!found) return undefined;
		const { start, form, writer } = found;
		const text = writer.text.state;
		const content = desk.findEditor()?.state.doc.toString() ?? text.values.content;
		const shown = { ...form.getValues(), content };
		const faulty = Object.keys(shown).filter((name) => form.getFieldState(name).invalid);
		return JSON.stringify({ id: start.id, text, faulty, shown });
	});
	return json === undefined ? undefined : JSON.parse(json);
}

/** The text of the form that was looked at last. */
export const readLastText = (page: Page): Promise<FormSeen['text'] | undefined> =>
	page
		.evaluate(() =>
			JSON.stringify((window as unknown as { desk: Desk }).desk.last?.writer.text.state),
		)
		.then((json) => json && JSON.parse(json));

/** Whether another editor shows the text than at the last question: a form that opens anew can undo nothing. */
export const isOtherEditor = (page: Page) =>
	page.evaluate(() => {
		const { desk } = window as unknown as { desk: Desk };
		const before = desk.editor;
		desk.editor = desk.findEditor();
		return desk.editor !== before;
	});

/** Where a part of the text is on the screen, scrolled into view. */
export const findPlace = (page: Page, from: number, to: number) =>
	page.evaluate(
		([start, end]) => {
			const view = (window as unknown as { desk: Desk }).desk.findEditor();
			const { node } = view?.domAtPos(start) ?? {};
			const element = node instanceof Element ? node : node?.parentElement;
			element?.scrollIntoView({ block: 'center', behavior: 'instant' });
			const [first, last] = [view?.coordsAtPos(start), view?.coordsAtPos(end)];
			if (!first || !last) throw new Error(`nothing is drawn at ${start}`);
			return { x: (first.left + last.right) / 2, y: (first.top + first.bottom) / 2 };
		},
		[from, to] as const,
	);

export const readSelection = (page: Page) =>
	page.evaluate(() => {
		const view = (window as unknown as { desk: Desk }).desk.findEditor();
		const { from, to } = view?.state.selection.main ?? {};
		return [from, to];
	});
