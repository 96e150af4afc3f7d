import type { WorkingCopy } from '#contract/working-copies';
import { ApiError } from '../../../admin/src/api/api-error.ts';
import { emptyValues, type PostValues } from '../../../admin/src/text/post-values.ts';
import { TypedText } from '../../../admin/src/text/typed-text.ts';
import {
	WorkingCopyWriter,
	type WriterPorts,
} from '../../../admin/src/text/working-copy-writer.ts';
import { aPost, postId, someValues } from './a-post.ts';

/** The server's side of a working copy, which replies when the test says so. */
export function fakeServer() {
	let row: WorkingCopy | null = null;
	const waiting: (() => void)[] = [];
	const state = {
		held: false,
		failure: undefined as ApiError | undefined,
		saves: 0,
		isRowNewer: false,
	};
	const saveWorkingCopy = async (copy: {
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
		saveWorkingCopy,
		/** The reply for a copy of a row that has changed. */
		refuseOnce: () => {
			state.isRowNewer = true;
		},
		release: () =>
			waiting.splice(0).forEach((go) => {
				go();
			}),
		row: () => row,
		find: async () => {
			if (state.held) await new Promise<void>((resolve) => waiting.push(resolve));
			if (state.failure) throw state.failure;
			return row;
		},
		put: (draft: WorkingCopy | null) => {
			row = draft;
		},
	};
}

/** The writer of an existing post, or of one whose row this tab has not seen; `find` is what the server has of the row. */
export function open(
	server = fakeServer(),
	post = aPost(),
	created = true,
	find: Partial<Pick<WriterPorts, 'findPost' | 'findRevision'>> = {},
) {
	const journal = { last: undefined as PostValues | undefined };
	const adopted: PostValues[] = [];
	const text = new TypedText(
		{
			post: created ? post : null,
			workingCopy: null,
			values: someValues(),
			blank: emptyValues(''),
		},
		{
			remember: (values) => {
				journal.last = values;
			},
			forget: () => {
				journal.last = undefined;
			},
		},
	);
	let { values } = text;
	text.subscribe((event) => {
		if (event !== 'typed' && text.values !== values) adopted.push(text.values);
		({ values } = text);
	});
	const writer = new WorkingCopyWriter(text, {
		saveWorkingCopy: server.saveWorkingCopy,
		discardWorkingCopy: async (version) => {
			if (server.row()?.version === version) server.put(null);
		},
		findWorkingCopy: async () => server.find(),
		findPost: async () => post,
		findRevision: async () => someValues(),
		...find,
	});
	return { writer, server, journal, adopted };
}

export const aDraft = (version: number, fields: PostValues): WorkingCopy => ({
	post_id: postId,
	base_revision: 3,
	version,
	fields,
	updated_at: '2026-11-20T14:29:00.000Z',
});
