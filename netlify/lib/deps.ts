import type { Database } from '#db/client';
import type { LaneDecider, SiteSetup } from '#domain/site/site-setup';
import type { AskSite } from './ask-site.ts';
import type { BlobStore } from './blob-store.ts';
import type { OutsideAccess } from './fetch-outside.ts';
import type { renderLate } from './late-post-renderer.ts';
import type { LateStore } from './late-post-store.ts';
import type { MailServer } from './mail-server.ts';
import type { ImageProvider } from './picture-provider.ts';
import type { PictureStore } from './picture-store.ts';
import type { SearchEngines } from './search-engines.ts';

/** Shows posts at their address before a deploy contains them. */
export interface Lane {
	store: LateStore;
	renderLate: typeof renderLate;
}

/** Everything outside the code that an action uses; tests pass their own. */
export interface Deps {
	db: Database;
	/** The current time; tests move it. */
	now: () => Date;
	/** Cryptographically random bytes. */
	randomBytes: (size: number) => Uint8Array;
	/** Resolves after `ms`; the pause between two attempts. */
	wait: (ms: number) => Promise<void>;
	/** Signs tokens, encrypts second factors and hashes codes; 32 bytes or more. Asked only where it is used. */
	authSecret: () => Promise<Uint8Array>;
	/** The owner's own code for the first account; undefined where the day's does. */
	setupCode: string | undefined;
	/** Whose database and key the site has, for its owner to read. */
	setup: SiteSetup;
	/** The site's origin, such as `https://blog.example`: its pages may call, and its pages are requested. */
	siteOrigin: string;
	blobs: BlobStore;
	pictures: PictureStore;
	/** The service that generates pictures; undefined when the site has no key. */
	imageProvider: ImageProvider | undefined;
	/** The mail server; undefined when none is configured. */
	mailServer: MailServer | undefined;
	/** Addresses of the pictures among the site's files; undefined when unknown. */
	sitePictures: ReadonlySet<string> | undefined;
	/** Network settings for `fetchOutside`. */
	outside: OutsideAccess;
	/** Whether the public site (not the database) has this page. */
	hasPage: (path: string) => Promise<boolean>;
	/** The newest publication contained in the site at this address; undefined when unknown. */
	readPublication: (siteUrl: string) => Promise<number | undefined>;
	/** Whether the desk is asked for the build hook's address, because no setting has it. */
	asksForHook: boolean;
	/** Requests a build, by the desk's address where it has one; throws when the hook refuses. */
	callBuildHook: (signal: AbortSignal, address?: string) => Promise<void>;
	/** Makes the platform's network forget the replies with these tags. */
	purge: (tags: string[]) => Promise<void>;
	/** Undefined where search engines are told nothing: everywhere but in production. */
	searchEngines: SearchEngines | undefined;
	/** Undefined where posts always wait for a deploy. */
	lane: Lane | undefined;
	/** Who says whether `lane` is on: ask `findFastLane`. */
	laneBy: LaneDecider;
	/** Of the public site. */
	askSite: AskSite;
	/** Minimum time between two calls of the hook, because builds cost credits. */
	buildMinIntervalMs: number;
	/** Maximum deploys per month, `plan`: as many as the host's plan bears; undefined where builds are free. */
	monthlyDeploys: number | 'plan' | undefined;
	/** Bytes that the database's plan allows; undefined when there is no limit. */
	databaseLimit: number | undefined;
	log: (event: string, fields: Record<string, unknown>) => void;
	/** Writes a line for people into the same log. */
	say: (line: string) => void;
}
