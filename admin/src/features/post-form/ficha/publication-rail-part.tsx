import { messages } from '../../../messages/all.ts';
import { PassOn } from '../../../site/pass-on.tsx';
import { PublicationRail } from '../../../site/publication-rail.tsx';
import { usePublication } from '../../../site/use-publication.ts';
import { useRetryBuild } from '../../../site/use-retry-build.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';

/** How far the newest change is on its way to readers. */
export function PublicationLane() {
	const { post } = usePostForm().state;
	const publication = usePublication(post?.id ?? '');
	const retry = useRetryBuild();
	if (!publication) return null;
	const { at } = publication.stage;
	const isOpen = post?.published && (at === 'live' || at === 'address');
	return (
		<div className="lane">
			<PublicationRail publication={publication} />
			{isOpen && <PassOn post={post} className="btn" />}
			{at === 'failed' && (
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{messages.common.retry}
				</Button>
			)}
		</div>
	);
}
