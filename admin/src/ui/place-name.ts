import { messages } from '../messages.ts';

const thisMachine = ['127.0.0.1', '0:0:0:0::/64'];

/** Where a call came from, as it is shown: the network's address, or this very machine. */
export const placeName = (ip: string): string =>
	thisMachine.includes(ip) ? messages.common.thisMachine : ip;
