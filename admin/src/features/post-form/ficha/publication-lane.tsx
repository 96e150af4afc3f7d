import { messages } from '../../../messages/all.ts';
import { DraftRail, PublicationRail } from '../../../site/publication-rail.tsx';
import { usePublication } from '../../../site/use-publication.ts';
import { useRetryBuild } from '../../../site/use-retry-build.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';

/** How far the newest change is on its way to readers. */
export function PublicationLane() {
	const { post, savedAt } = usePostForm().state;
	const publication = usePublication(post?.id ?? '');
	const retry = useRetryBuild();
	const isDraft = !post?.published && savedAt !== null;
	if (!publication && !isDraft) return null;
	if (!publication)
		return (
			<div className="lane">
				<DraftRail savedAt={savedAt ?? ''} />
			</div>
		);
	return (
		<div className="lane">
			<PublicationRail publication={publication} />
			{publication.stage.at === 'failed' && (
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{messages.common.retry}
				</Button>
			)}
		</div>
	);
}
