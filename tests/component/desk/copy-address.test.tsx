import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { createPostRequest } from '#contract/create-post';
import { useCopyAddress } from '../../../admin/src/features/post-form/ficha/slug-part.tsx';
import { copyOf } from '../../../admin/src/site/duplicate.ts';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import type { Post } from '../../../src/domain/post/post.ts';
import { aPost, someValues } from './a-post.ts';

afterEach(cleanup);

function openForm(post: Partial<Post>) {
	const stored = aPost({ published: false, published_at: null, ...post });
	const { result } = renderHook(() =>
		useForm({ defaultValues: someValues({ title: stored.title, slug: stored.slug }) }),
	);
	const form = result.current;
	const context = { form, state: { post: stored } } as unknown as PostFormContext;
	const wrapper = ({ children }: PropsWithChildren) => (
		<FormContext value={context}>{children}</FormContext>
	);
	renderHook(() => useCopyAddress(), { wrapper });
	return {
		type: (title: string) => act(async () => form.setValue('title', title)),
		address: (slug: string) => act(async () => form.setValue('slug', slug)),
		read: () => form.getValues('slug'),
	};
}

const aCopy = { title: 'Agenda (cópia)', slug: 'agenda-copia' };

test('S110: the address of a copy follows its title, letter by letter, until it has an own', async () => {
	const form = openForm(aCopy);
	await form.type('D');
	await form.type('Dezembro');
	expect(form.read()).toBe('dezembro');
	await form.type('Agenda (cópia)');
	expect(form.read()).toBe('agenda-copia');
	await form.address('fim-de-ano');
	await form.type('Dezembro inteiro');
	expect(form.read()).toBe('fim-de-ano');
});

test('an emptied title leaves the address as it was', async () => {
	const form = openForm(aCopy);
	await form.type('');
	expect(form.read()).toBe('agenda-copia');
	await form.type('Dezembro');
	expect(form.read()).toBe('dezembro');
});

test.each([
	['a copy that has been public', { ...aCopy, published_at: '2026-11-20T12:00:00.000Z' }],
	['any other draft', { title: 'Agenda', slug: 'agenda' }],
])('the address of %s stays', async (_, post) => {
	const form = openForm(post);
	await form.type('Dezembro');
	expect(form.read()).toBe(post.slug);
});

test('a copy of a post without a category does not require one', () => {
	const copy = copyOf(aPost({ category: null, category_id: null }));
	expect(createPostRequest.parse(copy)).toMatchObject({ category_id: null, copy_of: aPost().id });
	expect(copy).not.toHaveProperty('category');
});

test('a copy’s title differs from its original’s, however long it is', () => {
	expect(copyOf(aPost()).title).toBe('Um post (cópia)');
	const { title } = createPostRequest.parse(copyOf(aPost({ title: 'a😀'.repeat(66) })));
	expect(title).toMatch(/a😀a \(cópia\)$|a😀 \(cópia\)$/u);
});
