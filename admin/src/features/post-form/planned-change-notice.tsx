import { plans as text } from '../../messages/plans.ts';
import { usePlansOf } from '../../site/plans.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatComing } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { useCancelInForm } from './ficha/use-plan-acts.ts';

/** The words of a planned change are not in the form any more: says when they come, and brings them back. */
export function PlannedChangeNotice() {
	const { state } = usePostForm();
	const plans = usePlansOf(state.post?.id);
	const cancel = useCancelInForm();
	const now = useNow();
	const planned = plans.find(({ kind, waits }) => kind === 'change' && !waits);
	if (!planned) return null;
	return (
		<Notice
			icon="calendar"
			title={text.coming(formatComing(planned.at, now))}
			actions={
				<Button disabled={cancel.isPending} onClick={() => cancel.mutate(planned)}>
					{text.reopen}
				</Button>
			}
		>
			{text.comingText}
		</Notice>
	);
}
