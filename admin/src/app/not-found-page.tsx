import { Link } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { Empty } from '../ui/empty.tsx';

export function NotFoundPage() {
	const { notFound } = messages;
	return (
		<Empty
			whole
			title={notFound.title}
			action={
				<Link className="btn" to={paths.admin.home}>
					{notFound.back}
				</Link>
			}
		>
			{notFound.text}
		</Empty>
	);
}
