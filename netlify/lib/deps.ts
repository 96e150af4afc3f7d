import type { Database } from '#db/client';

/** Everything outside that an action touches; tests pass their own. */
export interface Deps {
	db: Database;
	/** The present, as a parameter: tests move it. */
	now: () => Date;
	/** Unguessable bytes. */
	randomBytes: (size: number) => Uint8Array;
	/** Signs admin tokens; 32 bytes or more. */
	authSecret: Uint8Array;
	/** Asks for a rebuild; throws when the hook does not take it. */
	callBuildHook: (signal: AbortSignal) => Promise<void>;
	log: (event: string, fields: Record<string, unknown>) => void;
}
