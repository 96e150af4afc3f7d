import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult } from '#contract/results';
import { results as text } from '../../messages/results.ts';
import { Icon } from '../../ui/icon.tsx';

/** The one proposal: a text that many read and that leads nowhere. */
export const Idle = ({
	idle: { id, title, visits },
}: {
	idle: NonNullable<BlogResult['idle']>;
}) => (
	<div className="idle">
		<Icon name="pencil" />
		<p>
			<b>{title}</b>
			{text.idle.visits(visits)}
			{text.idle.act}
		</p>
		<Link className="btn" to={paths.admin.edit(id)} state={{ offers: 'door' }}>
			{text.idle.open}
		</Link>
	</div>
);
