/** The working copies that a save replaces: the version that its editor saw, or any if it names none. */
export const supersededCopies = ({
	draft_version: version,
}: {
	draft_version?: number | undefined;
}) => (version === undefined ? true : { version });
