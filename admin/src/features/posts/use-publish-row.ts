import { useState } from 'react';
import type { PostSummary } from '#domain/post/post';
import { ApiError } from '../../api/api-error.ts';
import type { Check } from '../../checks/check-text.ts';
import { undoableMs } from '../../ui/toast.ts';
import { useListInput } from './list-params.ts';
import { usePublish, useUndoPublish } from './use-post-actions.ts';

async function readRedLines(id: string): Promise<Check[]> {
	try {
		return await (await import('../../checks/find-red-lines.ts')).findRedLines(id);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return []; // Publishing itself will report the error.
	}
}

/** The row's main button: publishes at once, or first shows problems that readers would notice; then unpublishes. */
export function usePublishRow(post: PostSummary, onUnpublish: () => void) {
	const [lines, setLines] = useState<readonly Check[]>([]);
	const [checking, setChecking] = useState(false);
	/** The post before it was published, while that can be undone. */
	const [before, setBefore] = useState<PostSummary>();
	const undo = useUndoPublish();
	const { status } = useListInput().input;
	const leaves = status === 'draft' || status === 'scheduled';
	const offerUndo = () => {
		setBefore(post);
		setTimeout(() => setBefore(undefined), undoableMs);
	};
	const sending = usePublish(offerUndo, leaves ? undo.mutate : undefined);
	const publish = () => {
		setLines([]);
		sending.mutate(post);
	};
	const ask = async () => {
		setChecking(true);
		const found = await readRedLines(post.id);
		setChecking(false);
		if (found.length > 0) setLines(found);
		else publish();
	};
	const canUndo = before !== undefined && post.published;
	// The list may still be refetching after a finished change, which can be undone already.
	const busy = checking || undo.isPending || (sending.isPending && !canUndo);
	const act = () => {
		if (busy) return;
		if (canUndo) undo.mutate(before, { onSettled: () => setBefore(undefined) });
		else if (post.published) onUnpublish();
		else void ask();
	};
	return { lines, running: busy, canUndo, act, publish, close: () => setLines([]) };
}
export type PublishRow = ReturnType<typeof usePublishRow>;
