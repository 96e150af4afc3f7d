import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { button, closeDesk, fill, openDesk, press, type Server, told } from './a-desk.tsx';

afterEach(closeDesk);

const aPerson = (name: string) => ({
	name,
	slug: name.toLowerCase().replace(' ', '-'),
	line: null,
	image_url: null,
	links: [],
	posts: 0,
	published: 0,
});

function somePeople(...names: string[]): Server {
	let people = names.map(aPerson);
	return {
		authors: ({ action, slug, name }) => {
			if (action === 'list') return { authors: people };
			if (action === 'delete') people = people.filter((each) => each.slug !== slug);
			const isTaken = people.some((each) => each.name.toLowerCase() === String(name).toLowerCase());
			if (action !== 'save' || !isTaken) return {};
			const error = 'Já existe alguém com este nome.';
			return Response.json(
				{ success: false, error, code: 'in_use', details: { field: 'name' } },
				{ status: 409 },
			);
		},
		topics: () => ({ categories: [], tags: [], twins: [], changes: [] }),
	};
}
const nameField = () => screen.findByLabelText<HTMLInputElement>('Nome');

test('what is typed about a person is kept by Esc, until it is let go', async () => {
	const desk = await openDesk('/admin/assuntos/autores', somePeople('Gil Costa'));
	await press('Editar: Gil Costa');
	await fill('Nome', 'Gil C');
	const leave = async () =>
		fireEvent(
			(await nameField()).closest('dialog') as HTMLElement,
			new Event('cancel', { cancelable: true }),
		);
	await leave();
	await press('Continuar editando');
	expect((await nameField()).value).toBe('Gil C');
	await leave();
	await press('Descartar');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(desk.inputsOf('authors').every(({ action }) => action === 'list')).toBe(true);
	await press('Excluir: Gil Costa');
	fireEvent.click(
		within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }),
	);
	await told('Autor excluído');
	await waitFor(() =>
		expect(screen.queryByRole('button', { name: 'Editar: Gil Costa' })).toBeNull(),
	);
});

test('WCAG 2.4.6: the page of authors says its name once, which is its table’s too', async () => {
	await openDesk('/admin/assuntos/autores', somePeople('Ana Prado'));
	await screen.findByRole('table', { name: 'Autores' });
	expect(screen.getAllByRole('heading', { name: 'Autores' })).toHaveLength(1);
});

test('going back with something typed about a person asks first', async () => {
	await openDesk('/admin/assuntos', somePeople('Rui Alves'));
	fireEvent.click(await screen.findByRole('link', { name: 'Autores' }));
	await press('Editar: Rui Alves');
	await fill('Nome', 'Rui A.');
	const goBack = () => act(async () => history.back());
	await goBack();
	await press('Continuar editando');
	expect(location.pathname).toBe('/admin/assuntos/autores');
	expect((await nameField()).value).toBe('Rui A.');
	await goBack();
	await press('Descartar');
	await waitFor(() => expect(location.pathname).toBe('/admin/assuntos'));
});

test('a picture that cannot be used is refused at its field, until there is another one', async () => {
	await openDesk('/admin/assuntos/autores', {
		...somePeople(),
		images: () => ({ images: [], total: 0 }),
	});
	await press('Adicionar autor');
	const dialog = (await nameField()).closest('dialog') as HTMLElement;
	const choose = async (file: File) => {
		await press('Escolher foto');
		const [input] = await screen.findAllByLabelText<HTMLInputElement>('Escolher arquivo', {
			selector: 'input',
		});
		// Its button says the same.
		expect(input?.getAttribute('aria-hidden')).toBe('true');
		if (input) fireEvent.change(input, { target: { files: [file] } });
	};
	await choose(new File([], 'vazio.png', { type: 'image/png' }));
	const why = await within(dialog).findByText(/está vazio/);
	expect(why.closest('fieldset')?.textContent).toContain('Foto');
	expect(why.closest('[role="alert"]')).toBeTruthy();
	expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

test('a name that somebody else has takes the focus to its field', async () => {
	await openDesk('/admin/assuntos/autores', somePeople('Ana Prado'));
	await press('Adicionar autor');
	await fill('Nome', 'ana prado');
	fireEvent.click(await button('Salvar'));
	await screen.findByText('Já existe alguém com este nome.');
	expect((await nameField()).getAttribute('aria-invalid')).toBe('true');
	await waitFor(async () => expect(document.activeElement).toBe(await nameField()));
});
