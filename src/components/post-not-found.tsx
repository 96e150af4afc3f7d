import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { StateMessage } from './state-message.tsx';

/** An unknown post, and a preview that may not be seen (Spec §8). */
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
