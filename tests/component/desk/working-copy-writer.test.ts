import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postFieldTable } from '#domain/post/post-field-table';
import { copyFields } from '#domain/post/post-fields';
import { ApiError } from '../../../admin/src/api/api-error.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { aPost, someValues } from './a-post.ts';
import { aDraft, fakeServer, open } from './a-writer.ts';

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the text between the keys and the server', () => {
	it('S41: is saved a moment after the last key, and the live post is left alone', async () => {
		const { writer, server, journal } = open();
		writer.edit(someValues({ title: 'Novo' }));
		expect(journal.last?.title).toBe('Novo');
		expect(writer.text.state.place).toBe('browser');
		await vi.advanceTimersByTimeAsync(2_000);
		expect(server.row()?.fields.title).toBe('Novo');
		expect(writer.text.state).toMatchObject({ place: 'saved', unpublished: true });
		expect(journal.last).toBeUndefined();
	});

	it.each(
		copyFields.filter(
			(name) =>
				postFieldTable[name].writtenBy === 'editor' &&
				!/^(?:author|read_time|category_id)$/.test(name),
		),
	)('a new text in which only %s is written is kept and sent', async (name) => {
		const { writer, server, journal } = open(fakeServer(), aPost(), false);
		const values = emptyValues('Ana');
		writer.edit({ ...values, [name]: name === 'tags' ? ['mesa'] : 'Palavras' });
		expect(journal.last).toBeDefined();
		await vi.advanceTimersByTimeAsync(2_000);
		expect(server.row()?.fields[name]).toEqual(name === 'tags' ? ['mesa'] : 'Palavras');
		expect(writer.text.state.place).toBe('saved');
	});

	it('a new text that is emptied discards what it was, and nothing that another tab wrote since', async () => {
		const server = fakeServer();
		const elsewhere = aDraft(9, someValues({ title: 'De outra aba' }));
		const saveWorkingCopy: typeof server.saveWorkingCopy = async (copy) => {
			const kept = await server.saveWorkingCopy(copy);
			if (kept.fields.title === '') server.put(elsewhere);
			return kept;
		};
		const { writer } = open({ ...server, saveWorkingCopy }, aPost(), false);
		writer.edit({ ...emptyValues('Ana'), title: 'Um começo' });
		await writer.flush();
		writer.edit(emptyValues('Ana'));
		await writer.flush();
		expect(server.row()).toEqual(elsewhere);
		writer.close();
	});

	it('E8: a slow network and two saves from one tab are no conflict', async () => {
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
		expect(writer.text.state.conflict).toBeNull();
		expect(server.row()).toMatchObject({ version: 2, fields: { title: 'Dois' } });
	});

	it('E10: an answer that arrives late never replaces newer typing', async () => {
		const { writer, server, adopted } = open();
		server.state.held = true;
		writer.edit(someValues({ title: 'Antes' }));
		const saving = writer.flush();
		await vi.advanceTimersByTimeAsync(0);
		writer.edit(someValues({ title: 'Depois' }));
		server.state.held = false;
		server.release();
		await saving;
		expect(writer.text.values.title).toBe('Depois');
		expect(adopted).toEqual([]);
	});

	it('E7: changes of another field in another tab are merged without a question', async () => {
		const { writer, server } = open();
		writer.edit(someValues({ title: 'Meu' }));
		await writer.flush();
		server.put(aDraft(2, someValues({ title: 'Meu', tags: ['dela'] })));
		writer.edit(someValues({ title: 'Meu mesmo' }));
		expect(await writer.flush()).toBe(true);
		expect(server.row()?.fields).toEqual(someValues({ title: 'Meu mesmo', tags: ['dela'] }));
	});

	it('E7: the same field in two tabs opens the conflict, and both texts are there', async () => {
		const { writer, server, journal } = open();
		server.put(aDraft(1, someValues({ title: 'Dela' })));
		writer.edit(someValues({ title: 'Meu' }));
		expect(await writer.flush()).toBe(false);
		expect(writer.text.state.conflict?.versions).toMatchObject({
			mine: { title: 'Meu' },
			theirs: { title: 'Dela' },
		});
		expect(journal.last?.title).toBe('Meu');
		writer.resolve(someValues({ title: 'Dos dois' }));
		await vi.advanceTimersByTimeAsync(10);
		expect(server.row()?.fields.title).toBe('Dos dois');
	});

	it('no question takes the text away while it is typed: it comes with the next pause', async () => {
		const { writer, server } = open();
		server.put(aDraft(1, someValues({ title: 'Dela' })));
		server.state.held = true;
		writer.edit(someValues({ title: 'Meu' }));
		await vi.advanceTimersByTimeAsync(1_200);
		writer.edit(someValues({ title: 'Meu título' }));
		server.state.held = false;
		server.release();
		await vi.advanceTimersByTimeAsync(1_000);
		expect(writer.text.state).toMatchObject({ conflict: null, place: 'browser' });
		await vi.advanceTimersByTimeAsync(300);
		expect(writer.text.state.conflict?.versions.mine).toMatchObject({ title: 'Meu título' });
	});

	it.each([
		['', aPost()],
		[', nor does a draft that this tab found with the same words', aPost({ title: 'Dois' })],
	])(
		'a working copy that was saved or thrown away elsewhere does not stop the next save%s',
		async (_, found) => {
			const { writer, server } = open(fakeServer(), found, true, { findPost: async () => aPost() });
			writer.edit(someValues({ title: 'Um' }));
			await writer.flush();
			server.put(null);
			writer.edit(someValues({ title: 'Dois' }));
			expect(await writer.flush()).toBe(true);
			expect(server.row()?.fields.title).toBe('Dois');
		},
	);

	it('without a server it stays in the browser, says so, and is sent when the server is back', async () => {
		const { writer, server, journal } = open();
		server.state.failure = new ApiError({ code: 'offline', message: '' });
		writer.edit(someValues({ title: 'Offline' }));
		await vi.advanceTimersByTimeAsync(1_300);
		expect(writer.text.state.place).toBe('offline');
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
		expect(writer.text.state.place).toBe('session');
		expect(server.state.saves).toBe(1);
		server.state.failure = undefined;
		expect(await writer.flush()).toBe(true);
	});
});

it('a post whose create reply was lost is taken over, with what was typed since', async () => {
	const stored = aPost({ content: '# Um post\n\nArrumado pelo servidor.', excerpt: 'Feito lá.' });
	const { writer, server } = open(fakeServer(), stored, false);
	const sent = someValues({ excerpt: '', content: 'Arrumado  pelo servidor.' });
	writer.edit(sent);
	await writer.flush();
	server.put(null);
	server.refuseOnce();
	writer.edit({ ...sent, title: 'Outro título' });
	expect(await writer.flush()).toBe(true);
	expect(writer.text.state.conflict).toBeNull();
	expect(server.row()?.fields).toMatchObject({ title: 'Outro título', excerpt: 'Feito lá.' });
	writer.close();
});

describe('what another tab saved, when this one is seen again', () => {
	const saved = async (typed: object) => {
		const opened = open();
		opened.writer.edit(someValues(typed));
		await opened.writer.flush();
		return opened;
	};

	it('is simply the text, where nothing was typed here', async () => {
		const { writer, server, journal } = await saved({ title: 'Meu' });
		server.put(aDraft(2, someValues({ title: 'Dela', tags: ['dela'] })));
		await writer.lookElsewhere();
		expect(writer.text.values).toMatchObject({ title: 'Dela', tags: ['dela'] });
		expect(writer.text.state).toMatchObject({ place: 'saved', conflict: null, merges: 1 });
		expect([journal.last, server.state.saves]).toEqual([undefined, 1]);
		await writer.lookElsewhere();
		expect(writer.text.state.merges).toBe(1);
	});

	it('E7: is merged with what is typed while it comes, and nothing is lost', async () => {
		const { writer, server } = await saved({ title: 'Meu' });
		server.put(aDraft(2, someValues({ title: 'Meu', tags: ['dela'] })));
		server.state.held = true;
		const looking = writer.lookElsewhere();
		await vi.advanceTimersByTimeAsync(0);
		writer.edit({ title: 'Meu mesmo' });
		server.state.held = false;
		server.release();
		await looking;
		await vi.advanceTimersByTimeAsync(2_000);
		expect(server.row()?.fields).toEqual(someValues({ title: 'Meu mesmo', tags: ['dela'] }));
	});

	it('waits while something here is not saved: sending it merges', async () => {
		const { writer, server, adopted } = await saved({ title: 'Meu' });
		server.put(aDraft(2, someValues({ title: 'Dela' })));
		writer.edit({ tags: ['minha'] });
		await writer.lookElsewhere();
		expect(adopted).toEqual([]);
		await vi.advanceTimersByTimeAsync(2_000);
		expect(server.row()?.fields).toEqual(someValues({ title: 'Dela', tags: ['minha'] }));
	});

	it('is the row where the copy was saved or thrown away there, and is not kept again', async () => {
		const row = { ...aPost(), title: 'Salvo', revision: 4 };
		for (const [post, title] of [
			[row, 'Salvo'],
			[aPost(), aPost().title],
		] as const) {
			const { writer, server } = open(undefined, undefined, true, { findPost: async () => post });
			writer.edit({ title: 'Meu' });
			await writer.flush();
			server.put(null);
			await writer.lookElsewhere();
			expect(writer.text.values.title).toBe(title);
			expect(writer.text.state.post?.revision).toBe(post.revision);
			await vi.advanceTimersByTimeAsync(5_000);
			expect(server.row()).toBeNull();
		}
	});

	it('does not come between the two texts of a question', async () => {
		const { writer, server } = await saved({ title: 'Meu' });
		server.put(aDraft(2, someValues({ title: 'Dela' })));
		writer.edit({ title: 'Meu mesmo' });
		await writer.flush();
		server.put(aDraft(3, someValues({ title: 'Dela outra vez' })));
		await writer.lookElsewhere();
		expect(writer.text.state.conflict?.versions).toMatchObject({
			mine: { title: 'Meu mesmo' },
			theirs: { title: 'Dela' },
		});
	});

	it('is left to the row’s news where the post came out meanwhile', async () => {
		const before = aPost({ published: false, published_at: null });
		const { writer } = open(undefined, before, true, {
			findPost: async () => aPost({ revision: 4 }),
		});
		await writer.lookElsewhere();
		expect(writer.text.state.post).toBe(before);
	});

	it('does not bring back a begun text that was thrown away there, nor fail without a network', async () => {
		const { writer, server } = open(undefined, undefined, false, {
			findPost: async () => undefined,
		});
		writer.edit({ title: 'Meu' });
		await writer.flush();
		server.put(null);
		await writer.lookElsewhere();
		await vi.advanceTimersByTimeAsync(5_000);
		expect([writer.text.values.title, server.row()]).toEqual(['Meu', null]);
		server.state.failure = new ApiError({ code: 'offline', message: '' });
		await writer.lookElsewhere();
		expect(writer.text.state.place).toBe('saved');
	});

	it('E7: a copy of a newer row brings the row’s changes along, instead of taking them back', async () => {
		const live = someValues({ title: 'Título novo' });
		const { writer, server } = open(undefined, undefined, true, {
			findRevision: async () => live,
		});
		server.put({ ...aDraft(9, { ...live, tags: ['dela'] }), base_revision: 4 });
		writer.edit({ excerpt: 'Meu resumo' });
		expect(await writer.flush()).toBe(true);
		expect(server.row()?.fields).toEqual({ ...live, tags: ['dela'], excerpt: 'Meu resumo' });
	});
});
