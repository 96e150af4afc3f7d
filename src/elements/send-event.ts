/** Sends one event with its fields to where the reader agreed to. */
export type SendEvent = (event: string, fields: Record<string, unknown>) => void;
