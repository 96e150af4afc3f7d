import { describe, expect, it } from 'vitest';
import { valuesOf } from '#domain/post/form-values';
import { postResolver } from '../../../admin/src/text/post-resolver.ts';
import type { WorkingCopyWriter } from '../../../admin/src/text/working-copy-writer.ts';
import { aPost, someValues } from './a-post.ts';
import { aDraft, open } from './a-writer.ts';

const hasCome = '2026-01-10T12:00:00.000Z';
const judge = ({ text }: WorkingCopyWriter) => {
	const { content: _, ...fields } = text.values;
	return postResolver(text)(fields, undefined, { fields: {}, shouldUseNativeValidation: false });
};

describe('a scheduled post that went live', () => {
	it('can be saved without being asked for its time', async () => {
		const wentLive = aPost({ scheduled_at: hasCome, published: true });
		const { writer } = open(undefined, wentLive);
		writer.edit(someValues({ title: 'Mudado', scheduled_at: hasCome }));
		expect(writer.text.state.scheduling).toBe(false);
		expect((await judge(writer)).errors).toEqual({});
	});

	it('has no change to bring to the site but what was typed', () => {
		const wentLive = aPost({ scheduled_at: hasCome, published: true });
		expect(valuesOf(wentLive).scheduled_at).toBeNull();
		const { writer } = open(undefined, wentLive);
		writer.edit(someValues({ scheduled_at: hasCome }));
		expect(writer.text.state.unpublished).toBe(false);
	});

	it('and was taken back to draft elsewhere leaves no fault of a time behind', async () => {
		const { writer } = open(undefined, aPost({ published: false, scheduled_at: hasCome }));
		writer.text.dispatch('recovered', someValues({ scheduled_at: hasCome }));
		const sent = writer.text.values;
		writer.text.dispatch('kept', { workingCopy: aDraft(1, sent), sent });
		const takenBack = aPost({ published: false, revision: 4 });
		writer.text.dispatch('rowCame', { post: takenBack, resume: 'schedule', base: sent });
		expect(writer.text.state.scheduling).toBe(false);
		expect((await judge(writer)).errors).toEqual({});
	});

	it('while its form was open lets go of the time that was being chosen, and of its fault', async () => {
		const { writer, adopted } = open(undefined, aPost({ published: false, scheduled_at: hasCome }));
		writer.text.dispatch('recovered', someValues({ scheduled_at: hasCome }));
		writer.edit(someValues({ title: 'Mudado', scheduled_at: '99/99 09:00' }));
		const wentLive = aPost({ scheduled_at: hasCome, published: true, revision: 4 });
		expect(writer.text.dispatch('rowCame', { post: wentLive, resume: 'save' }).conflict).toBeNull();
		expect(adopted.at(-1)).toMatchObject({ title: 'Mudado', scheduled_at: null });
		expect((await judge(writer)).errors).toEqual({});
	});
});

describe('a time that is chosen and not yet scheduled', () => {
	const chosen = '2030-11-23T12:00:00.000Z';
	it('stays chosen when the draft is saved, and the server keeps it as a working copy', async () => {
		const { writer, server } = open(undefined, aPost({ published: false }));
		writer.text.dispatch('recovered', someValues({ scheduled_at: chosen }));
		writer.accept(aPost({ published: false, revision: 4 }), writer.text.values);
		expect(writer.text.state.scheduling).toBe(true);
		expect((await judge(writer)).errors).toEqual({});
		await writer.flush();
		expect(server.row()?.fields).toMatchObject({ scheduled_at: chosen });
	});

	it('is gone once the post is out', () => {
		const { writer } = open(undefined, aPost({ published: false }));
		writer.text.dispatch('recovered', someValues({ scheduled_at: chosen }));
		writer.accept(aPost({ published: true, revision: 4 }), writer.text.values);
		expect(writer.text.values.scheduled_at).toBeNull();
		expect(writer.text.isSafe).toBe(true);
	});
});
