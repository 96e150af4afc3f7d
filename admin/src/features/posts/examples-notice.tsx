import type { PostSummary } from '#domain/post/post';
import { example } from '../../messages/example.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ExamplesNoticeProps {
	posts: readonly PostSummary[];
	isRunning: boolean;
	onRemove: () => void;
}

/** Says which texts are not the owner's, as long as there are any. */
export function ExamplesNotice({ posts, isRunning, onRemove }: ExamplesNoticeProps) {
	return (
		<Notice
			icon="eye"
			title={example.notice(posts.length)}
			actions={
				<Button disabled={isRunning} onClick={onRemove}>
					{example.remove}
				</Button>
			}
		>
			{example.noticeText(posts.length)}
		</Notice>
	);
}
