import { plans as text } from '../../messages/plans.ts';
import type { useSendPlan } from '../../site/plans.ts';
import type { PostFormContext } from '../../text/form-context.ts';
import { formatComing } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { tellFailure } from './tell-outcome.ts';

/** Stores what is typed, then plans it; the form goes back to the text that readers see. True when it is planned. */
export async function planText(
	context: PostFormContext,
	at: string,
	send: ReturnType<typeof useSendPlan>,
): Promise<boolean> {
	const { writer, choosePlan } = context;
	writer.start('save-to-site');
	try {
		if (!(await writer.flush())) return false;
		return await writer.enqueue(async () => {
			const { post, workingCopy, values } = writer.text.state;
			if (!post || !workingCopy) return false;
			const { version } = workingCopy;
			await send({ action: 'plan-change', post_id: post.id, at, draft_version: version });
			writer.accept(post, values);
			choosePlan(null);
			const when = formatComing(at, new Date().toISOString());
			toast.success(text.planned, { description: text.plannedText(when) });
			return true;
		});
	} catch (error) {
		tellFailure(context, error, 'save-to-site');
		return false;
	} finally {
		writer.text.dispatch('pressEnded');
	}
}
