import { useQuery } from '@tanstack/react-query';
import type { RevisionSummary } from '#contract/post-revisions';
import { categoriesQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Empty } from '../../ui/empty.tsx';
import { Comparison } from './comparison.tsx';
import { revisionQuery } from './revision-queries.ts';

interface VersionViewProps {
	postId: string;
	version: RevisionSummary;
	/** The version to compare with; undefined for the first. */
	base: RevisionSummary | undefined;
	wholeText: boolean;
}

/** Shows one version compared with another, when both have loaded. */
export function VersionView({ postId, version, base, wholeText }: VersionViewProps) {
	const { common, history } = messages;
	const shown = useQuery(revisionQuery(postId, version.revision));
	const compared = useQuery({
		...revisionQuery(postId, base?.revision ?? 0),
		enabled: base !== undefined,
	});
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
			moreWords={version.words - (base?.words ?? 0)}
			categories={categories}
			wholeText={wholeText}
		/>
	);
}
