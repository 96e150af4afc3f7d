const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether this is the id of a post, and not its address. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** By which feed readers know a post for ever, unless it brought another name from elsewhere. */
export const guidOf = (id: string): string => `urn:uuid:${id}`;
