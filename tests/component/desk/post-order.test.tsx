import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPublications } from '../../../admin/src/site/watched-publication.ts';
import {
	aListedPost,
	aPage,
	closeDesk,
	openDesk,
	press,
	rowOf,
	type Server,
	told,
} from './a-desk.tsx';
import { aPost, postId, someValues } from './a-post.ts';

beforeAll(async () => {
	await import('../../../admin/src/site/post-order.tsx');
	await import('../../../admin/src/features/post-form/form-route.tsx');
	await import('../../../admin/src/features/post-form/tools/writing-area.tsx');
});
beforeEach(() => {
	sessionStorage.clear();
	// jsdom has none.
	Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
	closeDesk();
	forgetPublications();
});

const monday = '2026-11-23T12:00:00.000Z';
const friday = '2026-11-27T12:00:00.000Z';
const later = '2026-11-27T12:01:00.000Z';
const draft = aPost({
	published: false,
	published_at: null,
	created_at: monday,
	updated_at: monday,
	image_url: '/c.png',
	image_alt: 'Uma capa',
});

/** A server with one draft of Monday and seven newer posts. */
function aBlog(): Server {
	let post = draft;
	const become = (part: object) => {
		post = { ...post, ...part, revision: post.revision + 1 };
		return { post, publication: 8 };
	};
	return {
		'admin-posts': ({ action }) => (action === 'get' ? { post } : aPage([aListedPost(post)])),
		'text-to-publish': () => ({
			fields: someValues({ image_url: '/c.png', image_alt: 'Uma capa' }),
			is_title_taken: false,
			hidden_slugs: [],
			newer_posts: post.created_at === monday ? 7 : 0,
		}),
		'toggle-publish': () => become({ published: true, published_at: friday, updated_at: friday }),
		'update-post': () => become({ published: true, published_at: friday, updated_at: friday }),
		'correct-date': ({ at }) => become({ created_at: at ?? later, updated_at: later }),
		drafts: () => ({ draft: null, drafts: [] }),
		plans: () => ({ plans: [] }),
	};
}

const put = 'Colocar em primeiro lugar';

test('S12: an older draft goes out at one press from the list, with the specified words alone; its row has the place and the way to the first', async () => {
	const desk = await openDesk('/admin', aBlog());
	await press(/^Publicar: /);
	const notice = await told('O post foi publicado.');
	expect(notice.textContent).toBe('PublicadoO post foi publicado.');
	expect(screen.queryByText('Antes de publicar')).toBeNull();
	const row = await rowOf(draft.title);
	await row.findByText(/8º na ordem dos posts/);
	expect(desk.inputsOf('correct-date'), 'never by default').toEqual([]);
	fireEvent.click(row.getByRole('button', { name: put }));
	const undo = within(await told('Em primeiro lugar')).getByRole('button', { name: 'Desfazer' });
	await waitFor(() => expect(row.queryByRole('button', { name: put })).toBeNull());
	fireEvent.click(undo);
	await told('Desfeito');
	const sent = { post_id: postId, date: 'created_at' };
	expect(desk.inputsOf('correct-date')).toEqual([
		{ ...sent, from: monday },
		{ ...sent, from: later, at: monday },
	]);
});

test('S12: the form shows the place before and after, publishes an older draft at one press, and puts it first at another', async () => {
	const desk = await openDesk(`/admin/edit/${postId}`, aBlog());
	await screen.findByText(/Ao publicar, 8º na ordem dos posts/);
	fireEvent.click((await screen.findAllByRole('button', { name: 'Publicar' }))[0] as HTMLElement);
	const notice = await told('O post foi publicado.');
	expect(notice.textContent).toBe('PublicadoO post foi publicado.');
	const lane = await waitFor(() => {
		const found = document.querySelector<HTMLElement>('.lane');
		if (!found) throw new Error('nothing is on its way');
		return within(found);
	});
	fireEvent.click(await lane.findByRole('button', { name: put }));
	await told('Em primeiro lugar');
	expect(desk.inputsOf('correct-date')).toEqual([
		{ post_id: postId, date: 'created_at', from: monday },
	]);
	fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), { target: { value: 'Outro' } });
	fireEvent.click(
		(await screen.findAllByRole('button', { name: 'Publicar mudanças' }))[0] as HTMLElement,
	);
	await waitFor(() =>
		expect(desk.inputsOf('update-post').at(-1), 'the form knows the row').toMatchObject({
			revision: 5,
		}),
	);
});
