import { messages } from '#config/messages';

/** Placeholder shown while a post loads (Spec §2). */
export function PostLoading() {
	return (
		<p className="wrap status" role="status">
			{messages.article.loading}
		</p>
	);
}
