import { sql } from 'drizzle-orm';
import type { AuditEvent } from '#domain/account/audit-event';
import type { TopicAct } from '#domain/names/topic';
import { recordAudit } from '../accounts/audit-log.ts';
import type { Database } from '../client.ts';
import { takeNumberingLock } from '../publishing/publications.ts';
import { publications } from '../schema.ts';
import { topicChanges } from '../topic-schema.ts';
import type { KeptTopic } from './kept-topic.ts';
import { lockTopics } from './topic-turn.ts';

/** Who changes topics, and when. */
export interface TopicEditor {
	userName: string | null;
	/** ISO 8601. */
	now: string;
}

export interface ChangedTopic {
	/** What can be undone; null when nothing changed. */
	change: string | null;
	/** Null when readers see nothing new. */
	publication: number | null;
}

export const nothingChanged: ChangedTopic = { change: null, publication: null };

/** What was changed, and what undoing it needs. */
interface DoneChange {
	act: TopicAct;
	subject: string;
	result: string | null;
	kept: KeptTopic;
}

/** Call it last, when every row is locked: to take the numbering lock first would deadlock. Returns the publication. */
export async function publishTopics(db: Database, now: string): Promise<number | null> {
	await db.execute(sql`select ${takeNumberingLock}`);
	const [publication] = await db
		.insert(publications)
		.values({ id: sql`nextval('publication_numbers')`, kind: 'content', created_at: now })
		.returning({ id: publications.id });
	return publication?.id ?? null;
}

const eventOf = {
	change: 'topic_changed',
	merge: 'topic_merged',
	delete: 'topic_deleted',
} as const satisfies Record<TopicAct, AuditEvent>;

/** Keeps what undoing needs, and logs who did it. */
async function keepChange(
	db: Database,
	{ userName, now }: TopicEditor,
	done: DoneChange,
): Promise<string | null> {
	const { act, subject, result } = done;
	const [change] = await db
		.insert(topicChanges)
		.values({ ...done, user_name: userName, created_at: now })
		.returning({ id: topicChanges.id });
	const text = result === null || result === subject ? subject : `${subject} → ${result}`;
	await recordAudit(db, { event: eventOf[act], userName, subject: text, now });
	return change?.id ?? null;
}

/** Makes a change in its turn, keeps how to undo it, and publishes what readers see of it. */
export const changeTopics = (
	db: Database,
	editor: TopicEditor,
	change: (db: Database) => Promise<(DoneChange & { isSeen?: boolean }) | undefined>,
): Promise<ChangedTopic> =>
	db.transaction(async (transaction) => {
		await lockTopics(transaction);
		const made = await change(transaction);
		if (!made) return nothingChanged;
		const { isSeen = true, ...done } = made;
		const id = await keepChange(transaction, editor, done);
		return {
			change: id,
			publication: isSeen ? await publishTopics(transaction, editor.now) : null,
		};
	});
