import { useQuery } from '@tanstack/react-query';
import { showDraft as text } from '../../../messages/draft-link.ts';
import { draftLinkQuery } from '../../../site/draft-link-query.ts';
import { Button } from '../../../ui/button.tsx';
import { formatDay } from '../../../ui/times.ts';
import { useShowPost } from '../use-draft-link-after-save.ts';
import { Dim, Part } from './part.tsx';

/** Whether somebody has a link to this text; nothing while all of it is public or nothing of it is on the server. */
export function ShowPart({ postId }: { postId: string }) {
	const { data } = useQuery(draftLinkQuery(postId));
	const [dialog, show] = useShowPost();
	if (!data || (!data.link && !data.can_show)) return null;
	const { link } = data;
	const line = link ? (
		<span>
			{text.line.opened(link.opened)}
			<Dim>{text.line.until(formatDay(link.valid_until).slice(0, 5))}</Dim>
		</span>
	) : (
		<Dim>{text.line.none}</Dim>
	);
	return (
		<Part name={text.part} value={line}>
			<Button onClick={show}>{text.open}</Button>
			{dialog}
		</Part>
	);
}
