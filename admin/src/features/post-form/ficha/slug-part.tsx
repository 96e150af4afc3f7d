import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { paths } from '#config/paths';
import { slugify, slugWhileTyped } from '#domain/names/slug';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AddressNotice } from './address-notice.tsx';
import { Dim, Part } from './part.tsx';

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

/** Converts typed or pasted text to a slug, and keeps the cursor behind the same word. */
function toSlug({ target }: ChangeEvent<HTMLInputElement>): void {
	const typed = target.value;
	const cursor = slugWhileTyped(typed.slice(0, target.selectionStart ?? typed.length)).length;
	const slug = slugWhileTyped(typed);
	if (slug === typed) return;
	target.value = slug;
	target.setSelectionRange(cursor, cursor);
}

export function SlugPart() {
	const { slug: text, fields } = messages.form;
	const { form, state } = usePostForm();
	useCopyAddress();
	const [slug, title] = useWatch({ control: form.control, name: ['slug', 'title'] });
	const error = form.formState.errors.slug?.message;
	const { onChange, ...field } = form.register('slug');
	const live = state.post?.slug;
	const shown = slug || slugify(title);
	const willRedirect =
		live !== undefined && slug !== '' && slug !== live && state.post?.published_at !== null;
	return (
		<Part
			name={fields.slug}
			of={['slug']}
			value={slug ? <span>{paths.post(slug)}</span> : <Dim>{text.fromTitle}</Dim>}
		>
			<Field label={text.label} error={error} hint={`${location.host}${paths.post(shown || '…')}`}>
				{(control) => (
					<div className="affix">
						<span>{paths.post('')}</span>
						<input
							{...control}
							{...field}
							onChange={(event) => {
								toSlug(event);
								void onChange(event);
							}}
							onBlur={(event) => {
								form.setValue('slug', slugify(event.target.value));
								void field.onBlur(event);
							}}
							data-field="slug"
							className="input"
							placeholder={slugify(title)}
							autoCapitalize="none"
							spellCheck={false}
						/>
					</div>
				)}
			</Field>
			<AddressNotice typed={slug} title={title} />
			{willRedirect && (
				<Notice
					icon="corner-down-right"
					actions={
						<Button onClick={() => form.setValue('slug', live, { shouldValidate: true })}>
							{messages.common.undo}
						</Button>
					}
				>
					{text.redirect}
				</Notice>
			)}
		</Part>
	);
}
