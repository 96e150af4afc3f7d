import { messages } from '#config/messages';

/** What stands where a post will be, while it is being asked for (Spec §2). */
export function PostLoading() {
	return (
		<p className="wrap status" role="status">
			{messages.article.loading}
		</p>
	);
}
