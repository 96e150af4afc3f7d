import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { slugify } from '#domain/names/slug';
import { usePostForm } from '../../../text/form-context.ts';

/** The address that a copy gets from its title, 'Agenda (cópia)'. */
const ofCopy = /-copia(-\d+)?$/;

/**
 * A copy is renamed at once, and nobody looks at its address: it follows the title, until somebody types another or
 * it has been public.
 */
export function useCopyAddress(): void {
	const { form, state } = usePostForm();
	const title = useWatch({ control: form.control, name: 'title' });
	const { slug = '', published_at = null } = state.post ?? {};
	const follows = published_at === null && ofCopy.test(slug);
	// Opened again, it may have been renamed before.
	const [first] = useState(() => {
		const typed = form.getValues('slug');
		return typed === slugify(form.getValues('title')) ? typed : slug;
	});
	const given = useRef(first);
	useEffect(() => {
		const made = slugify(title);
		if (!follows || made === '' || form.getValues('slug') !== given.current) return;
		// The server may have added a number to the copy's.
		const next = ofCopy.test(made) ? slug : made;
		if (next === given.current) return;
		given.current = next;
		form.setValue('slug', next, { shouldDirty: true });
	}, [form, title, follows, slug]);
}
