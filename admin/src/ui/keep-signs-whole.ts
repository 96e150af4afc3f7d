import { cutLetters } from '#domain/text/cut-text';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const isTextInput = (target: EventTarget | undefined): target is TextInput =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** What of these letters the field takes, or undefined where its browser takes the same. */
function fitting({ value, maxLength, selectionStart, selectionEnd }: TextInput, data: string) {
	if (maxLength < 0 || selectionStart === null || selectionEnd === null) return undefined;
	const room = maxLength - (value.length - selectionEnd);
	const before = value.slice(0, selectionStart);
	const fits = cutLetters(before + data, room).slice(selectionStart);
	return fits === data.slice(0, Math.max(0, room - selectionStart)) ? undefined : fits;
}

/** At a field's limit a browser takes half of an emoji, or a letter without its accent. */
export function keepSignsWhole(): void {
	addEventListener('beforeinput', (event) => {
		const [field] = event.composedPath();
		if (!isTextInput(field) || !event.cancelable || !event.data) return;
		const fits = fitting(field, event.data);
		if (fits === undefined) return;
		event.preventDefault();
		const { selectionStart, selectionEnd } = field;
		field.setRangeText(fits, selectionStart ?? 0, selectionEnd ?? 0, 'end');
		field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
	});
}
