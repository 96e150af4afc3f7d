/** Sends an event with its fields to the services that the reader agreed to. */
export type SendEvent = (event: string, fields: Record<string, unknown>) => void;
