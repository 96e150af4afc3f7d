import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Empty } from '../../ui/empty.tsx';
import { Comparison } from './comparison.tsx';
import { revisionQuery } from './revision-queries.ts';

interface VersionViewProps {
	postId: string;
	revision: number;
	/** The revision to compare with; undefined for the first. */
	base: number | undefined;
	wholeText: boolean;
}

/** Shows one version compared with another, when both have loaded. */
export function VersionView({ postId, revision, base, wholeText }: VersionViewProps) {
	const { common, history } = messages;
	const shown = useQuery(revisionQuery(postId, revision));
	const compared = useQuery({ ...revisionQuery(postId, base ?? 0), enabled: base !== undefined });
	const categories = useQuery(categoriesQuery).data ?? [];
	if (shown.isError)
		return (
			<Empty failed title={history.loadFailed}>
				{shown.error.message}
			</Empty>
		);
	if (!shown.data || (base !== undefined && !compared.data))
		return <p role="status">{common.loading}</p>;
	return (
		<Comparison
			before={compared.data}
			after={shown.data}
			categories={categories}
			wholeText={wholeText}
		/>
	);
}
