import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { CoverPart } from '../../../admin/src/features/post-form/ficha/cover-part.tsx';
import { useCover } from '../../../admin/src/features/post-form/ficha/use-cover.ts';
import { ChecksCard } from '../../../admin/src/features/system/health-cards.tsx';
import { messages } from '../../../admin/src/messages/all.ts';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { knownSize } from '../../../admin/src/text/picture-sizes.ts';
import { showToasts } from '../../../admin/src/ui/toast.ts';
import { aPost, someValues } from './a-post.ts';

const noKey = 'Este site ainda não gera imagens. Peça a quem cuida do site que ative isso.';

afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
});

function Draw() {
	const { generate } = useCover();
	return (
		<button type="button" onClick={generate}>
			Gerar
		</button>
	);
}

function Form() {
	const form = useForm({ defaultValues: someValues() });
	const context = { form, state: { post: aPost() } } as unknown as PostFormContext;
	return (
		<FormContext value={context}>
			<Draw />
		</FormContext>
	);
}

test('without a key for pictures the form says one thing, and Sistema names the setting', async () => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	vi.stubGlobal('fetch', async () =>
		Response.json(
			{ success: false, error: noKey, code: 'provider_disabled', requestId: 'x' },
			{ status: 400 },
		),
	);
	const told = vi.fn();
	const stop = showToasts({ success: told, error: told, info: told, dismiss: told });
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<Form />
		</QueryClientProvider>,
	);
	fireEvent.click(screen.getByRole('button', { name: 'Gerar' }));
	await vi.waitFor(() => expect(told).toHaveBeenCalled());
	await act(async () => undefined);
	stop();
	// A reply that another file still waited for may speak here as well.
	expect(told.mock.calls.filter(([title]) => /imagens|OPENAI/.test(title))).toEqual([[noKey, {}]]);
	cleanup();
	render(<ChecksCard checks={[{ name: 'images', state: 'unset', ms: null, detail: '' }]} />);
	expect(screen.getByText('Não configurado. Falta OPENAI_API_KEY.')).toBeTruthy();
});

test('a cover’s description is kept with its picture, once it is written', async () => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	const described: unknown[] = [];
	vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
		const input = JSON.parse(body ?? '{}');
		if (address === '/api/images' && input.action === 'describe') described.push(input);
		return Response.json({ success: true });
	});
	const hash = 'a'.repeat(64);
	function Cover() {
		const form = useForm({
			defaultValues: someValues({ image_url: `/images/${hash}-800.webp`, image_alt: '' }),
		});
		const context = { form, state: { post: aPost() } } as unknown as PostFormContext;
		return (
			<FormContext value={context}>
				<CoverPart />
			</FormContext>
		);
	}
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<Cover />
		</QueryClientProvider>,
	);
	const field = screen.getByLabelText(messages.pictures.alt);
	fireEvent.blur(field);
	fireEvent.change(field, { target: { value: ' Uma mesa clara ' } });
	fireEvent.blur(field);
	fireEvent.blur(field);
	await vi.waitFor(() => expect(described).toHaveLength(1));
	expect(described).toEqual([{ action: 'describe', hash, alt: 'Uma mesa clara' }]);
});

test('a text without a cover offers the first of its own pictures, with what is said of it', () => {
	const url = `/images/${'b'.repeat(64)}-1600.webp`;
	const content = `Começo.\n\n![Uma mesa](${url}#2400x1350,credito=Foto%3A%20Ana)`;
	const values = someValues({ content, image_url: '', image_alt: '' });
	const form = { current: undefined as ReturnType<typeof useForm<typeof values>> | undefined };
	function Cover({ content }: { content: string }) {
		const own = useForm({ defaultValues: values });
		form.current = own;
		const settled = { ...values, content };
		const context = { form: own, settled, state: { post: aPost() } } as unknown as PostFormContext;
		return (
			<QueryClientProvider client={makeQueryClient()}>
				<FormContext value={context}>
					<CoverPart />
				</FormContext>
			</QueryClientProvider>
		);
	}
	const { rerender } = render(<Cover content="Só palavras." />);
	const offer = { name: 'Usar a primeira foto do texto', hidden: true };
	expect(screen.queryByRole('button', offer)).toBeNull();
	rerender(<Cover content={content} />);
	fireEvent.click(screen.getByRole('button', offer));
	const cover = ['image_url', 'image_alt', 'image_credit', 'image_focus'] as const;
	expect(form.current?.getValues([...cover])).toEqual([url, 'Uma mesa', 'Foto: Ana', '']);
	expect(knownSize(url)).toEqual({ width: 1600, height: 900 });
	expect(screen.queryByRole('button', offer)).toBeNull();
});
