import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDesk, openDesk, refusal, told } from './a-desk.tsx';

afterEach(closeDesk);

const system = {
	next_post: null,
	findings: { total: 0, posts: [] },
	builds: [],
	faults: [],
	checks: [],
	backup: null,
	storage: { database: 31e6, database_limit: null, pictures: 0, picture_bytes: 0 },
};
const openSystem = (server = {}) =>
	openDesk('/admin/sistema', {
		system: () => system,
		'audit-log': () => ({ entries: [] }),
		...server,
	});

test('Sistema: a failed export is reported, and nothing is downloaded', async () => {
	const download = vi.spyOn(HTMLAnchorElement.prototype, 'click');
	await openSystem({ 'export-blog': () => refusal('Parou.', 503) });
	const card = within(await screen.findByRole('region', { name: /backup/i }));
	const take = card.getByRole<HTMLButtonElement>('button', { name: 'Baixar uma cópia' });
	fireEvent.click(take);
	await waitFor(() => expect(card.getByRole('status').textContent).toBe('Parou.'));
	expect(take.ariaDisabled ?? take.getAttribute('aria-disabled')).toBeNull();
	expect(download).not.toHaveBeenCalled();
});

test('Sistema: Run Auto-Publish is there too, and says what it did', async () => {
	const desk = await openSystem({
		'auto-publish-scheduled-posts': () => ({ publishedCount: 1, count: 1 }),
	});
	const fold = (await screen.findByText('Para quem cuida', { exact: false })).closest('details');
	if (fold) fold.open = true;
	fireEvent(fold as HTMLElement, new Event('toggle'));
	fireEvent.click(await screen.findByRole('button', { name: 'Run Auto-Publish' }));
	await told('Auto-publish executed. Published: 1');
	expect(desk.inputsOf('auto-publish-scheduled-posts')).toEqual([{ trigger: 'manual' }]);
});

test('what readers do not see of a post comes first, and no sentence denies it', async () => {
	const finding = {
		post_id: 'p1',
		title: 'Sem capa',
		kind: 'cover',
		fault: 'missing',
		detail: '/nada.png',
	};
	await openSystem({ system: () => ({ ...system, findings: { total: 1, posts: [finding] } }) });
	await screen.findByRole('heading', { name: '1 post não aparece inteiro' });
	const [first] = document.querySelectorAll<HTMLElement>('.answer');
	expect(within(first as HTMLElement).getByRole('heading').textContent).toBe(
		'1 post não aparece inteiro',
	);
	within(first as HTMLElement).getByRole('link', { name: 'Sem capa' });
	expect(screen.queryByRole('heading', { name: 'O site está em dia' })).toBeNull();
});

test('what is still the demo’s is named, and nothing of it when all is one’s own', async () => {
	await openSystem({ system: () => ({ ...system, demo_settings: ['nome', 'frase'] }) });
	await screen.findByRole('heading', { name: 'Faltam os dados da sua empresa' });
	screen.getByText('Ainda como no exemplo: nome, frase.');
	closeDesk();
	await openSystem();
	await screen.findByRole('heading', { name: 'Ainda não há backup' });
	expect(screen.queryByRole('heading', { name: 'Faltam os dados da sua empresa' })).toBeNull();
});
