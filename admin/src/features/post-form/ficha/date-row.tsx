import { useState } from 'react';
import type { Post } from '#domain/post/post';
import { plans } from '../../../messages/plans.ts';
import { publicationDate as text } from '../../../messages/publication-date.ts';
import { Button } from '../../../ui/button.tsx';
import { later } from '../../../ui/later.tsx';
import { typedTimeOf } from '../../../when/schedule-time.ts';

const DateDialog = later(async () => (await import('./date-dialog.tsx')).DateDialog);

/** When a public post came out, and the dialog that corrects it. */
export function DateRow({ post }: { post: Post }) {
	const [isOpen, setOpen] = useState(false);
	const { day, hour } = typedTimeOf(post.published_at);
	const when = post.published_at ? `${day}, ${hour}` : plans.choose;
	return (
		<div className="plan-row">
			<span>{text.label}</span>
			<Button
				className="num"
				aria-haspopup="dialog"
				aria-label={`${text.label}: ${when}`}
				onClick={() => setOpen(true)}
			>
				{when}
			</Button>
			{isOpen && <DateDialog post={post} onClose={() => setOpen(false)} />}
		</div>
	);
}
