import { isCancelled, textOf } from '../api/api-error.ts';
import { messages } from '../messages.ts';
import { toast } from './toast.ts';

/** Reports a failed action, in the server's words if there are any. */
export function toastFailure(error: unknown): void {
	if (isCancelled(error)) return;
	toast.error(messages.common.error, { description: textOf(error, messages.common.actionFailed) });
}
