import { describe, expect, it, vi } from 'vitest';
import { savePost } from '../../../admin/src/text/post-saver.ts';
import { aPost, postId, someValues } from './a-post.ts';
import { aDraft, fakeServer, open } from './a-writer.ts';

describe('what is typed and what comes from elsewhere', () => {
	it('E9: a tab left open while the post was published takes the new row without touching its state', () => {
		const { writer } = open(fakeServer(), aPost({ published: false, revision: 3 }));
		writer.edit(someValues({ title: 'Ainda meu' }));
		const published = aPost({ published: true, revision: 5 });
		expect(
			writer.text.dispatch('rowCame', { post: published, resume: 'save' }).conflict,
		).toBeNull();
		expect(writer.text.state.post).toMatchObject({ published: true, revision: 5 });
		expect(writer.text.values.title).toBe('Ainda meu');
	});

	it('values that the server filled in appear in the form, and what was typed meanwhile stays', () => {
		const { writer, adopted } = open();
		const sent = someValues({ excerpt: '', title: 'Enviado' });
		writer.edit(sent);
		writer.edit({ ...sent, title: 'Digitado depois' });
		writer.accept(aPost({ title: 'Enviado', excerpt: 'Feito pelo servidor.', revision: 4 }), sent);
		expect(writer.text.values).toMatchObject({
			title: 'Digitado depois',
			excerpt: 'Feito pelo servidor.',
		});
		expect(adopted).toHaveLength(1);
		writer.close();
	});

	it('E6: only a published post is said to be on the site', () => {
		expect(open(fakeServer(), aPost({ published: false })).writer.text.state.place).toBe('saved');
		expect(open(fakeServer(), aPost({ published: true })).writer.text.state.place).toBe('same');
	});
});

it('a key after the first changes nothing that the parts of the form show', () => {
	const { writer } = open();
	writer.edit(someValues({ title: 'U' }));
	const shown = writer.text.snapshot();
	writer.edit(someValues({ title: 'Um' }));
	expect(writer.text.snapshot()).toBe(shown);
	expect(writer.text.values.title).toBe('Um');
	writer.text.dispatch('binned', true);
	expect(writer.text.snapshot().isBinned).toBe(true);
	writer.close();
});

describe('a conflict that is put off', () => {
	/** The same title changed in two tabs, and the question put off. */
	function putOffConflict() {
		const { writer, server } = open();
		writer.edit(someValues({ title: 'Meu' }));
		const workingCopy = aDraft(1, someValues({ title: 'Dela' }));
		const { conflict } = writer.text.dispatch('copyCame', { workingCopy, resume: 'autosave' });
		expect(conflict).not.toBeNull();
		writer.text.dispatch('putOff');
		return { writer, server };
	}

	it('lets the user continue writing, and does not overwrite the other text meanwhile', async () => {
		const { writer, server } = putOffConflict();
		writer.edit(someValues({ title: 'Meu ainda' }));
		expect(await writer.flush()).toBe(false);
		expect(server.state.saves).toBe(0);
		expect(writer.text.state.conflict?.isPutOff).toBe(true);
	});

	it('is asked again before a save, including what was typed since', async () => {
		const { writer } = putOffConflict();
		writer.edit(someValues({ title: 'Meu ainda' }));
		const fetchMock = vi.fn();
		vi.stubGlobal('fetch', fetchMock);
		expect(await savePost(writer, postId, 'save-to-site')).toEqual({ kind: 'conflict' });
		expect(fetchMock).not.toHaveBeenCalled();
		expect(writer.text.state.conflict).toMatchObject({
			versions: { mine: { title: 'Meu ainda' }, theirs: { title: 'Dela' } },
			resume: 'save-to-site',
		});
		vi.unstubAllGlobals();
		writer.close();
	});

	it('ends when the user types the same text', () => {
		const { writer } = putOffConflict();
		writer.edit(someValues({ title: 'Dela' }));
		expect(writer.text.dispatch('askedAgain', 'autosave').conflict).toBeNull();
		writer.close();
	});

	it('stays when the post changes elsewhere without its text, such as its date', () => {
		const { writer } = putOffConflict();
		const post = aPost({ published_at: '2025-03-03T12:30:00.000Z', revision: 4 });
		expect(writer.text.dispatch('rowCame', { post, resume: 'autosave' }).conflict).toMatchObject({
			isPutOff: true,
			versions: { mine: { title: 'Meu' }, theirs: { title: 'Dela' } },
		});
		expect(writer.text.state.post?.revision).toBe(4);
		writer.close();
	});

	it('stays when the other text is saved, and asks about what that one says by now', () => {
		const { writer } = putOffConflict();
		const saved = aPost({ title: 'Dela', tags: ['dela'], revision: 4 });
		expect(
			writer.text.dispatch('copyGone', { post: saved, resume: 'autosave' }).conflict,
		).toMatchObject({
			isPutOff: true,
			versions: { mine: { title: 'Meu' }, theirs: { title: 'Dela', tags: ['dela'] } },
		});
		const again = aPost({ title: 'Dela, de novo', tags: ['dela'], revision: 5 });
		expect(
			writer.text.dispatch('rowCame', { post: again, resume: 'autosave' }).conflict,
		).toMatchObject({
			versions: { mine: { title: 'Meu' }, theirs: { title: 'Dela, de novo' } },
		});
		writer.close();
	});

	it('ends when the other text goes back to where both began', () => {
		const { writer } = putOffConflict();
		const workingCopy = aDraft(2, someValues());
		expect(
			writer.text.dispatch('copyCame', { workingCopy, resume: 'autosave' }).conflict,
		).toBeNull();
		expect(writer.text.values.title).toBe('Meu');
		writer.close();
	});

	it('is none when two texts were only looked at', () => {
		const { writer } = open();
		const older = { values: someValues({ title: 'Antes' }), at: '2026-11-20T14:18:00.000Z' };
		writer.text.dispatch('compared', { older, at: older.at, onResolved: () => undefined });
		writer.text.dispatch('putOff');
		expect(writer.text.state.conflict).toBeNull();
	});
});

it('a working copy of an older row does not take a newer row’s changes back', async () => {
	const { writer } = open(fakeServer(), aPost({ excerpt: 'Resumo novo.', revision: 4 }));
	writer.text.dispatch('recovered', someValues({ excerpt: 'Resumo novo.' }));
	expect(await writer.joinCopy(aDraft(1, someValues({ tags: ['dela'] })), 'save')).toBe(true);
	expect(writer.text.values).toMatchObject({ excerpt: 'Resumo novo.', tags: ['dela'] });
});
