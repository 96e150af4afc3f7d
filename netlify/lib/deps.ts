import type { Database } from '#db/client';
import type { BlobStore } from './blob-store.ts';
import type { ImageProvider } from './image-provider.ts';
import type { MailServer } from './mail-server.ts';
import type { PictureStore } from './picture-store.ts';

/** Everything outside that an action touches; tests pass their own. */
export interface Deps {
	db: Database;
	/** The present, as a parameter: tests move it. */
	now: () => Date;
	/** Unguessable bytes. */
	randomBytes: (size: number) => Uint8Array;
	/** Ends after `ms`: the pause between two tries. */
	wait: (ms: number) => Promise<void>;
	/** Signs tokens, encrypts second factors and hashes codes; 32 bytes or more. */
	authSecret: Uint8Array;
	/** Where the site lives, such as `https://blog.example`: pages there may call, and their addresses are looked up. */
	siteOrigin: string;
	blobs: BlobStore;
	pictures: PictureStore;
	/** Who draws pictures; undefined while the site has no key. */
	imageProvider: ImageProvider | undefined;
	/** Who sends mail; undefined while nobody does. */
	mailServer: MailServer | undefined;
	/** The pictures among the site's files, by address; undefined when nobody knows them. */
	sitePictures: ReadonlySet<string> | undefined;
	/** Does the public site, not the database, have this page? */
	hasPage: (path: string) => Promise<boolean>;
	/** The newest publication that the site at this address contains; undefined when it does not say. */
	readPublication: (siteUrl: string) => Promise<number | undefined>;
	/** Asks for a rebuild; throws when the hook does not take it. */
	callBuildHook: (signal: AbortSignal) => Promise<void>;
	/** Least time between two calls of the hook: builds cost credits. */
	buildMinIntervalMs: number;
	/** Deploys that a month may have; undefined where builds cost nothing. */
	monthlyDeploys: number | undefined;
	log: (event: string, fields: Record<string, unknown>) => void;
}
