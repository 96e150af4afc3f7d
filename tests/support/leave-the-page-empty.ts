import { afterAll } from 'vitest';

/** Test files share jsdom's page, so that what one leaves there is found by another. */
afterAll(() => globalThis.document?.body.replaceChildren());
