/** By which feed readers know a post for ever, unless it brought another name from elsewhere. */
export const guidOf = (id: string): string => `urn:uuid:${id}`;
