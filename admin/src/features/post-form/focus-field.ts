import type { FieldName } from '../../text/post-values.ts';

function focus(control: HTMLElement | null): void {
	const inside = control?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]');
	(inside ?? control)?.focus();
	control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Opens whatever hides the field, and focuses it. Every control has its field's name in `data-field`. */
export function focusField(name: FieldName): void {
	const control = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
	let part = control?.closest('details');
	for (let outer = part; outer; outer = outer.parentElement?.closest('details')) {
		part = outer;
		outer.open = true;
	}
	if (part && !part.checkVisibility()) {
		// The ficha lies behind the preview, or is folded away.
		document.querySelector<HTMLElement>('button[data-side="ficha"]')?.click();
		setTimeout(() => focus(control));
	} else focus(control);
}
