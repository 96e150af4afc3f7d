import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { checkText } from '../../../admin/src/checks/check-text.ts';
import { CategoryPart } from '../../../admin/src/features/post-form/ficha/category-part.tsx';
import { CoverPart } from '../../../admin/src/features/post-form/ficha/cover-part.tsx';
import { TagsPart } from '../../../admin/src/features/post-form/ficha/tags-part.tsx';
import { focusField } from '../../../admin/src/features/post-form/focus-field.ts';
import { picturesUnderWay } from '../../../admin/src/pictures/pictures-under-way.ts';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { rememberSize } from '../../../admin/src/text/picture-sizes.ts';
import type { PostValues, SmallFields } from '../../../admin/src/text/post-values.ts';
import { aPost, someValues } from './a-post.ts';

let form: UseFormReturn<SmallFields>;
const own = `/images/${'a'.repeat(64)}-1600.webp`;
const empty = { image_url: '', category_id: '', tags: [] };

function Ficha({ values, isLive }: { values: PostValues; isLive: boolean }) {
	const defaultValues = values as unknown as SmallFields;
	form = useForm<SmallFields, unknown, SmallFields>({ defaultValues });
	const post = isLive ? aPost() : null;
	const context = { form, settled: values, state: { post }, start: { post } };
	return (
		<FormContext value={context as unknown as PostFormContext}>
			<CoverPart />
			<CategoryPart />
			<TagsPart />
		</FormContext>
	);
}
const show = (part: Partial<PostValues>, isLive = false) =>
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<Ficha values={someValues(part)} isLive={isLive} />
		</QueryClientProvider>,
	);
/** The parts that stand open, by name. */
const opened = () =>
	[...document.querySelectorAll('details[open] > summary > .name')].map(
		({ textContent }) => textContent,
	);

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	vi.stubGlobal('fetch', async () =>
		Response.json({ success: true, posts: [], categories: [{ id: 'guias', name: 'Guias' }] }),
	);
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

test('what a text that was never published lacks stands open from the start, and stays as it is left', () => {
	show(empty);
	expect(opened()).toEqual(['Capa', 'Categoria', 'Tags']);
	act(() => form.setValue('category_id', 'guias'));
	expect(opened()).toContain('Categoria');
});

test('what is there is closed, and of a published post everything', () => {
	show({ image_url: own, category_id: 'guias', tags: ['mesa'] });
	expect(opened()).toEqual([]);
	cleanup();
	show(empty, true);
	expect(opened()).toEqual([]);
});

const fold = () => screen.getByText('Usar o endereço de uma imagem').closest('details');

test('a cover’s address is folded unless it is another site’s, and a way to the field opens it', () => {
	for (const image_url of ['', own]) {
		show({ image_url });
		expect(fold()?.open).toBe(false);
		cleanup();
	}
	show({ image_url: 'https://fotos.exemplo.com/mesa.jpg' });
	expect(fold()?.open).toBe(true);
	cleanup();
	show({ image_url: own }, true);
	Element.prototype.scrollIntoView = vi.fn();
	focusField('image_url');
	expect(fold()?.open).toBe(true);
	expect(opened()).toEqual(['Capa']);
});

const checksOf = (image_url: string) =>
	checkText(someValues({ image_url, image_alt: 'Uma mesa' })).filter(({ name }) =>
		name.startsWith('cover'),
	);

test('a post without a cover has a drawing, so nothing is said of it', () => {
	expect(checksOf('')).toEqual([]);
});

test.each([
	[64, 48, 'A capa tem 64 × 48 pixels e vai aparecer borrada.'],
	[1, 1, 'A capa tem 1 × 1 pixels e vai aparecer borrada.'],
	[1600, 5, 'A capa tem 1600 × 5 pixels: quase nada dela vai aparecer.'],
	[500, 4000, 'A capa tem 500 × 4000 pixels: quase nada dela vai aparecer.'],
	[1600, 900, undefined],
	[480, 720, undefined],
])('a cover of %i × %i: %s', (width, height, sentence) => {
	const url = `/images/${'c'.repeat(64)}-${width}.webp#${height}`;
	rememberSize(url, width, height);
	expect(checksOf(url).find(({ fine }) => !fine)?.sentence).toBe(sentence);
});

test('a cover that is being drawn counts as a picture on its way', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	vi.stubGlobal('fetch', async (address: string) =>
		address.includes('generate') ? promise : Response.json({ success: true }),
	);
	show({ title: 'Um título' });
	fireEvent.click(screen.getByRole('button', { name: 'Gerar imagem pelo título', hidden: true }));
	await vi.waitFor(() => expect(picturesUnderWay.current()).toBe(1));
	resolve(Response.json({ success: true, image_url: own, image_width: 1600, image_height: 900 }));
	await vi.waitFor(() => expect(picturesUnderWay.current()).toBe(0));
});
