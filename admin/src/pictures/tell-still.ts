import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';

/** Says of these pictures that they moved in their files, and here do not. */
export function tellStill(names: readonly string[]): void {
	const { pictures } = messages;
	if (names.length === 0) return;
	toast.info(pictures.stoodStill(names), { description: pictures.stoodStillWhy, duration: 10_000 });
}
