import { messages } from '../../../messages/all.ts';
import { PostOrder } from '../../../site/post-order.tsx';
import { PublicationRail } from '../../../site/publication-rail.tsx';
import { usePublication } from '../../../site/use-publication.ts';
import { useRetryBuild } from '../../../site/use-retry-build.ts';
import { justCameOut } from '../../../site/watched-publication.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { useLearnRow } from '../../../text/use-learn-row.ts';
import { Button } from '../../../ui/button.tsx';
import { later, unsaid } from '../../../ui/later.tsx';

const PassOn = later(async () => (await import('../../../site/pass-on.tsx')).PassOn, unsaid);

/** How far the newest change is on its way to readers. */
export function PublicationLane() {
	const { post } = usePostForm().state;
	const publication = usePublication(post?.id ?? '');
	const retry = useRetryBuild();
	const learn = useLearnRow();
	if (!publication) return null;
	const { at } = publication.stage;
	const isOpen = post?.published && (at === 'live' || at === 'address');
	return (
		<div className="lane">
			<PublicationRail publication={publication} />
			{isOpen && <PassOn post={post} className="btn" />}
			{post && justCameOut(post) && <PostOrder post={post} learn={learn} />}
			{at === 'failed' && (
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{messages.common.retry}
				</Button>
			)}
		</div>
	);
}
