import { config } from 'zod';

/** Zod tries `new Function` to find out whether it may compile; the desk's CSP counts the try as a violation. */
config({ jitless: true });
