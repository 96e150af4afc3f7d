import { type RefObject, useEffect, useRef } from 'react';

/** For a form: after each refusal the focus is in the first field that says why. */
export function useRefusedField(refusal: unknown): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
	}, [refusal]);
	return form;
}
