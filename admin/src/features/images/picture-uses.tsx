import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { images } from '#contract/images';
import { call } from '../../api/call.ts';
import { messages } from '../../messages/all.ts';
import { picturesKey } from '../../pictures/picture-library.tsx';
import { Button } from '../../ui/button.tsx';

/** Where a picture stands. */
export function ImageUses({ hash }: { hash: string }) {
	const { pictures, list, common } = messages;
	const query = useQuery({
		queryKey: [...picturesKey, 'uses', hash],
		queryFn: async ({ signal }) =>
			(await call(images, { action: 'uses', hash }, { signal })).uses ?? [],
	});
	if (query.isError) return <Button onClick={() => void query.refetch()}>{common.retry}</Button>;
	if (!query.data) return common.loading;
	if (query.data.length === 0) return pictures.nowhere;
	return (
		<ul>
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
