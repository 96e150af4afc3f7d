import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { formatComing } from '../../ui/times.ts';
import { Answer } from './answer.tsx';
import type { System } from './system-query.ts';

interface NextAnswerProps {
	post: System['next_post'];
	/** Whether the scheduler is late, which another answer says. */
	isLate: boolean;
	now: string;
}

/** What goes out next by itself. */
export function NextAnswer({ post, isLate, now }: NextAnswerProps) {
	const { next } = messages.system;
	const [when = '', distance] = post ? formatComing(post.scheduled_at, now).split(', ') : [];
	return (
		<Answer
			sign="clock"
			{...(!isLate && { tone: 'ok' as const })}
			title={post ? next.title(when.replace('-feira', '')) : next.none}
		>
			{post && (
				<p>
					<Link className="link" to={paths.admin.edit(post.id)}>
						{post.title}
					</Link>
					{`, ${distance}.`}
				</p>
			)}
			{!isLate && <p>{next.fine}</p>}
		</Answer>
	);
}
