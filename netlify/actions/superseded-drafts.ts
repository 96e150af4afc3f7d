/** The working copies that a save takes the place of: the one that its editor saw, or any when it names none. */
export const supersededDrafts = ({
	draft_version: version,
}: {
	draft_version?: number | undefined;
}) => (version === undefined ? true : { version });
