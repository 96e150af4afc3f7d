import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '#contract/drafts';
import { ApiError } from '../../../admin/src/api/api-error.ts';
import { DraftWriter } from '../../../admin/src/features/post-form/draft-writer.ts';
import { emptyValues, type PostValues } from '../../../admin/src/journal/post-values.ts';
import { aPost, postId, someValues } from './a-post.ts';

/** The server's side of a working copy, answering when the test lets it. */
function fakeServer() {
	let row: Draft | null = null;
	const waiting: (() => void)[] = [];
	const state = {
		held: false,
		failure: undefined as ApiError | undefined,
		saves: 0,
		isRowNewer: false,
	};
	const saveDraft = async (copy: {
		base_revision: number;
		version: number;
		fields: PostValues;
	}) => {
		if (state.held) await new Promise<void>((resolve) => waiting.push(resolve));
		state.saves += 1;
		if (state.failure) throw state.failure;
		const isRowNewer = state.isRowNewer;
		state.isRowNewer = false;
		if (isRowNewer || (row?.version ?? 0) !== copy.version)
			throw new ApiError({
				code: 'stale_revision',
				message: '',
				status: 409,
				details: { draft: row },
			});
		row = {
			...copy,
			post_id: postId,
			version: copy.version + 1,
			updated_at: '2026-11-20T14:32:00.000Z',
		};
		return row;
	};
	return {
		state,
		saveDraft,
		/** As for the copy of a row that has moved on. */
		refuseOnce: () => {
			state.isRowNewer = true;
		},
		release: () =>
			waiting.splice(0).forEach((go) => {
				go();
			}),
		row: () => row,
		put: (draft: Draft | null) => {
			row = draft;
		},
	};
}

function open(server = fakeServer(), post = aPost(), created = true) {
	const journal = { last: undefined as PostValues | undefined };
	const adopted: PostValues[] = [];
	const writer = new DraftWriter(
		{ post: created ? post : null, draft: null, values: someValues(), blank: emptyValues('') },
		{
			saveDraft: server.saveDraft,
			findPost: async () => post,
			remember: (values) => {
				journal.last = values;
			},
			forget: () => {
				journal.last = undefined;
			},
			adopt: (values) => adopted.push(values),
		},
	);
	return { writer, server, journal, adopted };
}

const draft = (version: number, fields: PostValues): Draft => ({
	post_id: postId,
	base_revision: 3,
	version,
	fields,
	updated_at: '2026-11-20T14:29:00.000Z',
});

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the text between the keys and the server', () => {
	it('is saved a moment after the last key, and the live post is left alone', async () => {
		const { writer, server, journal } = open();
		writer.edit(someValues({ title: 'Novo' }));
		expect(journal.last?.title).toBe('Novo');
		expect(writer.state.place).toBe('browser');
		await vi.advanceTimersByTimeAsync(2_000);
		expect(server.row()?.fields.title).toBe('Novo');
		expect(writer.state).toMatchObject({ place: 'saved', unpublished: true });
		expect(journal.last).toBeUndefined();
	});

	it('complaint 8: a slow network and two saves from one tab are no conflict', async () => {
		const { writer, server } = open();
		server.state.held = true;
		writer.edit(someValues({ title: 'Um' }));
		const first = writer.flush();
		await vi.advanceTimersByTimeAsync(0);
		writer.edit(someValues({ title: 'Dois' }));
		const second = writer.flush();
		await vi.advanceTimersByTimeAsync(0);
		server.state.held = false;
		server.release();
		await Promise.all([first, second]);
		expect(writer.state.conflict).toBeNull();
		expect(server.row()).toMatchObject({ version: 2, fields: { title: 'Dois' } });
	});

	it('complaint 10: an answer that arrives late never replaces newer typing', async () => {
		const { writer, server, adopted } = open();
		server.state.held = true;
		writer.edit(someValues({ title: 'Antes' }));
		const saving = writer.flush();
		await vi.advanceTimersByTimeAsync(0);
		writer.edit(someValues({ title: 'Depois' }));
		server.state.held = false;
		server.release();
		await saving;
		expect(writer.values.title).toBe('Depois');
		expect(adopted).toEqual([]);
	});

	it('complaint 7: another tab that changed another field is joined without a question', async () => {
		const { writer, server } = open();
		writer.edit(someValues({ title: 'Meu' }));
		await writer.flush();
		server.put(draft(2, someValues({ title: 'Meu', tags: ['dela'] })));
		writer.edit(someValues({ title: 'Meu mesmo' }));
		expect(await writer.flush()).toBe(true);
		expect(server.row()?.fields).toEqual(someValues({ title: 'Meu mesmo', tags: ['dela'] }));
	});

	it('complaint 7: the same field in two tabs opens the conflict, and both texts are there', async () => {
		const { writer, server, journal } = open();
		server.put(draft(1, someValues({ title: 'Dela' })));
		writer.edit(someValues({ title: 'Meu' }));
		expect(await writer.flush()).toBe(false);
		expect(writer.state.conflict?.versions).toMatchObject({
			mine: { title: 'Meu' },
			theirs: { title: 'Dela' },
		});
		expect(journal.last?.title).toBe('Meu');
		writer.resolve(someValues({ title: 'Dos dois' }));
		await vi.advanceTimersByTimeAsync(10);
		expect(server.row()?.fields.title).toBe('Dos dois');
	});

	it('a working copy that was saved or thrown away elsewhere does not stop the next save', async () => {
		const { writer, server } = open();
		writer.edit(someValues({ title: 'Um' }));
		await writer.flush();
		server.put(null);
		writer.edit(someValues({ title: 'Dois' }));
		expect(await writer.flush()).toBe(true);
		expect(server.row()?.fields.title).toBe('Dois');
	});

	it('without a server it stays in the browser, says so, and is sent when the server is back', async () => {
		const { writer, server, journal } = open();
		server.state.failure = new ApiError({ code: 'offline', message: '' });
		writer.edit(someValues({ title: 'Offline' }));
		await vi.advanceTimersByTimeAsync(1_300);
		expect(writer.state.place).toBe('offline');
		expect(journal.last?.title).toBe('Offline');
		server.state.failure = undefined;
		await vi.advanceTimersByTimeAsync(3_000);
		expect(server.row()?.fields.title).toBe('Offline');
	});

	it('when the session ends in mid-sentence it waits for the sign-in, without asking again by itself', async () => {
		const { writer, server } = open();
		server.state.failure = new ApiError({ code: 'unauthorized', message: '', status: 401 });
		writer.edit(someValues({ title: 'Sem sessão' }));
		await vi.advanceTimersByTimeAsync(60_000);
		expect(writer.state.place).toBe('session');
		expect(server.state.saves).toBe(1);
		server.state.failure = undefined;
		expect(await writer.flush()).toBe(true);
	});

	it('complaint 9: a tab left open while the post was published takes the new row without touching its state', () => {
		const { writer } = open(fakeServer(), aPost({ published: false, revision: 3 }));
		writer.edit(someValues({ title: 'Ainda meu' }));
		const published = aPost({ published: true, revision: 5 });
		expect(writer.rebase(published, 'save')).toBe(true);
		expect(writer.state.post).toMatchObject({ published: true, revision: 5 });
		expect(writer.values.title).toBe('Ainda meu');
	});

	it('what the server wrote in the place of empty fields comes into the form; what was typed meanwhile stays', () => {
		const { writer, adopted } = open();
		const sent = someValues({ excerpt: '', title: 'Enviado' });
		writer.edit(sent);
		writer.edit({ ...sent, title: 'Digitado depois' });
		writer.accept(aPost({ title: 'Enviado', excerpt: 'Feito pelo servidor.', revision: 4 }), sent);
		expect(writer.values).toMatchObject({
			title: 'Digitado depois',
			excerpt: 'Feito pelo servidor.',
		});
		expect(adopted).toHaveLength(1);
		writer.close();
	});
});

it('a post whose creation was answered to nobody is taken as it stands, and what was typed since goes on top', async () => {
	const stored = aPost({ content: '# Um post\n\nArrumado pelo servidor.', excerpt: 'Feito lá.' });
	const { writer, server } = open(fakeServer(), stored, false);
	const sent = someValues({ excerpt: '', content: 'Arrumado  pelo servidor.' });
	writer.edit(sent);
	writer.attempt(sent);
	server.put(null);
	server.refuseOnce();
	writer.edit({ ...sent, title: 'Outro título' });
	expect(await writer.flush()).toBe(true);
	expect(writer.state.conflict).toBeNull();
	expect(server.row()?.fields).toMatchObject({ title: 'Outro título', excerpt: 'Feito lá.' });
	writer.close();
});

it('complaint 6: only a published post is said to be on the site', () => {
	expect(open(fakeServer(), aPost({ published: false })).writer.state.place).toBe('saved');
	expect(open(fakeServer(), aPost({ published: true })).writer.state.place).toBe('same');
});
