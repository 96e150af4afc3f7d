import type { FieldName } from '../../journal/post-values.ts';

/** Opens whatever hides the field, and focuses it. Every control has its field's name in `data-field`. */
export function focusField(name: FieldName): void {
	const control = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
	const part = control?.closest('details');
	if (part) part.open = true;
	// The ficha may lie behind the preview.
	if (part && !part.checkVisibility())
		document.querySelector<HTMLElement>('button[data-side="ficha"]')?.click();
	const inside = control?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]');
	(inside ?? control)?.focus();
	control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
