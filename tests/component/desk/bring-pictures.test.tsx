import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BringPictures } from '../../../admin/src/pictures/bring-pictures.tsx';

const image = {
	hash: 'a'.repeat(64),
	url: `/images/${'a'.repeat(64)}-800.webp`,
	widths: [800],
	bytes: 1,
	width: 800,
	height: 600,
	name: 'x',
	alt: '',
	created_at: '2026-11-20T12:00:00.000Z',
};
const mesa = 'https://a.test/mesa.png';
const janela = 'https://b.test/janela.png';

/** Replies to each address with the next of its replies: true copies the picture. */
function replyWith(replies: Record<string, boolean[]>) {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
		const { address } = JSON.parse(String(init.body));
		asked.push(address);
		return replies[address]?.shift()
			? Response.json({ success: true, image })
			: Response.json({ success: false, error: 'Não é imagem.', code: 'invalid' }, { status: 422 });
	});
	return asked;
}

function open() {
	const brought: string[][] = [];
	render(
		<BringPictures
			addresses={[mesa, janela]}
			onBrought={(addresses) => brought.push([...addresses.keys()])}
			onClose={() => undefined}
		/>,
	);
	return brought;
}

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	localStorage.clear();
});

test('a picture that did not come is named in full, and asked for again alone', async () => {
	const asked = replyWith({ [mesa]: [true], [janela]: [false, true] });
	const brought = open();
	expect(screen.getByRole('button', { name: 'Cancelar' })).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
	expect(await screen.findByText(/^1 imagem copiada\./)).toBeTruthy();
	expect(screen.getByText('1 ficou onde estava:')).toBeTruthy();
	expect(screen.getByText(janela)).toBeTruthy();
	expect(screen.getByText('Não é imagem.')).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
	await waitFor(() => expect(brought).toEqual([[mesa], [janela]]));
	expect(await screen.findByText(/^1 imagem copiada\./)).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
	expect(asked).toEqual([mesa, janela, janela]);
});

test('the dialog is no second banner of the page', () => {
	open();
	expect(document.querySelector('dialog header')).toBeNull();
});
