import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { StateMessage } from './state-message.tsx';

/** Shown for an unknown post, and for a preview that the reader may not see (Spec §8). */
export function PostNotFound() {
	const { title, link } = messages.postNotFound;
	return (
		<StateMessage lamp="unlit" title={title} headingLevel={1}>
			<a className="btn btn-line" href={paths.home}>
				{link}
			</a>
		</StateMessage>
	);
}
