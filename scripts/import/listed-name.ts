import { normalize } from 'node:path/posix';

const folders =
	/(?:^|\/)(?:__MACOSX|\.(?:AppleDouble|DocumentRevisions-V100|fseventsd|Spotlight-V100|TemporaryItems|Trashes?|Trash-\d+)|\$RECYCLE\.BIN|RECYCLER|System Volume Information|@eaDir|@Recycle|#recycle|lost\+found|node_modules|\.git)\//i;
const files =
	/(?:^|\/)(?:\._[^/]*|\.(?:DS_Store|localized|apdisk|VolumeIcon\.icns|directory)|Icon\r|(?:eh)?thumbs(?:_vista)?\.db|desktop\.ini|~\$[^/]*)$/i;

/** What a system, a disk or a tool put beside somebody's files. */
const isOfSystem = (name: string) => folders.test(name) || files.test(name);

/** Whether a name in a zip, with `/` between folders, is one outside of it. */
export const leadsOut = (name: string): boolean =>
	/^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)/i.test(name);

/**
 * Files by the names that every look-up uses: with `/` between folders, composed letters, and only those that somebody
 * wrote. Of two names that become the same, the second stays as it was.
 */
export function listNames<File>(files: Iterable<readonly [string, File]>): Map<string, File> {
	const named = new Map<string, File>();
	for (const [given, file] of files) {
		if (isOfSystem(given)) continue;
		const name = normalize(given).normalize('NFC');
		named.set(named.has(name) ? given : name, file);
	}
	return new Map([...named].sort(([one], [other]) => (one < other ? -1 : 1)));
}
