import type { FieldName } from '../../journal/post-values.ts';

/** Opens what hides the field, and goes to it. Every control bears its field's name in `data-field`. */
export function focusField(name: FieldName): void {
	const control = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
	const part = control?.closest('details');
	if (part) part.open = true;
	const inside = control?.shadowRoot?.querySelector<HTMLElement>('[contenteditable]');
	(inside ?? control)?.focus();
	control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
