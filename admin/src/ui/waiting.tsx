import { messages } from '../messages.ts';

/** Alone on a screen whose content is still coming. */
export const Waiting = ({ text = messages.common.loading }: { text?: string }) => (
	<p className="checking" role="status">
		<span className="spin" /> {text}
	</p>
);
