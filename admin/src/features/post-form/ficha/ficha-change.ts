import { useEffect } from 'react';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import type { SmallName } from '../../../text/post-values.ts';
import { toast } from '../../../ui/toast.ts';
import { focusedElement } from '../../../ui/use-kept-focus.ts';

/** Takes back what a press changed last; nothing once something else was typed. */
let takeBack: (() => void) | undefined;

/**
 * Changes fields by a press, so that Ctrl+Z takes it back. Where something is lost, a notice says so and offers the same;
 * `said` is undefined where nothing can be. Returns whether there was a notice.
 */
export function useFichaChange() {
	const { form } = usePostForm();
	return (names: readonly SmallName[], said: string | undefined, change: () => void): boolean => {
		const before = names.map((name) => [name, form.getValues(name)] as const);
		change();
		const id = crypto.randomUUID();
		const undo = () => {
			takeBack = undefined;
			toast.dismiss(id);
			const shouldValidate = form.formState.isSubmitted;
			for (const [name, value] of before) form.setValue(name, value, { shouldValidate });
		};
		takeBack = undo;
		if (!said || before.every(([, value]) => (value ?? '').length === 0)) return false;
		const action = { label: messages.common.undo, onClick: undo };
		toast.success(said, { id, action });
		return true;
	};
}

const isText = (element: HTMLElement | undefined) =>
	element?.isContentEditable || element?.matches('input, textarea');

/** Ctrl+Z never reaches a field that has not the focus; outside of all fields it takes back the last press. */
export function useFichaUndoKeys(): void {
	useEffect(() => {
		const onBefore = (event: InputEvent) => {
			if (!event.inputType.startsWith('history')) takeBack = undefined;
			// The browser has one history for all fields of a page.
			else if (event.composedPath()[0] !== focusedElement()) event.preventDefault();
		};
		const onKey = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
			if (event.key !== 'z' || !takeBack || isText(focusedElement())) return;
			if (document.querySelector('dialog[open]')) return;
			event.preventDefault();
			takeBack();
		};
		document.addEventListener('beforeinput', onBefore, true);
		document.addEventListener('keydown', onKey);
		return () => {
			takeBack = undefined;
			document.removeEventListener('beforeinput', onBefore, true);
			document.removeEventListener('keydown', onKey);
		};
	}, []);
}
