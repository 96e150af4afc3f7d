import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { images } from '#contract/images';
import { call } from '../../api/call.ts';
import { messages } from '../../messages/all.ts';
import { picturesKey } from '../../pictures/picture-library.tsx';
import { Button } from '../../ui/button.tsx';

/** Where a picture stands, asked only for one that somebody wants to know it of. */
export function ImageUses({ hash, name }: { hash: string; name: string }) {
	const { pictures, list, common } = messages;
	const [isAsked, setAsked] = useState(false);
	const query = useQuery({
		queryKey: [...picturesKey, 'uses', hash],
		queryFn: async ({ signal }) =>
			(await call(images, { action: 'uses', hash }, { signal })).uses ?? [],
		enabled: isAsked,
	});
	if (!isAsked || query.isError)
		return (
			<Button
				tone="quiet"
				aria-label={`${pictures.uses}: ${name}`}
				onClick={() => (isAsked ? void query.refetch() : setAsked(true))}
			>
				{query.isError ? common.retry : pictures.uses}
			</Button>
		);
	if (!query.data) return <p role="status">{common.loading}</p>;
	if (query.data.length === 0) return <p className="sub">{pictures.nowhere}</p>;
	return (
		<ul className="uses" aria-label={`${pictures.uses}: ${name}`}>
			{query.data.map(({ id, title, kind }) => (
				<li key={id}>
					<Link className="link" to={kind === 'post' ? paths.admin.edit(id) : paths.admin.authors}>
						{title || list.untitled}
					</Link>
				</li>
			))}
		</ul>
	);
}
