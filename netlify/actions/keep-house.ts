import { purgeAudit } from '#db/audit-log';
import { wantViews } from '#db/count-views';
import { purgeExpiredPosts } from '#db/delete-posts';
import { purgeAttempts } from '#db/login-attempts';
import { readState, writeState } from '#db/site-state';
import { purgeBulkChanges } from '#db/undo-many';
import { purgeTopicChanges } from '#db/undo-topic-change';
import type { Deps } from '#lib/deps';
import { purgeFaults } from '#lib/fault-log';
import { removeLatePosts } from './remove-late-posts.ts';
import { removeOrphanPictures } from './remove-orphan-pictures.ts';
import { wantOlderVideos } from './want-older-videos.ts';

const key = 'kept-house';

/** Daily cleanup: requests the views of previous days and deletes what has expired. */
export async function keepHouse(deps: Deps): Promise<void> {
	const today = deps.now().toISOString().slice(0, 10);
	if ((await readState<string>(deps.db, key)) === today) return;
	await writeState(deps.db, key, today);
	await purgeExpiredPosts(deps.db, deps.now());
	await purgeAttempts(deps.db, deps.now());
	await purgeAudit(deps.db, deps.now());
	await purgeTopicChanges(deps.db, deps.now());
	await purgeBulkChanges(deps.db, deps.now());
	await purgeFaults(deps);
	await removeLatePosts(deps);
	await wantOlderVideos(deps);
	await wantViews(deps.db, deps.now(), 0);
	await removeOrphanPictures(deps);
}
