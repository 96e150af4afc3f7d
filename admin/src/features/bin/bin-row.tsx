import { limits } from '#config/limits';
import type { PostSummary } from '#domain/post/post';
import { elapsedMs } from '#domain/time/is-within';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';

const dayMs = 86_400_000;

export type BinnedPost = PostSummary & { deleted_at?: string | null | undefined };

interface BinRowProps {
	post: BinnedPost;
	busy: boolean;
	onRestore: () => void;
	onPurge: () => void;
}

const daysLeft = (deletedAt: string, now: string) =>
	limits.binDays - Math.floor(elapsedMs(deletedAt, now) / dayMs);

/** A post in the bin, with the time it has left there. */
export function BinRow({ post, busy, onRestore, onPurge }: BinRowProps) {
	const now = useNow();
	const { bin, list } = messages;
	return (
		<tr>
			<td>
				<strong>{post.title}</strong>
				<span className="sub">
					{list.createdOn(formatDay(post.created_at), post.category?.name ?? list.noCategory)}
				</span>
				{post.deleted_at && (
					<span className="sub">
						{bin.since(formatDay(post.deleted_at), daysLeft(post.deleted_at, now))}
					</span>
				)}
			</td>
			<td className="right">
				<span className="row end">
					<Button busy={busy} aria-label={`${bin.restore}: ${post.title}`} onClick={onRestore}>
						{bin.restore}
					</Button>
					<Button
						tone="quiet warn"
						busy={busy}
						aria-label={`${bin.purge}: ${post.title}`}
						onClick={onPurge}
					>
						{bin.purge}
					</Button>
				</span>
			</td>
		</tr>
	);
}
